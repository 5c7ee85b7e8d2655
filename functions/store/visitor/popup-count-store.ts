import { POPUP_PREFIX, popupCountKey, sitePartition } from '#functions/store/keys.ts';
import type { SiteRef } from '#functions/store/site/site.ts';
import type { Key, Table, Write } from '#functions/store/engine/table.ts';

/**
 * How often each popup of a site was clicked and how many applied to it: numbers and nothing else. A popup's clicks are
 * spread over a few items, so that a crowd at one offer does not queue at a single one. They lie with their site and go with it.
 */
const SHARDS = 8;

/** What was counted of one popup. */
export interface PopupCount {
  clicks: number;
  applicants: number;
}

/** That one more has applied, for the transaction it goes with; whatever is written again is counted in the same place. */
export const applicantWrite = ({ id }: SiteRef, popupId: string, entryId: string): Write => ({
  update: popupCountKey(id, popupId, (entryId.codePointAt(entryId.length - 1) ?? 0) % SHARDS),
  set: { entity: 'popup-count', popupId },
  add: { applicants: 1 },
});

/** Either is there only once something was counted. */
type StoredCount = Key & { popupId: string } & Partial<PopupCount>;

export interface PopupCountStore {
  /** Those of a site, by popup; one that nobody has clicked or applied to is left out. One read. */
  read(site: SiteRef): Promise<ReadonlyMap<string, PopupCount>>;
  /** One write. */
  countClick(site: SiteRef, popupId: string): Promise<void>;
}

export const popupCountStore = (table: Table): PopupCountStore => ({
  async read({ id }) {
    const counts = new Map<string, PopupCount>();
    for (const { popupId, clicks = 0, applicants = 0 } of await table.queryAll<StoredCount>({
      pk: sitePartition(id),
      prefix: POPUP_PREFIX,
    })) {
      const before = counts.get(popupId) ?? { clicks: 0, applicants: 0 };
      counts.set(popupId, { clicks: before.clicks + clicks, applicants: before.applicants + applicants });
    }
    return counts;
  },
  async countClick({ id }, popupId) {
    const key = popupCountKey(id, popupId, Math.floor(Math.random() * SHARDS));
    await table.update(key, { set: { entity: 'popup-count', popupId }, add: { clicks: 1 } });
  },
});
