import * as z from 'zod';
import { anyOf, isAbsent, isBelow } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { popupApplicantsKey, popupCountKey, POPUP_PREFIX, sitePartition } from '#functions/platform/keys/keys.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';

/** Clicks on a popup and forms sent from it. */
export interface PopupCount {
  clicks: number;
  /** The number of applicants. */
  applicants: number;
  /** The number of forms on the waiting list. */
  waiting: number;
}

const NO_COUNT: PopupCount = { clicks: 0, applicants: 0, waiting: 0 };

/**
 * Returns the write that counts an applicant, for the transaction that stores the form. All applicants of a popup are counted in one item,
 * and the condition fails at the limit. `places` is the limit, or `null` if there is none. `earlier` is the number of applicants that are
 * counted on the shards (`PopupApplicants`).
 */
export const applicantWrite = ({ id }: SiteRef, popupId: string, places: number | null, earlier = 0): Write => ({
  update: popupApplicantsKey(id, popupId),
  set: { entity: 'popup-count', popupId },
  add: { applicants: 1 },
  ...(places !== null && { when: anyOf(isBelow('applicants', places - earlier), isAbsent('applicants')) }),
});

/**
 * Returns the write that adds to the clicks of a popup. Earlier versions distributed clicks over several items of this kind, which are
 * summed. `clicks` is negative if a recount is lower than before.
 */
export const popupClicksWrite = (siteId: string, popupId: string, clicks: number): Write => ({
  update: popupCountKey(siteId, popupId, 0),
  set: { entity: 'popup-count', popupId },
  add: { clicks },
});

/** Returns the write that counts a form on the waiting list, for the transaction that stores the form. */
export const waitingListWrite = ({ id }: SiteRef, popupId: string): Write => ({
  update: popupApplicantsKey(id, popupId),
  set: { entity: 'popup-count', popupId },
  add: { waiting: 1 },
});

/** The counts in one item. Each attribute is missing until something was counted in it. */
export const PopupCountItem = z.object({
  sk: z.string(),
  popupId: z.string(),
  clicks: z.number().default(0),
  applicants: z.number().default(0),
  waiting: z.number().default(0),
});

interface PopupApplicants {
  applicants: number;
  /** The part of the applicants that is counted on the shards, from before applicants had their own item. It never changes. */
  earlier: number;
}

export interface PopupCountStore {
  /** Returns the counts of a site's popups by id, without popups that were neither clicked nor applied to. Makes one read. */
  read(site: SiteRef): Promise<ReadonlyMap<string, PopupCount>>;
  /** Returns the applicants of one popup. Makes one read. */
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
