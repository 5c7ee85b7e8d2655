import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import type { Job } from '#functions/store/job/job.ts';
import { formEntryKey, formEntryPartition, submissionKey } from '#functions/store/keys.ts';
import { FormEntry, STORED_FORM_KINDS, type StoredFormKind } from '#functions/store/visitor/form-entry.ts';

/** The partitions of a site's form entries, for the removal of a deleted site. */
export const formEntryPartitions = (siteId: string): string[] => STORED_FORM_KINDS.map((kind) => formEntryPartition(siteId, kind));

/** What the transaction of an entry contains besides the entry. */
interface EntryContext {
  mails: readonly Job[];
  writes: readonly Write[];
}

export interface FormEntryStore {
  find(siteId: string, kind: StoredFormKind, id: string): Promise<FormEntry | undefined>;
  hasSubmission(siteId: string, kind: StoredFormKind, submissionId: string): Promise<boolean>;
  /** Stores an entry with its e-mails and other writes. Idempotent: a no-op if the submission was stored before. */
  create(submissionId: string, entry: FormEntry, context: EntryContext): Promise<void>;
}

export const formEntryStore = (table: Table): FormEntryStore => ({
  find: (siteId, kind, id) => table.get(formEntryKey(siteId, kind, id), FormEntry),
  hasSubmission: async (siteId, kind, submissionId) => (await table.get(submissionKey(siteId, kind, submissionId))) !== undefined,
  async create(submissionId, entry, { mails, writes }) {
    const { siteId, kind, id } = entry;
    const submission: Write = {
      put: { ...submissionKey(siteId, kind, submissionId), entity: 'form-submission', entryId: id },
      when: isAbsent(),
    };
    const entryWrite: Write = { put: { ...formEntryKey(siteId, kind, id), entity: 'form-entry', ...entry } };
    try {
      await table.transact([submission, entryWrite, ...mails.map(jobWrite), ...writes]);
    } catch (error) {
      const isStoredAlready = error instanceof ConditionFailedError && error.failed.includes(0);
      if (!isStoredAlready) throw error;
    }
  },
});
