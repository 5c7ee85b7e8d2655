import { TABLE_SCHEMA } from '#functions/platform/engine/table-schema.ts';

/** The table as the Data stack and the laptop create it: the store's schema, with a stream of both images. */
export const TABLE = { ...TABLE_SCHEMA, stream: 'NEW_AND_OLD_IMAGES' } as const;

/** Returns the event filter pattern of Lambda for new items of these entities. */
export const insertPattern = (entities: readonly string[]) => ({
  eventName: ['INSERT'],
  dynamodb: { NewImage: { entity: { S: [...entities] } } },
});

/**
 * How the table's stream invokes the functions with a `stream` trigger. A batch is retried from its first failing record and
 * dead-lettered after `retryAttempts`; the reconcile sweep then starts its jobs and indexes its entries.
 */
export const STREAM_DELIVERY = { batchSize: 10, retryAttempts: 10 } as const;
