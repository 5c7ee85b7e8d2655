/**
 * The schema of the one table, on AWS and on a laptop: string keys, a time to live (`expiresAt`, epoch seconds), and a sparse index of the
 * items that the reconcile job has to process. `keys.ts` lists the content of the table.
 */
export const TABLE_SCHEMA = {
  partitionKey: 'pk',
  sortKey: 'sk',
  timeToLive: 'expiresAt',
  dueIndex: { name: 'due', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
} as const;
