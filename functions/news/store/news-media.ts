import * as z from 'zod';
import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { allOf, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import type { StoredNews } from '#functions/news/store/news.ts';

/** Milliseconds for which a replaced picture is kept, because pages that are already loaded still show it. */
const REPLACED_RETENTION_MS = 3_600_000;

const SharedPicture = z.object({ newsIds: z.set(z.string()).optional() });

type Pictured = Pick<StoredNews, 'id' | 'image'>;

/**
 * Returns the write that marks a picture as used by an item, for the transaction of the change that shows it. A copy of an item shows the
 * same picture.
 */
const keepWrite = (mediaId: string, newsId: string): Write => ({
  update: mediaKey(mediaId),
  add: { newsIds: new Set([newsId]) },
  remove: DUE_ATTRIBUTES,
  when: allOf(isEqual('state', 'ready'), isEqual('kind', 'news')),
});

/**
 * Returns the writes that release a picture. The picture is due for deletion once no item shows it; its media item is the lock for this
 * decision.
 */
async function releaseWrites(table: Table, mediaId: string, newsId: string, at: Date): Promise<Write[]> {
  const { newsIds } = (await table.get(mediaKey(mediaId), SharedPicture)) ?? {};
  if (!newsIds?.has(newsId)) return [];
  const isLast = newsIds.size === 1;
  return [
    {
      update: mediaKey(mediaId),
      removeFromSet: { newsIds: new Set([newsId]) },
      ...(isLast && { set: dueAttributes('media', new Date(at.getTime() + REPLACED_RETENTION_MS), mediaId) }),
      when: isEqual('newsIds', newsIds),
    },
  ];
}

/**
 * Returns the writes that a change of an item's picture adds to the transaction. At most one call. `undefined` means that there is no item.
 */
export async function newsMediaWrites(table: Table, before: Pictured | undefined, after: Pictured | undefined, at: Date): Promise<Write[]> {
  const [former, next] = [before?.image?.mediaId, after?.image?.mediaId];
  if (former === next) return [];
  return [
    ...(next !== undefined && after ? [keepWrite(next, after.id)] : []),
    ...(former !== undefined && before ? await releaseWrites(table, former, before.id, at) : []),
  ];
}
