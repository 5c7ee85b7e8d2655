import * as z from 'zod';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { formEntryDueId, formEntryKey, formEntryPartition, recordIndexPartition, submissionKey } from '#functions/platform/keys/keys.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { FormEntry, FormOffer } from '#functions/visitors/store/records/form-entry.ts';
import { STORED_FORM_KINDS, type StoredFormKind } from '#shared/model/forms/form-field.ts';

/** Returns the partitions of a site's form entries and of the index of all visitor lists, for the removal of a deleted site. */
export const formEntryPartitions = (siteId: string): string[] => [
  ...STORED_FORM_KINDS.map((kind) => formEntryPartition(siteId, kind)),
  ...FORM_KINDS.map((kind) => recordIndexPartition(siteId, kind)),
];

/** A stored submission, with the popup from which it was sent. */
const StoredSubmission = z.object({ offer: FormOffer.nullable().default(null) });
export type StoredSubmission = z.infer<typeof StoredSubmission>;

/** The other writes in the transaction of an entry. */
interface EntryContext {
  mails: readonly Job[];
  writes: readonly Write[];
}

/** Milliseconds after which the reconcile job indexes an entry. Usually the stream's consumer indexes it within seconds. */
const INDEX_MS = 5 * 60_000;

/** Returns the item of an entry that is not indexed yet. */
const newEntryItem = (entry: FormEntry): Item => ({
  ...formEntryKey(entry.siteId, entry.kind, entry.id),
  entity: 'form-entry',
  ...entry,
  ...dueAttributes('form-entry', new Date(Date.parse(entry.createdAt) + INDEX_MS), formEntryDueId(entry)),
});

export interface FormEntryStore {
  find(siteId: string, kind: StoredFormKind, id: string): Promise<FormEntry | undefined>;
  findSubmission(siteId: string, kind: StoredFormKind, submissionId: string): Promise<StoredSubmission | undefined>;
  /**
   * Stores an entry with its e-mails and other writes. Idempotent: returns the first result if the submission is already stored. Returns
   * `undefined` if the condition of one of the other writes failed.
   */
  create(entry: FormEntry & { submissionId: string }, context: EntryContext): Promise<StoredSubmission | undefined>;
}

export function formEntryStore(table: Table): FormEntryStore {
  const findSubmission: FormEntryStore['findSubmission'] = (siteId, kind, submissionId) =>
    table.get(submissionKey(siteId, kind, submissionId), StoredSubmission);
  return {
    find: (siteId, kind, id) => table.get(formEntryKey(siteId, kind, id), FormEntry),
    findSubmission,
    async create(entry, { mails, writes }) {
      const { siteId, kind, id, offer, submissionId } = entry;
      const submission: Write = {
        put: { ...submissionKey(siteId, kind, submissionId), entity: 'form-submission', entryId: id, offer },
        when: isAbsent(),
      };
      const entryWrite: Write = { put: newEntryItem(entry) };
      try {
        await table.transact([submission, entryWrite, ...mails.map(jobWrite), ...writes]);
        return { offer };
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error;
        return error.failed.includes(0) ? await findSubmission(siteId, kind, submissionId) : undefined;
      }
    },
  };
}
