import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { JobQueue } from '#functions/gateways/job-queue.ts';
import { describeError } from '#functions/http/log.ts';
import { inParallel } from '#functions/in-parallel.ts';
import type { JobLog } from '#functions/jobs/runner/job-log.ts';
import { JOB_KINDS, type JobKind } from '#functions/store/job/job-store.ts';

export interface DispatchDependencies {
  queue: JobQueue;
  log: JobLog;
}

const AT_A_TIME = 10;

const isJobKind = (kind: string | undefined): kind is JobKind => JOB_KINDS.some((known) => known === kind);

/** The job a record says has come to be; later changes of it are its runner's own. */
function newJobIn({ eventName, dynamodb }: DynamoDBRecord): { id: string; kind: JobKind } | undefined {
  const image = dynamodb?.NewImage;
  const id = image?.['id']?.S;
  const kind = image?.['kind']?.S;
  return eventName === 'INSERT' && image?.['entity']?.S === 'job' && id !== undefined && isJobKind(kind) ? { id, kind } : undefined;
}

/**
 * Starts every job that the table's stream tells of. Records whose job could not be started are named, and come again;
 * a job started twice is run once.
 */
export const dispatch =
  ({ queue, log }: DispatchDependencies) =>
  async ({ Records: records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const failed = await inParallel(records, AT_A_TIME, async (record) => {
      const job = newJobIn(record);
      try {
        if (job) await queue.start(job.kind, job.id);
        return [];
      } catch (error) {
        log({ level: 'error', jobId: job?.id, error: describeError(error) });
        return [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }];
      }
    });
    return { batchItemFailures: failed.flat() };
  };
