/**
 * The shape of the one table, as both ways of standing it up create it: string keys, items that DynamoDB may drop once
 * `expiresAt` (epoch seconds) is past, and a sparse index of what is still to be done, read by the reconcile job.
 */
export const TABLE_SCHEMA = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  dueIndex: { name: 'due', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
} as const;
