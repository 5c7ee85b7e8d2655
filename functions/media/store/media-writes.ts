import { DUE_ATTRIBUTES, dueAttributes } from '#functions/platform/engine/due-index.ts';
import { allOf, anyOf, type Condition, isEqual, isPresent } from '#functions/platform/engine/table-expression.ts';
import type { Item, Write } from '#functions/platform/engine/table.ts';
import { mediaKey, siteMediaKey } from '#functions/platform/keys/keys.ts';
import type { Media } from '#shared/model/media/media.ts';

/** Milliseconds for which a replaced picture is kept, because pages and lists that are already loaded still show it. */
const REPLACED_RETENTION_MS = 3_600_000;

/** Lists a file in the partition of its site, so that it is deleted with the site. */
export const siteMediaItem = (siteId: string, mediaId: string): Item => ({
  ...siteMediaKey(siteId, mediaId),
  entity: 'site-media',
  mediaId,
});

export const isInState = (state: Media['state']): Condition => isEqual('state', state);

/**
 * Returns the writes that assign media to a site, for the transaction of the first revision that shows them there. The media are then no
 * longer due for deletion.
 */
export const adoptMediaWrites = (site: { id: string }, mediaIds: readonly string[]): Write[] =>
  mediaIds.flatMap((id): Write[] => [
    {
      update: mediaKey(id),
      set: { siteId: site.id },
      remove: DUE_ATTRIBUTES,
      when: allOf(isInState('ready'), anyOf(isEqual('siteId', ''), isEqual('siteId', site.id))),
    },
    { put: siteMediaItem(site.id, id) },
  ]);

/**
 * Returns the writes that mark the media that an account shows after a change as used, for the transaction of that change. Media that it no
 * longer shows are due for deletion, unless they are used again before.
 */
export const accountMediaWrites = (before: readonly string[], after: readonly string[], at: Date): Write[] => [
  ...after
    .filter((id) => !before.includes(id))
    .map((id): Write => ({ update: mediaKey(id), remove: DUE_ATTRIBUTES, when: allOf(isInState('ready'), isEqual('siteId', '')) })),
  ...before
    .filter((id) => !after.includes(id))
    .map((id): Write => ({
      update: mediaKey(id),
      set: dueAttributes('media', new Date(at.getTime() + REPLACED_RETENTION_MS), id),
      when: isPresent(),
    })),
];
