import { TABLE_SCHEMA } from '#functions/store/engine/table-schema.ts';

/** The one table as both ways of standing it up create it: the store's schema, with a stream that carries both images. */
export const TABLE = { ...TABLE_SCHEMA, stream: 'NEW_AND_OLD_IMAGES' } as const;

/**
 * How the table's stream reaches the `job-stream` trigger. `filter` is an event filter pattern of Lambda; a batch is
 * retried from its first failing record and set aside after `retryAttempts` (the reconcile sweep finds what it held).
 */
export const JOB_STREAM = {
  filter: { eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: ['job'] } } } },
  batchSize: 10,
  retryAttempts: 10,
} as const;
