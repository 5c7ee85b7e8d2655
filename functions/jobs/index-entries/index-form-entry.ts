import type { IndexEntriesDependencies } from '#functions/jobs/index-entries/index-entries.ts';
import type { FormEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { FormEntry } from '#functions/store/visitor/form-entry.ts';

const EntryRef = FormEntry.pick({ siteId: true, kind: true, id: true });

/** Indexes the form entry of a stream record. */
export const indexFormEntry =
  (entries: Pick<FormEntryList, 'index'>): IndexEntriesDependencies['indexers'][string] =>
  (item) => {
    const { siteId, kind, id } = EntryRef.parse(item);
    return entries.index(siteId, kind, id);
  };
