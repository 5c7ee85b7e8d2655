import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { ulid } from 'ulid';
import { insertPattern, STREAM_DELIVERY } from '#infra/table.ts';
import { deliverBatch } from '#infra/local/jobs/stream/deliver-batch.ts';
import { matchesPattern } from '#infra/local/jobs/stream/event-filter.ts';
import { StreamCheckpoint } from '#infra/local/jobs/stream/stream-checkpoint.ts';
import type { StreamProgress } from '#infra/local/jobs/stream/stream-progress.ts';
import { StreamError, type StreamClient } from '#infra/local/jobs/stream/stream-client.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

const IDLE_MS = 200;
const HURRIED_IDLE_MS = 10;

interface PollerOptions {
  client: StreamClient;
  table: string;
  /** Folder for the checkpoint and for batches that exhausted their retries. */
  folder: string;
  /** The entities whose new items are delivered. */
  entities: readonly string[];
  deliver: (event: DynamoDBStreamEvent) => Promise<unknown>;
  progress?: StreamProgress;
  signal?: AbortSignal;
}

/**
 * Lambda's event source mapping of the table's stream: filters records, delivers them in order, and writes its checkpoint after
 * each batch. After an error of the engine it continues from the checkpoint, until `signal` is aborted.
 */
export async function pollStream(options: PollerOptions): Promise<void> {
  await mkdir(options.folder, { recursive: true });
  const closedShards = new Set<string>();
  let failures = 0;
  while (!options.signal?.aborted) {
    try {
      await pollShards(options, closedShards, () => (failures = 0));
    } catch (error) {
      if (options.signal?.aborted) return;
      if (failures === 0) console.error(`The stream cannot be read: ${reasonOf(error)}`);
      failures += 1;
      await delay(Math.min(100 * 2 ** failures, 2000));
    }
  }
}

/** Returns the reason of an error. Errors of `fetch` have it in their cause only. */
const reasonOf = (error: unknown): string => String(error instanceof Error ? (error.cause ?? error) : error);

/** Reads every shard to its end, parents before children. Returns when a shard is closed, so that the list of shards is read again. */
async function pollShards(options: PollerOptions, closedShards: Set<string>, onProgress: () => void): Promise<void> {
  const { client, table, folder, progress, signal } = options;
  const stream = await client.streamOf(table);
  const checkpoint = await StreamCheckpoint.read(path.join(folder, 'checkpoint.json'), stream);
  const iterators = new Map<string, string>();
  const isOver = (): boolean => signal?.aborted ?? false;
  for (const { ShardId: shard } of await client.shardsOf(stream)) {
    if (!closedShards.has(shard)) iterators.set(shard, await startingPoint(client, stream, shard, checkpoint));
  }
  while (!isOver()) {
    let closed = iterators.size === 0;
    let idle = true;
    let hasDelivered = false;
    // The engine lists parents first, and a page is processed before the next shard is read.
    for (const [shard, iterator] of iterators) {
      const { records, next } = await client.records(iterator);
      if (records.length > 0) {
        idle = false;
        if (await deliverRecords(records, stream, options)) hasDelivered = true;
        await checkpoint.set(shard, records.at(-1)?.dynamodb?.SequenceNumber);
      }
      if (next === undefined) {
        closedShards.add(shard);
        closed = true;
      } else iterators.set(shard, next);
    }
    onProgress();
    progress?.passed({ isIdle: idle, hasDelivered });
    if (idle) await delay(progress?.isHurried ? HURRIED_IDLE_MS : IDLE_MS, undefined, { ...(signal && { signal }) });
    if (closed) return;
  }
}

async function startingPoint(client: StreamClient, stream: string, shard: string, checkpoint: StreamCheckpoint): Promise<string> {
  const after = checkpoint.after(shard);
  if (after === undefined) return client.iterator(stream, shard, { from: 'oldest' });
  try {
    return await client.iterator(stream, shard, { after });
  } catch (error) {
    // The stream drops records after a day; all remaining records come after the checkpoint.
    if (!(error instanceof StreamError && error.name === 'TrimmedDataAccessException')) throw error;
    return client.iterator(stream, shard, { from: 'oldest' });
  }
}

/** Delivers matching records in batches, and writes those that exhaust their retries to a file. Returns whether any record matched. */
async function deliverRecords(
  records: readonly DynamoDBRecord[],
  stream: string,
  { deliver, folder, entities }: PollerOptions,
): Promise<boolean> {
  const pattern = insertPattern(entities);
  const matching = records.filter((record) => matchesPattern(pattern, record)).map((record) => ({ ...record, eventSourceARN: stream }));
  for (let start = 0; start < matching.length; start += STREAM_DELIVERY.batchSize) {
    const failed = await deliverBatch(matching.slice(start, start + STREAM_DELIVERY.batchSize), {
      deliver: (batch) => deliver({ Records: [...batch] }),
      retryAttempts: STREAM_DELIVERY.retryAttempts,
    });
    if (failed.length === 0) continue;
    const file = path.join(folder, `given-up-${ulid()}.json`);
    await writeFileAtomically(file, JSON.stringify(failed));
    console.error(`${failed.length} records of the stream exhausted their retries; see ${file}`);
  }
  return matching.length > 0;
}
