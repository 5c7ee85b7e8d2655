import { PersonRef } from '#shared/model/person-ref.ts';
import * as z from 'zod';
import { AutoReply } from '#shared/model/forms/auto-reply.ts';
import { FormField, type StoredFormKind } from '#shared/model/forms/form-field.ts';
import { Language } from '#shared/model/language.ts';
import { EntryState } from '#shared/model/visitors/form-entry.ts';
import { storedForm } from '#shared/model/stored-form.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

/** The answer to one field, with the attributes of the field when the form was sent. */
export const FormAnswer = z.object({
  ...FormField.pick({ id: true, key: true, title: true, typeInput: true }).shape,
  value: z.union([z.string(), z.array(z.string()).readonly()]),
});
export type FormAnswer = z.infer<typeof FormAnswer>;

/**
 * All fields of the form, without those of passwords, in its order: lists show a column for each. Absent if every field is answered, because
 * the form shows all of them.
 */
export const FormColumns = z
  .array(FormField.pick({ id: true, key: true, title: true }))
  .readonly()
  .exactOptional();
export type FormColumns = NonNullable<z.infer<typeof FormColumns>>;

/** The word prefixes of the index items of an entry or a member; missing until it is indexed (`functions/visitors/store/list`). */
export const RecordWords = z.array(z.string()).readonly().exactOptional();

/** The legal pages that the visitor agreed to. */
export const AgreedPages = z.array(z.enum(['termsOfService', 'privacyPolicy'])).readonly();

const FormSender = z.object({
  siteName: z.string(),
  companyName: z.string(),
  /** The owner's sentence about the reply. Absent: the usual one. */
  replyText: z.string().exactOptional(),
  /** The recipient of notifications; empty if no one is notified. */
  destinationEmail: z.string(),
  /** Further recipients. Absent: none. */
  moreDestinations: z.array(z.string()).readonly().exactOptional(),
  /** The reply in the words of the owner. Absent: the usual one. */
  autoReply: storedForm(AutoReply).exactOptional(),
  /** URL of the home page in the visitor's language. */
  address: z.string(),
  /** Ids from the operator's account down to the site's owner. */
  lineage: z.array(z.string()).readonly(),
});
export type FormSender = z.infer<typeof FormSender>;

/** Returns the addresses that are notified of an entry, each once. */
export const destinationsOf = ({ destinationEmail, moreDestinations = [] }: FormSender): readonly string[] =>
  [...new Set([destinationEmail, ...moreDestinations])].filter((address) => address !== '');

/** The popup from which a form was sent. */
export const FormOffer = z.object({
  id: z.string(),
  /** The name of the popup when the form was sent; empty if it had none. */
  name: z.string(),
  /** Whether the applicant limit was reached, so that the form is on the waiting list. */
  isWaiting: z.boolean(),
});
export type FormOffer = z.infer<typeof FormOffer>;

/** The work of the owner's logins on an entry. Missing in entries that an earlier version stored. */
export const EntryWorkflow = z.object({
  /** Incremented by every change, for optimistic locking. */
  version: z.number().default(0),
  state: EntryState.default('new'),
  /** The assigned login, with its name at the time of the assignment. */
  assignee: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  note: z.object({ text: z.string(), by: z.string(), person: PersonRef.exactOptional(), at: z.string() }).nullable().default(null),
});
export type EntryWorkflow = z.infer<typeof EntryWorkflow>;

/** The work on a new entry. */
export const NEW_ENTRY_WORKFLOW: EntryWorkflow = { version: 0, state: 'new', assignee: null, note: null };

/** A form that a visitor sent. It remains readable after changes of the site and its form. */
export const FormEntry = z.object({
  /** A ULID, which sorts by the time of storing. */
  id: z.string(),
  siteId: z.string(),
  kind: z.enum(['contact', 'homepage']) satisfies z.ZodType<StoredFormKind>,
  /** The language in which the form was shown. */
  lang: Language,
  email: z.string().overwrite(foldEmail),
  answers: z.array(FormAnswer).readonly(),
  formColumns: FormColumns,
  agreed: AgreedPages,
  /** The offer of the popup, or `null` if the form was not sent from a popup. */
  offer: FormOffer.nullable().default(null),
  /** The site when the form was sent, with the recipient of notifications. */
  sender: FormSender,
  createdAt: z.string(),
  /** The cell whose sheet led to the form; `null` if unknown. */
  cell: z.string().nullable().default(null),
  /** The id of the submission; `null` for entries that an earlier version stored. */
  submissionId: z.string().nullable().default(null),
  ...EntryWorkflow.shape,
  words: RecordWords,
});
export type FormEntry = z.infer<typeof FormEntry>;
