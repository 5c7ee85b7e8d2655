import { type Job, jobWrite } from '#functions/store/job/job-store.ts';
import { ConditionFailedError } from '#functions/store/engine/table-error.ts';
import { isAbsent } from '#functions/store/engine/table-expression.ts';
import type { Key, Table, Write } from '#functions/store/engine/table.ts';
import type { Language } from '#shared/model/language.ts';
import { FORM_KINDS, type FormField, type FormKind } from '#shared/model/form/form-field.ts';
import type { AgreedPage } from '#shared/rules/form/form-consent.ts';

/** Forms whose entries are kept; what a membership form sends becomes a member. */
export type StoredFormKind = Exclude<FormKind, 'membership'>;
export const STORED_FORM_KINDS: readonly StoredFormKind[] = FORM_KINDS.filter((kind) => kind !== 'membership');

/** What was answered to one field, with the field as it was asked then. */
export interface FormAnswer extends Pick<FormField, 'id' | 'key' | 'title' | 'typeInput'> {
  value: string | readonly string[];
}

/** A form that a visitor sent. Whatever becomes of the site and its form, it stays readable. */
export interface FormEntry {
  /** Sorts by the time it was kept. */
  id: string;
  siteId: string;
  kind: StoredFormKind;
  /** The language the form was read in. */
  lang: Language;
  email: string;
  answers: readonly FormAnswer[];
  agreed: readonly AgreedPage[];
  /** In whose name it is answered, where its visitor was, and whom it goes to. */
  sender: FormSender;
  createdAt: string;
}

export interface FormSender {
  siteName: string;
  companyName: string;
  /** Empty: nobody is told. */
  destinationEmail: string;
  /** Of the home page in the visitor's language. */
  address: string;
  /** Ids from the operator's account down to the site's owner. */
  lineage: readonly string[];
}

/**
 * Entries lie by site and form, so that a form with a hundred thousand of them is nobody else's business; newest first is one
 * query backwards. What the visitor's page called a submission is kept beside them: sent again, it is recognised.
 */
const partition = (siteId: string, kind: StoredFormKind): string => `ENTRIES#${siteId}#${kind}`;
const entryKey = (siteId: string, kind: StoredFormKind, id: string): Key => ({ pk: partition(siteId, kind), sk: `ENTRY#${id}` });
const sentKey = (siteId: string, kind: StoredFormKind, submissionId: string): Key => ({
  pk: partition(siteId, kind),
  sk: `SENT#${submissionId}`,
});

/** Everything that the forms of a site leave behind, for whoever clears the site away. */
export const formEntryPartitions = (siteId: string): string[] => STORED_FORM_KINDS.map((kind) => partition(siteId, kind));

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
  find: (siteId, kind, id) => table.get<FormEntry>(entryKey(siteId, kind, id)),
  hasSubmission: async (siteId, kind, submissionId) => (await table.get(sentKey(siteId, kind, submissionId))) !== undefined,
  async create(submissionId, entry, { mails, writes }) {
    const { siteId, kind, id } = entry;
    const sent: Write = { put: { ...sentKey(siteId, kind, submissionId), entity: 'form-submission', entryId: id }, when: isAbsent() };
    const kept: Write = { put: { ...entryKey(siteId, kind, id), entity: 'form-entry', ...entry } };
    try {
      await table.transact([sent, kept, ...mails.map(jobWrite), ...writes]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError && error.failed.includes(0))) throw error;
    }
  },
});
