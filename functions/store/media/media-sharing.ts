import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { mediaKey } from '#functions/store/keys.ts';
import { siteMediaItem } from '#functions/store/media/media-writes.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import { allOf, anyOf, type Changes, type Condition, contains, isAbsent, isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';

/**
 * A copy of a site shows the same files as the site it was made of. A file belongs to every site that shows it, and goes
 * with the last of them: who is to be one more, and whether one is the last, is decided at the file's own item.
 */
type Belonging = Pick<MediaFile, 'siteId' | 'alsoIn'>;

export const belongsToSite = ({ siteId, alsoIn }: Belonging, id: string): boolean => siteId === id || (alsoIn?.has(id) ?? false);

const belongsTo = (siteId: string): Condition => anyOf(isEqual('siteId', siteId), contains('alsoIn', siteId));

/** Media in a transaction, two writes each. */
const PER_TRANSACTION = 25;
const AT_A_TIME = 4;
const ATTEMPTS = 10;

const sharingWrites = (mediaId: string, from: string, to: string): Write[] => [
  { update: mediaKey(mediaId), add: { alsoIn: new Set([to]) }, when: allOf(isEqual('state', 'ready'), belongsTo(from)) },
  { put: siteMediaItem(to, mediaId) },
];

/** Has media of one site belong to another too. One call for every 25. Again is harmless. `false` when some no longer belonged to the one. */
export async function shareMedia(table: Table, mediaIds: readonly string[], from: string, to: string): Promise<boolean> {
  const groups = Array.from({ length: Math.ceil(mediaIds.length / PER_TRANSACTION) }, (_, index) =>
    mediaIds.slice(index * PER_TRANSACTION, (index + 1) * PER_TRANSACTION),
  );
  const shared = await inParallel(groups, AT_A_TIME, (group) =>
    tryCommit(table.transact(group.flatMap((id) => sharingWrites(id, from, to)))),
  );
  return shared.every(Boolean);
}

/** How a file stops being a site's: handed on to another that shows it, or given up so that nobody can begin to show it. */
function parting({ siteId, alsoIn = new Set() }: Belonging, site: string): { change: Changes; when: Condition; isLast: boolean } {
  if (siteId !== site) return { change: { removeFromSet: { alsoIn: new Set([site]) } }, when: isEqual('siteId', siteId), isLast: false };
  const [heir] = alsoIn;
  return heir === undefined
    ? { change: { set: { state: 'failed', fault: 'missing' } }, when: allOf(isEqual('siteId', site), isAbsent('alsoIn')), isLast: true }
    : {
        change: { set: { siteId: heir }, removeFromSet: { alsoIn: new Set([heir]) } },
        when: allOf(isEqual('siteId', site), contains('alsoIn', heir)),
        isLast: false,
      };
}

/** Takes a file from a site. Whether that was the last that showed it: then its files are to go, and after them its record. */
export function detachFromSite(table: Table, mediaId: string, siteId: string): Promise<boolean> {
  const attempt = async () => {
    const media = await table.get<MediaFile>(mediaKey(mediaId));
    if (!media) return true;
    const { change, when, isLast } = parting(media, siteId);
    return (await tryCommit(table.update(mediaKey(mediaId), change, when))) ? isLast : CONFLICT;
  };
  return retryOnConflict(attempt, { attempts: ATTEMPTS });
}
