import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { JobQueue } from '#functions/platform/gateways/job-queue.ts';
import { describeError } from '#functions/platform/base/log.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { JobLog } from '#functions/platform/runner/job-log.ts';

export interface DispatchDependencies {
  queue: JobQueue;
  log: JobLog;
}

const AT_A_TIME = 10;

/** Returns the job that a stream record inserted, or `undefined` for later changes of a job, which its runner makes. */
function insertedJob({ eventName, dynamodb }: DynamoDBRecord): { id: string; kind: string } | undefined {
  const image = dynamodb?.NewImage;
  const id = image?.['id']?.S;
  const kind = image?.['kind']?.S;
  if (eventName !== 'INSERT' || image?.['entity']?.S !== 'job' || id === undefined || kind === undefined) return undefined;
  return { id, kind };
}

/**
 * Starts every job that a batch of the table's stream contains. Returns records whose job could not be started as failed, so that the
 * stream delivers them again. Starting a job twice is harmless, because only one runner gets its lease.
 */
export const dispatch =
  ({ queue, log }: DispatchDependencies) =>
  async ({ Records: records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failures = await inParallel(records, AT_A_TIME, async (record) => {
      const job = insertedJob(record);
      if (!job || !queue.kinds.has(job.kind)) return [];
      try {
        await queue.start(job.kind, job.id);
        return [];
      } catch (error) {
        log({ level: 'error', jobId: job.id, error: describeError(error) });
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    });
    return { batchItemFailures: failures.flat() };
  };
