import type { SiteRef } from '#functions/store/revision/revision-store.ts';
import type { Key, Table, Write } from '#functions/store/engine/table.ts';
import { REVISION_HISTORY_MAX } from '#shared/model/limits.ts';
import { RevisionEntry } from '#shared/model/site/revision.ts';

/**
 * The history of a site: one small item for each entry, apart from the revisions, so that it is read without their manifests.
 * One person's autosaves within a stretch of work share an entry, which is written anew with each.
 */
export const HISTORY_PREFIX = 'HISTORY#';
const historyKey = (siteId: string, id: string): Key => ({ pk: `SITE#${siteId}`, sk: `${HISTORY_PREFIX}${id}` });

/** A run of autosaves that the next one of the same login still belongs to. */
export interface EditSession {
  /** Its entry of the history. */
  id: string;
  loginId: string;
  startedAt: string;
}

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
    const pk = historyKey(id, '').pk;
    const { items } = await table.query<StoredHistoryEntry>({ pk, prefix: HISTORY_PREFIX, descending: true, limit: REVISION_HISTORY_MAX });
    return items.map((item) => RevisionEntry.parse(item));
  },
  get: (site, id) => table.get<StoredHistoryEntry>(historyKey(site.id, id)),
});
