import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverBatch } from '#infra/local/jobs/stream/deliver-batch.ts';

const records = ['1', '2', '3', '4'].map((SequenceNumber): DynamoDBRecord => ({ dynamodb: { SequenceNumber } }));
const numbers = (batch: readonly DynamoDBRecord[]) => batch.map(({ dynamodb }) => dynamodb?.SequenceNumber).join('');

/** Runs a delivery in which the function returns `answers`. Returns the batch of each attempt, and the undelivered records. */
async function deliver(answers: (string[] | Error)[]) {
  const handed: string[] = [];
  const left = await deliverBatch(records, {
    retryAttempts: 3,
    retryDelayMs: 1,
    deliver: async (batch) => {
      handed.push(numbers(batch));
      const answer = answers.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return { batchItemFailures: answer.map((itemIdentifier) => ({ itemIdentifier })) };
    },
  });
  return { handed, left: numbers(left) };
}

describe('deliverBatch', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  it('delivers a batch once if no record fails', async () => {
    expect(await deliver([])).toEqual({ handed: ['1234'], left: '' });
  });

  it('retries the batch from the first failing record on', async () => {
    expect(await deliver([['4', '2'], ['3']])).toEqual({ handed: ['1234', '234', '34'], left: '' });
  });

  it('retries the whole batch when the function throws or names an unknown record', async () => {
    expect(await deliver([new Error('down'), ['?']])).toEqual({ handed: ['1234', '1234', '1234'], left: '' });
  });

  it('returns the failing records after the last attempt', async () => {
    expect(await deliver([['3'], ['3'], ['3'], ['4']])).toEqual({ handed: ['1234', '34', '34', '34'], left: '4' });
  });
});
