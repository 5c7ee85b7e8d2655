import { backOff, CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
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
import { type Changes, type Condition, buildExpression } from '#functions/store/engine/table-expression.ts';
import { toStoreError, isConflict } from '#functions/store/engine/table-error.ts';
import { unavailableError } from '#functions/app-error.ts';
import { TABLE_SCHEMA } from '#functions/store/engine/table-schema.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** What is stored: a key, the kind of thing it is, and its attributes. `undefined` attributes are left out. */
export type Item = Key & { readonly entity: string; readonly [attribute: string]: unknown };

/** One write of a transaction. `check` only asks for a condition to hold. */
export type Write =
  | { put: Item; when?: Condition }
  | ({ update: Key; when?: Condition } & Changes)
  | { delete: Key; when?: Condition }
  | { check: Key; when: Condition };

interface Query {
  pk: string;
  /** Beginning of the sort keys wanted. */
  prefix?: string;
  /** Ask the index of due things, by its keys, instead of the table. */
  index?: 'due';
  /** Only sort keys below this one; for what is due by now. */
  below?: string;
  /** Only sort keys between these two, both included. */
  between?: readonly [string, string] | undefined;
  descending?: boolean;
  limit?: number;
  /** Leaves out items for which this does not hold. They are read all the same: at most 1 MB of items a call. */
  where?: Condition | undefined;
  /** Start after the last key of an earlier page. */
  after?: Record<string, unknown> | undefined;
}

interface Page<T> {
  items: T[];
  /** Key to go on after; absent on the last page. */
  next: Record<string, unknown> | undefined;
}

const KEYS_PER_BATCH_GET = 100;
const WRITES_PER_BATCH = 25;
const BATCH_ROUNDS = 8;
const BACKOFF_MS = 25;

const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

const keyOf = ({ pk, sk }: Key): Key => ({ pk, sk });
const address = ({ pk, sk }: Key): string => JSON.stringify([pk, sk]);

/**
 * The one table. Thin: keys, conditions and errors in our words, batches that finish, and nothing about what is stored.
 * Reads are consistent (they decide who may do what); what is read has the type it was written with.
 * Every call throws `AppError('unavailable')` when the database is busy or out of reach beyond retries.
 */
export class Table {
  readonly #client: DynamoDBDocumentClient;
  readonly #name: string;

  constructor(client: DynamoDBDocumentClient, name: string) {
    this.#client = client;
    this.#name = name;
  }

  async get<T>(key: Key): Promise<T | undefined> {
    const { Item } = await this.#read(() =>
      this.#client.send(new GetCommand({ TableName: this.#name, Key: keyOf(key), ConsistentRead: true })),
    );
    return Item as T | undefined;
  }

  /** The items in the order of their keys, `undefined` where there is none. */
  async batchGet<T>(keys: readonly Key[]): Promise<(T | undefined)[]> {
    const wanted = new Map(keys.map((key) => [address(key), keyOf(key)]));
    const found = new Map<string, T>();
    await Promise.all(chunks([...wanted.values()], KEYS_PER_BATCH_GET).map((chunk) => this.#readChunk(chunk, found)));
    return keys.map((key) => found.get(address(key)));
  }

  async #readChunk<T>(chunk: readonly Key[], found: Map<string, T>): Promise<void> {
    let pending: Key[] = [...chunk];
    for (let round = 0; pending.length > 0; round += 1) {
      if (round === BATCH_ROUNDS) throw unavailableError();
      if (round > 0) await backOff(round, BACKOFF_MS);
      const request = { RequestItems: { [this.#name]: { Keys: pending, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = await this.#read(() => this.#client.send(new BatchGetCommand(request)));
      for (const item of Responses?.[this.#name] ?? []) found.set(address(item as Key), item as T);
      pending = (UnprocessedKeys?.[this.#name]?.Keys ?? []) as Key[];
    }
  }

  async query<T>({ pk, prefix, index, below, between, descending = false, limit, where, after }: Query): Promise<Page<T>> {
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
    const { Items = [], LastEvaluatedKey } = await this.#read(() => this.#client.send(new QueryCommand(input)));
    return { items: Items as T[], next: LastEvaluatedKey };
  }

  /** Every page of a query, for partitions known to be small. */
  async queryAll<T>(query: Omit<Query, 'limit' | 'after'>): Promise<T[]> {
    const items: T[] = [];
    let page: Page<T> | undefined;
    do {
      page = await this.query<T>({ ...query, after: page?.next });
      items.push(...page.items);
    } while (page.next);
    return items;
  }

  /** Throws `ConditionFailed` where `when` does not hold; so do `update`, `delete` and `transact`. */
  async put(item: Item, when?: Condition): Promise<void> {
    await this.#write(() => this.#client.send(new PutCommand({ TableName: this.#name, Item: item, ...buildExpression(when) })));
  }

  /** The item as it is after the update. Without a condition an absent item comes to be. */
  async update<T>(key: Key, changes: Changes, when?: Condition): Promise<T> {
    const { Attributes } = await this.#write(() =>
      this.#client.send(
        new UpdateCommand({ TableName: this.#name, Key: keyOf(key), ReturnValues: 'ALL_NEW', ...buildExpression(when, changes) }),
      ),
    );
    return Attributes as T;
  }

  async delete(key: Key, when?: Condition): Promise<void> {
    await this.#write(() => this.#client.send(new DeleteCommand({ TableName: this.#name, Key: keyOf(key), ...buildExpression(when) })));
  }

  /** Puts and deletes without conditions, in no order and not atomically: for idempotent writes only. */
  async batchWrite({ put = [], remove = [] }: { put?: readonly Item[]; remove?: readonly Key[] }): Promise<void> {
    const writes = [
      ...put.map((item) => ({ PutRequest: { Item: item } })),
      ...remove.map((key) => ({ DeleteRequest: { Key: keyOf(key) } })),
    ];
    await Promise.all(chunks(writes, WRITES_PER_BATCH).map((chunk) => this.#writeChunk(chunk)));
  }

  async #writeChunk(chunk: Record<string, unknown>[]): Promise<void> {
    let pending = chunk;
    for (let round = 0; pending.length > 0; round += 1) {
      if (round === BATCH_ROUNDS) throw unavailableError();
      if (round > 0) await backOff(round, BACKOFF_MS);
      const request = { RequestItems: { [this.#name]: pending } };
      const { UnprocessedItems } = await this.#write(() => this.#client.send(new BatchWriteCommand(request)));
      pending = UnprocessedItems?.[this.#name] ?? [];
    }
  }

  /** All or nothing, at most 100 writes. `ConditionFailed.failed` names the writes (by position) whose condition did not hold. */
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

  /** Retries a write that DynamoDB cancelled because of a concurrent transaction: nothing was written, and its conditions may still hold. */
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
