import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { instant, longText, ulid } from '#shared/model/fields.ts';
import { ProtectedKey, TypeInput } from '#shared/model/forms/form-field.ts';
import { Language } from '#shared/model/language.ts';
import { ENTRY_NOTE_MAX, ENTRIES_PER_BATCH } from '#shared/model/limits.ts';
import { SentMail } from '#shared/model/sent-mail.ts';

/** The state of work on an entry. `spam` hides it from lists without a state filter. */
export const ENTRY_STATES = ['new', 'in-progress', 'done', 'spam'] as const;
export const EntryState = z.enum(ENTRY_STATES);
export type EntryState = z.infer<typeof EntryState>;

/** A field that entries of a form have answered. Forms change, so the columns are the union over all entries. */
export const AnswerColumn = z.object({
  /** The id of the form field. */
  id: ulid(),
  key: ProtectedKey.nullable(),
  /** The latest title of the field in each language in which an entry answered the field. */
  titles: z.partialRecord(Language, z.string()),
  /** Whether the working form still has the field. */
  isCurrent: z.boolean(),
});
export type AnswerColumn = z.infer<typeof AnswerColumn>;

/** An answer under the title that the visitor saw. */
export const ShownAnswer = z.object({
  /** The id of the form field. */
  id: ulid(),
  title: z.string(),
  typeInput: TypeInput,
  value: z.union([z.string(), z.array(z.string())]),
});

export type ShownAnswer = z.infer<typeof ShownAnswer>;

/** A login that an entry can be assigned to. */
export const Assignee = z.object({ id: ulid(), name: z.string() });
export type Assignee = z.infer<typeof Assignee>;

/** The popup that a form was sent from, with its name at that time. */
const AppliedOffer = z.object({ id: ulid(), name: z.string(), isWaiting: z.boolean() });

/** An entry in lists. */
export const EntrySummary = z.object({
  id: ulid(),
  /** Optimistic lock: incremented by every change. */
  version: z.int(),
  email: z.string(),
  lang: Language,
  state: EntryState,
  assignee: Assignee.nullable(),
  hasNote: z.boolean(),
  /** The cell whose sheet led to the form; `null` if unknown. */
  cell: z.string().nullable(),
  offer: AppliedOffer.nullable(),
  /** Answers by column id; the values of checkboxes are joined with `, `. */
  answers: z.record(z.string(), z.string()),
  createdAt: instant(),
});
export type EntrySummary = z.infer<typeof EntrySummary>;

/** All details of an entry. */
export const EntryDetail = EntrySummary.omit({ answers: true }).extend({
  answers: z.array(ShownAnswer),
  agreed: z.array(z.enum(['termsOfService', 'privacyPolicy'])),
  note: z.object({ text: z.string(), by: z.string(), ...BY_PROVIDER, at: instant() }).nullable(),
  mails: z.array(SentMail),
});
export type EntryDetail = z.infer<typeof EntryDetail>;

/** A change of an entry. Absent fields do not change. An empty note removes the note. */
export const EntryChange = z.strictObject({
  /** The version that the change is based on. */
  version: z.int(),
  state: EntryState.optional(),
  note: longText(ENTRY_NOTE_MAX).optional(),
  assigneeId: ulid().nullable().optional(),
});
export type EntryChange = z.infer<typeof EntryChange>;

/** The same change of several entries. */
export const EntryBatch = z.strictObject({
  ids: z.array(ulid()).min(1).max(ENTRIES_PER_BATCH),
  state: EntryState.optional(),
  assigneeId: ulid().nullable().optional(),
});
export type EntryBatch = z.infer<typeof EntryBatch>;
