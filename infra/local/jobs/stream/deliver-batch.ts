import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';

interface BatchDelivery {
  /** Hands records to the function, which may name the failing ones. */
  deliver: (records: readonly DynamoDBRecord[]) => Promise<unknown>;
  retryAttempts: number;
  retryDelayMs?: number;
}

/** The records from the first one that failed; in a stream everything after it is delivered again. */
function fromFirstFailure(records: readonly DynamoDBRecord[], answer: unknown): readonly DynamoDBRecord[] {
  const failures = (answer as DynamoDBBatchResponse | null)?.batchItemFailures ?? [];
  if (failures.length === 0) return [];
  const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
  const first = records.findIndex((record) => failed.has(record.dynamodb?.SequenceNumber ?? ''));
  // An identifier nobody knows fails the whole batch, as on AWS.
  return records.slice(Math.max(first, 0));
}

/**
 * Delivers a batch of stream records as Lambda does with `ReportBatchItemFailures`: retried from the first failing
 * record until nothing fails. Answers what was still failing after the last attempt.
 */
export async function deliverBatch(
  records: readonly DynamoDBRecord[],
  { deliver, retryAttempts, retryDelayMs = 200 }: BatchDelivery,
): Promise<readonly DynamoDBRecord[]> {
  let left = records;
  for (let attempt = 0; left.length > 0; attempt += 1) {
    left = await deliver(left).then(
      (answer) => fromFirstFailure(left, answer),
      (error: unknown) => {
        console.error('A batch of the stream failed:', error);
        return left;
      },
    );
    if (left.length === 0 || attempt === retryAttempts) break;
    await delay(Math.min(retryDelayMs * 2 ** attempt, 5000));
  }
  return left;
}
