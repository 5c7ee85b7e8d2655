import type { Table, Write } from '#functions/platform/engine/table.ts';
import { HISTORY_PREFIX, historyKey, sitePartition } from '#functions/platform/keys/keys.ts';
import type { SiteRef } from '#functions/sites/store/site.ts';
import { REVISION_HISTORY_MAX } from '#shared/model/limits.ts';
import { HistoryEntry } from '#functions/sites/store/revisions/revision.ts';

/**
 * Returns the write of an entry, for the transaction that moves the working pointer. An edit session overwrites its entry with each save.
 */
export const historyWrite = (siteId: string, entry: HistoryEntry): Write => ({
  put: { ...historyKey(siteId, entry.id), entity: 'history', ...entry },
});

/** The history of a site: one entry for each save or edit session. */
export interface HistoryStore {
  /** Returns the stored entries, newest first. */
  list(site: SiteRef): Promise<HistoryEntry[]>;
  get(site: SiteRef, id: string): Promise<HistoryEntry | undefined>;
}

export const historyStore = (table: Table): HistoryStore => ({
  async list({ id }) {
    const query = { pk: sitePartition(id), prefix: HISTORY_PREFIX, descending: true, limit: REVISION_HISTORY_MAX };
    return (await table.queryReadable(query, HistoryEntry)).items;
  },
  get: (site, id) => table.get(historyKey(site.id, id), HistoryEntry),
});
