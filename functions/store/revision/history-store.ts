import { HISTORY_PREFIX, historyKey, sitePartition } from '#functions/store/keys.ts';
import type { Key, Table, Write } from '#functions/store/engine/table.ts';
import type { SiteRef } from '#functions/store/site/site.ts';
import { REVISION_HISTORY_MAX } from '#shared/model/limits.ts';
import { RevisionEntry } from '#shared/model/site/revision.ts';

export type StoredHistoryEntry = Key & RevisionEntry;

/** The write of an entry, for the transaction that moves the working pointer. */
export const historyWrite = (siteId: string, entry: RevisionEntry): Write => ({
  put: { ...historyKey(siteId, entry.id), entity: 'history', ...entry },
});

export interface HistoryStore {
  /** The newest entries, newest first. */
  list(site: SiteRef): Promise<RevisionEntry[]>;
  get(site: SiteRef, id: string): Promise<RevisionEntry | undefined>;
}

export const historyStore = (table: Table): HistoryStore => ({
  async list({ id }) {
    const { items } = await table.query<StoredHistoryEntry>({
      pk: sitePartition(id),
      prefix: HISTORY_PREFIX,
      descending: true,
      limit: REVISION_HISTORY_MAX,
    });
    return items.map((item) => RevisionEntry.parse(item));
  },
  get: (site, id) => table.get<StoredHistoryEntry>(historyKey(site.id, id)),
});
