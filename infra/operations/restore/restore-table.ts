import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { TABLE } from '#infra/table.ts';

type Item = Record<string, AttributeValue>;

/** A table and the client of its region. A document client would lose the precision of large numbers. */
export interface TableAddress {
  client: DynamoDBClient;
  name: string;
}

/** The result of a restore of the target, in items. */
export interface TableRestoreReport {
  written: number;
  unchanged: number;
  removed: number;
}

/** Limits of DynamoDB for one call. */
const READ_BATCH = 100;
const WRITE_BATCH = 25;

const SEGMENTS = 8;
const ATTEMPTS = 10;
const FIRST_DELAY_MS = 50;

const { partitionKey, sortKey } = TABLE;
const keyOf = (item: Item): Item => ({ [partitionKey]: item[partitionKey] ?? { S: '' }, [sortKey]: item[sortKey] ?? { S: '' } });
const addressOf = (item: Item): string => JSON.stringify([item[partitionKey]?.S, item[sortKey]?.S]);

const chunksOf = <T>(values: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));

/** Retries unprocessed items until none is left, with exponential delay. Throws after ten attempts. */
async function untilNothingIsLeft<T>(all: T[], send: (left: T[]) => Promise<T[]>): Promise<void> {
  let left = all;
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === ATTEMPTS) throw new Error(`${left.length} items are still refused after ${ATTEMPTS} attempts`);
    if (attempt > 0) await delay(FIRST_DELAY_MS * 2 ** attempt);
    left = await send(left);
  }
}

/** Returns the items of a table with the given keys, by address. */
async function readItems({ client, name }: TableAddress, keys: readonly Item[]): Promise<Map<string, Item>> {
  const found = new Map<string, Item>();
  for (const chunk of chunksOf(keys, READ_BATCH))
    await untilNothingIsLeft(chunk, async (left) => {
      const request = { RequestItems: { [name]: { Keys: left, ConsistentRead: true } } };
      const { Responses, UnprocessedKeys } = await client.send(new BatchGetItemCommand(request));
      for (const item of Responses?.[name] ?? []) found.set(addressOf(item), item);
      return UnprocessedKeys?.[name]?.Keys ?? [];
    });
  return found;
}

async function write({ client, name }: TableAddress, requests: readonly WriteRequest[]): Promise<void> {
  for (const chunk of chunksOf(requests, WRITE_BATCH))
    await untilNothingIsLeft(chunk, async (left) => {
      const { UnprocessedItems } = await client.send(new BatchWriteItemCommand({ RequestItems: { [name]: left } }));
      return UnprocessedItems?.[name] ?? [];
    });
}

/** Calls `handle` with each page of a table, several segments at a time. */
async function forEachPage({ client, name }: TableAddress, handle: (items: Item[]) => Promise<void>): Promise<void> {
  const segments = Array.from({ length: SEGMENTS }, (_, segment) => segment);
  await inParallel(segments, SEGMENTS, async (Segment) => {
    const pages = paginateScan({ client }, { TableName: name, ConsistentRead: true, Segment, TotalSegments: SEGMENTS });
    for await (const { Items = [] } of pages) await handle(Items);
    return [];
  });
}

/**
 * Makes a table equal to another, item by item; skips items that are equal already. Requires that no other process writes to
 * either. Can be repeated after a failure.
 *
 * 1. Writes items of `from` that `to` lacks or has with other attributes.
 * 2. Removes items of `to` that `from` lacks.
 */
export async function restoreTable(from: TableAddress, to: TableAddress): Promise<TableRestoreReport> {
  const report = { written: 0, unchanged: 0, removed: 0 };
  await forEachPage(from, async (items) => {
    const existing = await readItems(to, items.map(keyOf));
    const differing = items.filter((item) => !isDeepStrictEqual(item, existing.get(addressOf(item))));
    await write(
      to,
      differing.map((Item) => ({ PutRequest: { Item } })),
    );
    report.written += differing.length;
    report.unchanged += items.length - differing.length;
  });
  await forEachPage(to, async (items) => {
    const source = await readItems(from, items.map(keyOf));
    const surplus = items.filter((item) => !source.has(addressOf(item)));
    await write(
      to,
      surplus.map((item) => ({ DeleteRequest: { Key: keyOf(item) } })),
    );
    report.removed += surplus.length;
  });
  return report;
}
