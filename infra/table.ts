import { TABLE_SCHEMA } from '#functions/store/engine/table-schema.ts';

/** The table as the Data stack and the laptop create it: the store's schema, with a stream of both images. */
export const TABLE = { ...TABLE_SCHEMA, stream: 'NEW_AND_OLD_IMAGES' } as const;

/**
 * How the table's stream invokes the function with the `job-stream` trigger. `filter` is an event filter pattern of Lambda. A
 * batch is retried from its first failing record and dead-lettered after `retryAttempts`; the reconcile sweep then starts its jobs.
 */
export const JOB_STREAM = {
  filter: { eventName: ['INSERT'], dynamodb: { NewImage: { entity: { S: ['job'] } } } },
  batchSize: 10,
  retryAttempts: 10,
} as const;
