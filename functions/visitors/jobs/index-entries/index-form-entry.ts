import type { IndexEntriesDependencies } from '#functions/visitors/jobs/index-entries/index-entries.ts';
import type { FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { FormEntry } from '#functions/visitors/store/records/form-entry.ts';

const EntryRef = FormEntry.pick({ siteId: true, kind: true, id: true });

/** Indexes the form entry of a stream record. */
export const indexFormEntry =
  (entries: Pick<FormEntryList, 'index'>): IndexEntriesDependencies['indexers'][string] =>
  (item) => {
    const { siteId, kind, id } = EntryRef.parse(item);
    return entries.index(siteId, kind, id);
  };
