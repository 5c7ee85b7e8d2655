import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { allOf, anyOf, type Changes, type Condition, contains, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { siteMediaItem } from '#functions/media/store/media-writes.ts';

/**
 * The sites of a file. A copy of a site shows the same files as the original, so a file belongs to every site that shows it, and is removed
 * with the last of them, unless its account keeps it in its library. The file's item is the lock for two decisions: whether another site
 * may share it, and whether a site is the last.
 */
type MediaSites = Pick<MediaFile, 'siteId' | 'alsoIn' | 'isKept'>;

export const belongsToSite = ({ siteId, alsoIn }: MediaSites, id: string): boolean => siteId === id || (alsoIn?.has(id) ?? false);

const isInSite = (siteId: string): Condition => anyOf(isEqual('siteId', siteId), contains('alsoIn', siteId));

/** Number of media in one transaction, with two writes each. */
const PER_TRANSACTION = 25;
const CONCURRENCY = 4;
const ATTEMPTS = 10;

const sharingWrites = (mediaId: string, from: string, to: string): Write[] => [
  { update: mediaKey(mediaId), add: { alsoIn: new Set([to]) }, when: allOf(isEqual('state', 'ready'), isInSite(from)) },
  { put: siteMediaItem(to, mediaId) },
];

/**
 * Adds media of one site to another site. Makes one call for every 25. Idempotent. Returns `false` if some no longer belong to the first
 * site.
 */
export async function shareMedia(table: Table, mediaIds: readonly string[], from: string, to: string): Promise<boolean> {
  const groups = Array.from({ length: Math.ceil(mediaIds.length / PER_TRANSACTION) }, (_, index) =>
    mediaIds.slice(index * PER_TRANSACTION, (index + 1) * PER_TRANSACTION),
  );
  const shared = await inParallel(groups, CONCURRENCY, (group) =>
    tryCommit(table.transact(group.flatMap((id) => sharingWrites(id, from, to)))),
  );
  return shared.every(Boolean);
}

/**
 * Returns the change that detaches a file from a site: it assigns the file to another site that shows it, to none if its account keeps it,
 * or marks it as failed so that no site can share it.
 */
function detachment(
  { siteId, alsoIn = new Set(), isKept = false }: MediaSites,
  site: string,
): { change: Changes; when: Condition; isLast: boolean } {
  if (siteId !== site) return { change: { removeFromSet: { alsoIn: new Set([site]) } }, when: isEqual('siteId', siteId), isLast: false };
  const [successor] = alsoIn;
  if (successor === undefined && isKept)
    return { change: { set: { siteId: '' } }, when: allOf(isEqual('siteId', site), isAbsent('alsoIn')), isLast: false };
  return successor === undefined
    ? {
        change: { set: { state: 'failed', fault: 'missing' } },
        when: allOf(isEqual('siteId', site), isAbsent('alsoIn'), isAbsent('isKept')),
        isLast: true,
      }
    : {
        change: { set: { siteId: successor }, removeFromSet: { alsoIn: new Set([successor]) } },
        when: allOf(isEqual('siteId', site), contains('alsoIn', successor)),
        isLast: false,
      };
}

/**
 * Detaches a file from a site. Idempotent. Returns `true` if no other site shows it and its account does not keep it: the caller then deletes
 * its objects, and its item after them.
 */
export function detachFromSite(table: Table, mediaId: string, siteId: string): Promise<boolean> {
  const attempt = async () => {
    const media = await table.get(mediaKey(mediaId), MediaFile);
    if (!media) return true;
    const { change, when, isLast } = detachment(media, siteId);
    return (await tryCommit(table.update(mediaKey(mediaId), change, when))) ? isLast : CONFLICT;
  };
  return retryOnConflict(attempt, { attempts: ATTEMPTS });
}
