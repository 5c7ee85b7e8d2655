import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod';
import { chunks } from '#functions/platform/base/chunks.ts';
import { unavailableError } from '#functions/platform/base/app-error.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { backOff, CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { parseItem, parseReadable } from '#functions/platform/engine/parse-item.ts';
import { isConflict, toStoreError } from '#functions/platform/engine/table-error.ts';
import { buildExpression, type Changes, type Condition } from '#functions/platform/engine/table-expression.ts';
import { TABLE_SCHEMA } from '#functions/platform/engine/table-schema.ts';
import type { Key } from '#functions/platform/keys/key.ts';

/** An item to write: a key, its kind of entity, and its attributes. `undefined` attributes are not stored. */
export type Item = Key & { readonly entity: string; readonly [attribute: string]: unknown };

/** An item as the table returns it: its key, and attributes that are unknown until a schema has parsed them. */
export type StoredItem = Key & Readonly<Record<string, unknown>>;

/** One write of a transaction. `check` writes nothing and only requires a condition. */
export type Write =
  | { put: Item; when?: Condition }
  | ({ update: Key; when?: Condition } & Changes)
  | { delete: Key; when?: Condition }
  | { check: Key; when: Condition };

export interface Query {
  pk: string;
  /** Prefix of the sort keys. */
  prefix?: string;
  /** Queries the index `due` by its keys instead of the table. */
  index?: 'due';
  /** Exclusive upper bound of the sort keys. */
  below?: string;
  /** Bounds of the sort keys, both inclusive. */
  between?: readonly [string, string] | undefined;
  descending?: boolean;
  limit?: number;
  /** Filters the items. Omitted items count towards the 1 MB that a call reads. */
  where?: Condition | undefined;
  /** Exclusive start: `next` of an earlier page. */
  after?: Key | undefined;
}

interface Page<T> {
  items: T[];
  /** The last key read; `undefined` on the last page. */
  next: Key | undefined;
}

/** Reads an item and parses it by a schema. */
interface ItemRead<S extends z.ZodType> {
  key: Key;
  schema: S;
}

const KEYS_PER_BATCH_GET = 100;
const WRITES_PER_BATCH = 25;
/**
 * Number of concurrent batches. Smaller than the number of the client's sockets, because a request that waits too long for a socket fails.
 */
const BATCHES_AT_A_TIME = 20;
const BATCH_ATTEMPTS = 8;
const BACKOFF_MS = 25;

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });
const address = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

const hasKey = (attributes: Readonly<Record<string, unknown>>): attributes is StoredItem =>
  typeof attributes['pk'] === 'string' && typeof attributes['sk'] === 'string';

function toStoredItem(attributes: Readonly<Record<string, unknown>> = {}): StoredItem {
  if (hasKey(attributes)) return attributes;
  throw new Error('The table returned an item without a key');
}

const parsed = (item: StoredItem, schema: z.ZodType | undefined): unknown => (schema ? parseItem(schema, item) : item);

/**
 * Access to the one DynamoDB table by keys and conditions, with batches of any size and typed errors, whatever the items contain.
 *
 * Reads are strongly consistent, except those of the index. A read with a schema returns parsed items, and throws if an item breaks the
 * schema; without a schema, attributes have the type `unknown`. Every call throws `AppError('unavailable')` if the database is busy or
 * unreachable after all retries.
 */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;

  constructor(client: DynamoDBDocumentClient, name: string) {
    this.#client = client;
    this.#name = name;
  }

  async get(key: Key): Promise<StoredItem | undefined>;
  async get<S extends z.ZodType>(key: Key, schema: S): Promise<z.output<S> | undefined>;
  async get(key: Key, schema?: z.ZodType): Promise<unknown> {
    const { Item: item } = await this.#read(() =>
      this.#client.send(new GetCommand({ TableName: this.#name, Key: keyOf(key), ConsistentRead: true })),
    );
    return item && parsed(toStoredItem(item), schema);
  }

  /**
   * Returns the items in the order of the keys, `undefined` for keys without an item. Makes one call for each 100 different keys, in
   * parallel.
   */
  async batchGet(keys: readonly Key[]): Promise<(StoredItem | undefined)[]>;
  async batchGet<S extends z.ZodType>(keys: readonly Key[], schema: S): Promise<(z.output<S> | undefined)[]>;
  async batchGet(keys: readonly Key[], schema?: z.ZodType): Promise<unknown[]> {
    const distinct = new Map(keys.map((key) => [address(key), keyOf(key)]));
    const found = new Map<string, unknown>();
    await Promise.all(
      chunks([...distinct.values()], KEYS_PER_BATCH_GET).map(async (chunk) => {
        for (const item of await this.#readChunk(chunk)) found.set(address(item), parsed(item, schema));
      }),
    );
    return keys.map((key) => found.get(address(key)));
  }

  /** Reads like `batchGet`, but logs an item that breaks its schema and returns `undefined` for it (`parseReadable`). */
  async batchGetReadable<S extends z.ZodType>(keys: readonly Key[], schema: S): Promise<(z.output<S> | undefined)[]> {
    return (await this.batchGet(keys)).map((item) => item && parseReadable(schema, item));
  }

  /** Reads two items of different kinds with one call. */
  async getBoth<A extends z.ZodType, B extends z.ZodType>(
    first: ItemRead<A>,
    second: ItemRead<B>,
  ): Promise<[z.output<A> | undefined, z.output<B> | undefined]> {
    const [one, other] = await this.batchGet([first.key, second.key]);
    return [one && parseItem(first.schema, one), other && parseItem(second.schema, other)];
  }

  async #readChunk(chunk: readonly Key[]): Promise<StoredItem[]> {
    const found: StoredItem[] = [];
    let pending: Record<string, unknown>[] = chunk.map((key) => ({ ...keyOf(key) }));
    for (let attempt = 0; pending.length > 0; attempt += 1) {
      if (attempt === BATCH_ATTEMPTS) throw unavailableError();
      if (attempt > 0) await backOff(attempt, BACKOFF_MS);
      const request = { RequestItems: { [this.#name]: { Keys: pending, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = await this.#read(() => this.#client.send(new BatchGetCommand(request)));
      found.push(...(Responses?.[this.#name] ?? []).map(toStoredItem));
      pending = UnprocessedKeys?.[this.#name]?.Keys ?? [];
    }
    return found;
  }

  async query(query: Query): Promise<Page<StoredItem>>;
  async query<S extends z.ZodType>(query: Query, schema: S): Promise<Page<z.output<S>>>;
  async query(
    { pk, prefix, index, below, between, descending = false, limit, where, after }: Query,
    schema?: z.ZodType,
  ): Promise<Page<unknown>> {
    const { partitionKey, sortKey } = index ? TABLE_SCHEMA.dueIndex : TABLE_SCHEMA;
    const sort = [
      ...(prefix === undefined ? [] : ['begins_with(#sk, :prefix)']),
      ...(below === undefined ? [] : ['#sk < :below']),
      ...(between === undefined ? [] : ['#sk BETWEEN :low AND :high']),
    ];
    const filter = buildExpression(where);
    const input = {
      TableName: this.#name,
      ...(index ? { IndexName: TABLE_SCHEMA.dueIndex.name } : { ConsistentRead: true }),
      KeyConditionExpression: ['#pk = :pk', ...sort].join(' AND '),
      ...(filter.ConditionExpression && { FilterExpression: filter.ConditionExpression }),
      ExpressionAttributeNames: { '#pk': partitionKey, ...(sort.length > 0 && { '#sk': sortKey }), ...filter.ExpressionAttributeNames },
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(prefix !== undefined && { ':prefix': prefix }),
        ...(below !== undefined && { ':below': below }),
        ...(between !== undefined && { ':low': between[0], ':high': between[1] }),
        ...filter.ExpressionAttributeValues,
      },
      ScanIndexForward: !descending,
      ...(limit !== undefined && { Limit: limit }),
      ...(after && { ExclusiveStartKey: after }),
    };
    const { Items: items = [], LastEvaluatedKey: last } = await this.#read(() => this.#client.send(new QueryCommand(input)));
    return { items: items.map((item) => parsed(toStoredItem(item), schema)), next: last && toStoredItem(last) };
  }

  /** Reads like `query`, but omits and logs items that break their schema (`parseReadable`), so a page may contain fewer items. */
  async queryReadable<S extends z.ZodType>(query: Query, schema: S): Promise<Page<z.output<S>>> {
    const { items, next } = await this.query(query);
    return { items: items.flatMap((item) => parseReadable(schema, item) ?? []), next };
  }

  /** Reads all pages of a query. For partitions that are known to be small. */
  async queryAll(query: Omit<Query, 'limit' | 'after'>): Promise<StoredItem[]>;
  async queryAll<S extends z.ZodType>(query: Omit<Query, 'limit' | 'after'>, schema: S): Promise<z.output<S>[]>;
  async queryAll(query: Omit<Query, 'limit' | 'after'>, schema?: z.ZodType): Promise<unknown[]> {
    const items: unknown[] = [];
    let page: Page<StoredItem> | undefined;
    do {
      page = await this.query({ ...query, after: page?.next });
      items.push(...page.items.map((item) => parsed(item, schema)));
    } while (page.next);
    return items;
  }

  /** Puts an item. Like `update`, `delete` and `transact`, it throws `ConditionFailedError` if the condition fails. */
  async put(item: Item, when?: Condition): Promise<void> {
    await this.#write(() => this.#client.send(new PutCommand({ TableName: this.#name, Item: item, ...buildExpression(when) })));
  }

  /** Returns the item after the update. Without a condition, an absent item is created. */
  async update(key: Key, changes: Changes, when?: Condition): Promise<StoredItem> {
    const { Attributes: item } = await this.#write(() =>
      this.#client.send(
        new UpdateCommand({ TableName: this.#name, Key: keyOf(key), ReturnValues: 'ALL_NEW', ...buildExpression(when, changes) }),
      ),
    );
    return toStoredItem(item);
  }

  async delete(key: Key, when?: Condition): Promise<void> {
    await this.#write(() => this.#client.send(new DeleteCommand({ TableName: this.#name, Key: keyOf(key), ...buildExpression(when) })));
  }

  /** Puts and deletes without conditions, in no particular order and not atomically. For idempotent writes only. */
  async batchWrite({ put = [], remove = [] }: { put?: readonly Item[]; remove?: readonly Key[] }): Promise<void> {
    const writes = [
      ...put.map((item) => ({ PutRequest: { Item: item } })),
      ...remove.map((key) => ({ DeleteRequest: { Key: keyOf(key) } })),
    ];
    await inParallel(chunks(writes, WRITES_PER_BATCH), BATCHES_AT_A_TIME, (chunk) => this.#writeChunk(chunk));
  }

  async #writeChunk(chunk: Record<string, unknown>[]): Promise<void> {
    let pending = chunk;
    for (let attempt = 0; pending.length > 0; attempt += 1) {
      if (attempt === BATCH_ATTEMPTS) throw unavailableError();
      if (attempt > 0) await backOff(attempt, BACKOFF_MS);
      const request = { RequestItems: { [this.#name]: pending } };
      const { UnprocessedItems } = await this.#write(() => this.#client.send(new BatchWriteCommand(request)));
      pending = UnprocessedItems?.[this.#name] ?? [];
    }
  }

  /** Commits all writes or none, at most 100. `ConditionFailedError.failed` lists the positions of the writes whose condition failed. */
  async transact(writes: readonly Write[]): Promise<void> {
    const TransactItems = writes.map((write) => this.#transactItem(write));
    await this.#write(() => this.#client.send(new TransactWriteCommand({ TransactItems })));
  }

  #transactItem(write: Write): NonNullable<TransactWriteCommandInput['TransactItems']>[number] {
    const TableName = this.#name;
    if ('put' in write) return { Put: { TableName, Item: write.put, ...buildExpression(write.when) } };
    if ('delete' in write) return { Delete: { TableName, Key: keyOf(write.delete), ...buildExpression(write.when) } };
    if ('check' in write)
      return { ConditionCheck: { TableName, Key: keyOf(write.check), ConditionExpression: '', ...buildExpression(write.when) } };
    const { update, when, ...changes } = write;
    return { Update: { TableName, Key: keyOf(update), UpdateExpression: '', ...buildExpression(when, changes) } };
  }

  async #read<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      throw toStoreError(error);
    }
  }

  /**
   * Retries a write that DynamoDB cancelled because of a concurrent transaction: nothing was written, and its conditions may still hold.
   */
  #write<T>(send: () => Promise<T>): Promise<T> {
    let cause: unknown;
    const attempt = async () => {
      try {
        return await send();
      } catch (error) {
        if (!isConflict(error)) throw toStoreError(error);
        cause = error;
        return CONFLICT;
      }
    };
    return retryOnConflict(attempt, { backOffMs: BACKOFF_MS, exhausted: () => toStoreError(cause) });
  }
}
