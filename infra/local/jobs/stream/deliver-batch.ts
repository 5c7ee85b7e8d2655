import { setTimeout as delay } from 'node:timers/promises';
import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';

interface BatchDelivery {
  /** Invokes the function with records. Its result may name failed records. */
  deliver: (records: readonly DynamoDBRecord[]) => Promise<unknown>;
  retryAttempts: number;
  retryDelayMs?: number;
}

/** A function's result with `ReportBatchItemFailures`. As on AWS, any other result means success. */
const BatchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Returns the records from the first failed one on, which are delivered again. */
function fromFirstFailure(records: readonly DynamoDBRecord[], result: unknown): readonly DynamoDBRecord[] {
  const failures = BatchResponse.safeParse(result).data?.batchItemFailures ?? [];
  if (failures.length === 0) return [];
  const failed = new Set(failures.map(({ itemIdentifier }) => itemIdentifier));
  const first = records.findIndex((record) => failed.has(record.dynamodb?.SequenceNumber ?? ''));
  // An unknown identifier fails the whole batch, as on AWS.
  return records.slice(Math.max(first, 0));
}

/**
 * Delivers a batch of stream records as Lambda does with `ReportBatchItemFailures`: retries from the first failed record on.
 * Returns the records that were still failing after the last attempt.
 */
export async function deliverBatch(
  records: readonly DynamoDBRecord[],
  { deliver, retryAttempts, retryDelayMs = 200 }: BatchDelivery,
): Promise<readonly DynamoDBRecord[]> {
  let left = records;
  for (let attempt = 0; left.length > 0; attempt += 1) {
    left = await deliver(left).then(
      (result) => fromFirstFailure(left, result),
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
