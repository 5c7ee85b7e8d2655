import { formEntryKey, formEntryPartition, submissionKey } from '#functions/store/keys.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import type { Job } from '#functions/store/job/job.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import { type FormEntry, STORED_FORM_KINDS, type StoredFormKind } from '#functions/store/visitor/form-entry.ts';

/** Everything that the forms of a site leave behind, for whoever clears the site away. */
export const formEntryPartitions = (siteId: string): string[] => STORED_FORM_KINDS.map((kind) => formEntryPartition(siteId, kind));

/** What goes with an entry into its transaction. */
interface EntryAct {
  mails: readonly Job[];
  writes: readonly Write[];
}

export interface FormEntryStore {
  find(siteId: string, kind: StoredFormKind, id: string): Promise<FormEntry | undefined>;
  /** Whether a submission has been kept before. */
  hasSubmission(siteId: string, kind: StoredFormKind, submissionId: string): Promise<boolean>;
  /** Keeps an entry with all that it leads to, once for each submission: sent again, nothing happens. */
  create(submissionId: string, entry: FormEntry, act: EntryAct): Promise<void>;
}

/** Entries of forms in the table. */
export const formEntryStore = (table: Table): FormEntryStore => ({
  find: (siteId, kind, id) => table.get<FormEntry>(formEntryKey(siteId, kind, id)),
  hasSubmission: async (siteId, kind, submissionId) => (await table.get(submissionKey(siteId, kind, submissionId))) !== undefined,
  async create(submissionId, entry, { mails, writes }) {
    const { siteId, kind, id } = entry;
    const sent: Write = { put: { ...submissionKey(siteId, kind, submissionId), entity: 'form-submission', entryId: id }, when: isAbsent() };
    const kept: Write = { put: { ...formEntryKey(siteId, kind, id), entity: 'form-entry', ...entry } };
    try {
      await table.transact([sent, kept, ...mails.map(jobWrite), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError && error.failed.includes(0))) throw error;
    }
  },
});
