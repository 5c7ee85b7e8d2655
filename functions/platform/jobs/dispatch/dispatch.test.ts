import type { DynamoDBRecord } from 'aws-lambda';
import { expect, it } from 'vitest';
import { dispatch } from '#functions/platform/jobs/dispatch/dispatch.ts';
import type { JobLogLine } from '#functions/platform/runner/job-log.ts';

const record = (number: number, entity: string, kind: string, eventName: 'INSERT' | 'MODIFY' | 'REMOVE' = 'INSERT'): DynamoDBRecord => ({
  eventName,
  dynamodb: { SequenceNumber: String(number), NewImage: { entity: { S: entity }, id: { S: `job-${number}` }, kind: { S: kind } } },
});

const logged: (string | undefined)[] = [];
const log = ({ jobId }: JobLogLine) => void logged.push(jobId);

/** A queue that accepts every job except those in `refused`. */
function queueWithout(...refused: string[]) {
  const started: string[] = [];
  const start = async (kind: string, jobId: string) => {
    if (refused.includes(jobId)) throw new Error('throttled');
    started.push(`${kind} ${jobId}`);
  };
  return { kinds: new Set(['publish', 'media']), started, start };
}

it('dispatch starts inserted jobs of known kinds, and ignores all other records', async () => {
  const queue = queueWithout();
  const answer = await dispatch({ queue, log })({
    Records: [
      record(1, 'job', 'publish'),
      record(2, 'job', 'media'),
      record(3, 'job', 'publish', 'MODIFY'),
      record(4, 'site', 'publish'),
      record(5, 'job', 'unheard-of'),
      { eventName: 'REMOVE', dynamodb: { SequenceNumber: '6' } },
    ],
  });
  expect(answer).toEqual({ batchItemFailures: [] });
  expect(queue.started).toEqual(['publish job-1', 'media job-2']);
});

it('dispatch returns the records whose job could not be started as batch item failures', async () => {
  const queue = queueWithout('job-2');
  const answer = await dispatch({ queue, log })({
    Records: [record(1, 'job', 'publish'), record(2, 'job', 'media'), record(3, 'job', 'media')],
  });
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: '2' }] });
  expect(queue.started).toEqual(['publish job-1', 'media job-3']);
  expect(logged).toEqual(['job-2']);
});
