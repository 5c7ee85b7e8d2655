/** Keys of the media libraries of accounts. The table of all keys is in `keys.ts`. */
import type { Key } from '#functions/platform/keys/key.ts';

export const LIBRARY_BACKFILL_KEY: Key = { pk: 'OPERATOR', sk: 'LIBRARY' };
export const LIBRARY_PREFIX = 'MEDIA#';
export const libraryPartition = (ownerId: string): string => `LIBRARY#${ownerId}`;
export const libraryKey = ({ ownerId, id }: { ownerId: string; id: string }): Key => ({
  pk: libraryPartition(ownerId),
  sk: LIBRARY_PREFIX + id,
});
