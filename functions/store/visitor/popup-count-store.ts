import * as z from 'zod';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { POPUP_PREFIX, popupCountKey, sitePartition } from '#functions/store/keys.ts';
import type { SiteRef } from '#functions/store/site/site.ts';

/** The counts of a popup are sharded, so that many visitors of one popup do not contend for a single item. */
const SHARDS = 8;

/** Clicks on a popup and forms sent from it. */
export interface PopupCount {
  clicks: number;
  applicants: number;
}

/** Counts one applicant, in the transaction of the form entry. The shard depends on the entry alone. */
export const applicantWrite = ({ id }: SiteRef, popupId: string, entryId: string): Write => ({
  update: popupCountKey(id, popupId, (entryId.codePointAt(entryId.length - 1) ?? 0) % SHARDS),
  set: { entity: 'popup-count', popupId },
  add: { applicants: 1 },
});

/** A shard has each attribute only once something was counted there. */
const StoredCount = z.object({ popupId: z.string(), clicks: z.number().default(0), applicants: z.number().default(0) });

export interface PopupCountStore {
  /** The counts of a site's popups by id, without popups that were neither clicked nor applied to. One read. */
  read(site: SiteRef): Promise<ReadonlyMap<string, PopupCount>>;
  /** One write. */
  countClick(site: SiteRef, popupId: string): Promise<void>;
}

export const popupCountStore = (table: Table): PopupCountStore => ({
  async read({ id }) {
    const counts = new Map<string, PopupCount>();
    const shards = await table.queryAll({ pk: sitePartition(id), prefix: POPUP_PREFIX }, StoredCount);
    for (const { popupId, clicks, applicants } of shards) {
      const sum = counts.get(popupId) ?? { clicks: 0, applicants: 0 };
      counts.set(popupId, { clicks: sum.clicks + clicks, applicants: sum.applicants + applicants });
    }
    return counts;
  },
  async countClick({ id }, popupId) {
    const key = popupCountKey(id, popupId, Math.floor(Math.random() * SHARDS));
    await table.update(key, { set: { entity: 'popup-count', popupId }, add: { clicks: 1 } });
  },
});
