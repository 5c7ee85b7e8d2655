import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { describeError } from '#functions/platform/base/log.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { JobLog } from '#functions/platform/runner/job-log.ts';

/** The string attributes of an inserted item. */
export type InsertedItem = Readonly<Record<string, string | undefined>>;

export interface IndexEntriesDependencies {
  /** Functions that index an inserted item, by entity. They must be idempotent. */
  indexers: Readonly<Record<string, (item: InsertedItem) => Promise<void>>>;
  log: JobLog;
}

const PARTITIONS_AT_A_TIME = 5;

const partitionOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.['pk']?.S ?? '';

const stringsOf = ({ dynamodb }: DynamoDBRecord): InsertedItem =>
  Object.fromEntries(Object.entries(dynamodb?.NewImage ?? {}).map(([name, value]) => [name, value.S]));

/**
 * Indexes every item that was inserted in a batch of the table's stream. Items of one partition share counts, so they are indexed in
 * sequence. Returns records that could not be indexed as failed, so that the stream delivers them again.
 */
export const indexEntries =
  ({ indexers, log }: IndexEntriesDependencies) =>
  async ({ Records: records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failures: DynamoDBBatchResponse['batchItemFailures'] = [];
    await inParallel([...Map.groupBy(records, partitionOf).values()], PARTITIONS_AT_A_TIME, async (group) => {
      for (const record of group) {
        const item = stringsOf(record);
        try {
          await indexers[item['entity'] ?? '']?.(item);
        } catch (error) {
          log({ level: 'error', jobId: item['id'] ?? '', error: describeError(error) });
          failures.push({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' });
        }
      }
    });
    return { batchItemFailures: failures };
  };
