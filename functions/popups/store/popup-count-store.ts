import * as z from 'zod';
import { anyOf, isAbsent, isBelow } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { popupApplicantsKey, popupCountKey, POPUP_PREFIX, sitePartition } from '#functions/platform/keys/keys.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';

/** Clicks on a popup and forms sent from it. */
export interface PopupCount {
  clicks: number;
  /** Forms that got a place. */
  applicants: number;
  /** Forms on the waiting list. */
  waiting: number;
}

const NO_COUNT: PopupCount = { clicks: 0, applicants: 0, waiting: 0 };

/**
 * Takes one of the places of an offer, in the transaction that stores the form. All forms of a popup are counted on one item, and the
 * condition fails if no place is left. `places`: `null` if they are not limited. `earlier`: applicants that are counted on the shards
 * (`PopupApplicants`).
 */
export const applicantWrite = ({ id }: SiteRef, popupId: string, places: number | null, earlier = 0): Write => ({
  update: popupApplicantsKey(id, popupId),
  set: { entity: 'popup-count', popupId },
  add: { applicants: 1 },
  ...(places !== null && { when: anyOf(isBelow('applicants', places - earlier), isAbsent('applicants')) }),
});

/**
 * Adds to the clicks of a popup. Earlier versions distributed them over several items of this kind, which are summed. `clicks`: negative
 * if a recount is lower than before.
 */
export const popupClicksWrite = (siteId: string, popupId: string, clicks: number): Write => ({
  update: popupCountKey(siteId, popupId, 0),
  set: { entity: 'popup-count', popupId },
  add: { clicks },
});

/** Counts a form on the waiting list, in the transaction that stores it. */
export const waitingListWrite = ({ id }: SiteRef, popupId: string): Write => ({
  update: popupApplicantsKey(id, popupId),
  set: { entity: 'popup-count', popupId },
  add: { waiting: 1 },
});

/** An item has each attribute only after something was counted there. */
export const PopupCountItem = z.object({
  sk: z.string(),
  popupId: z.string(),
  clicks: z.number().default(0),
  applicants: z.number().default(0),
  waiting: z.number().default(0),
});

interface PopupApplicants {
  applicants: number;
  /** The part of them that is counted on the shards, from before applicants had their own item. It never changes. */
  earlier: number;
}

export interface PopupCountStore {
  /** The counts of a site's popups by id, without popups that were neither clicked nor applied to. One read. */
  read(site: SiteRef): Promise<ReadonlyMap<string, PopupCount>>;
  /** The applicants of one popup. One read. */
  readApplicants(site: SiteRef, popupId: string): Promise<PopupApplicants>;
}

export const popupCountStore = (table: Table): PopupCountStore => ({
  async read({ id }) {
    const counts = new Map<string, PopupCount>();
    const items = await table.queryAll({ pk: sitePartition(id), prefix: POPUP_PREFIX }, PopupCountItem);
    for (const { popupId, clicks, applicants, waiting } of items) {
      const sum = counts.get(popupId) ?? NO_COUNT;
      counts.set(popupId, { clicks: sum.clicks + clicks, applicants: sum.applicants + applicants, waiting: sum.waiting + waiting });
    }
    return counts;
  },
  async readApplicants({ id }, popupId) {
    const own = popupApplicantsKey(id, popupId);
    const items = await table.queryAll({ pk: own.pk, prefix: `${POPUP_PREFIX}${popupId}#` }, PopupCountItem);
    const sum = (counted: readonly z.infer<typeof PopupCountItem>[]) => counted.reduce((all, { applicants }) => all + applicants, 0);
    return { applicants: sum(items), earlier: sum(items.filter(({ sk }) => sk !== own.sk)) };
  },
});
