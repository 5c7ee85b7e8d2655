import { DUE_ATTRIBUTES, dueAttributes } from '#functions/store/engine/due-index.ts';
import { allOf, anyOf, type Condition, isEqual, isPresent } from '#functions/store/engine/table-expression.ts';
import type { Item, Write } from '#functions/store/engine/table.ts';
import { mediaKey, siteMediaKey } from '#functions/store/keys.ts';
import type { Media } from '#shared/model/media/media.ts';

/** Pages and lists read before go on showing a picture that has been replaced. */
const REPLACED_KEPT_MS = 3_600_000;

/** What a site's own partition knows of its media, so that they can be cleared away with it. */
export const siteMediaItem = (siteId: string, mediaId: string): Item => ({
  ...siteMediaKey(siteId, mediaId),
  entity: 'site-media',
  mediaId,
});

export const isInState = (state: Media['state']): Condition => isEqual('state', state);

/** The writes that make media the site's own, for the transaction that first shows them there. */
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
 * The writes that make media an account's own and let go of those it no longer shows, for the transaction of that change:
 * what is let go is due to be cleared away, unless it is taken up again before.
 */
export const accountMediaWrites = (before: readonly string[], after: readonly string[], at: Date): Write[] => [
  ...after
    .filter((id) => !before.includes(id))
    .map((id): Write => ({ update: mediaKey(id), remove: DUE_ATTRIBUTES, when: allOf(isInState('ready'), isEqual('siteId', '')) })),
  ...before
    .filter((id) => !after.includes(id))
    .map((id): Write => ({
      update: mediaKey(id),
      set: dueAttributes('media', new Date(at.getTime() + REPLACED_KEPT_MS), id),
      when: isPresent(),
    })),
];
