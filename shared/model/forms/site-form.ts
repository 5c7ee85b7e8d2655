import * as z from 'zod';
import { email, optionalEmail, ruleIssue, text } from '#shared/model/fields.ts';
import { FormField, type FormKind } from '#shared/model/forms/form-field.ts';
import { basedOn } from '#shared/model/language-part.ts';
import { AutoReply } from '#shared/model/forms/auto-reply.ts';
import { DESTINATIONS_MAX, LOCKED_TEXT_MAX, REPLY_TEXT_MAX } from '#shared/model/forms/form-limits.ts';
import { FORM_FIELDS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { validateFormFields } from '#shared/model/forms/validate-form-fields.ts';

const fields = z
  .array(FormField)
  .refine((list) => list.length <= FORM_FIELDS_MAX, ruleIssue('too-many', { max: FORM_FIELDS_MAX }))
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, ruleIssue('invalid'));

const formOf = <S extends z.ZodRawShape>(kind: FormKind, more: S) =>
  z.strictObject({ fields, basedOn: basedOn(), ...more }).superRefine((form, context) => {
    for (const { path, ...fault } of validateFormFields(kind, (form as { fields: FormField[] }).fields))
      context.addIssue({ code: 'custom', path: ['fields', ...path], ...ruleIssue(fault.rule, fault.params) });
  });

/** The recipient of submissions, and sender name and announcement of the reply. Empty: not set yet. */
const delivery = {
  destinationEmail: optionalEmail(),
  /** Further addresses that are notified of entries. */
  moreDestinations: z
    .array(email())
    .refine((list) => list.length < DESTINATIONS_MAX, ruleIssue('too-many', { max: DESTINATIONS_MAX - 1 }))
    .refine((list) => new Set(list).size === list.length, ruleIssue('duplicate'))
    .exactOptional(),
  companyName: text(TEXT_MAX.line),
  /** When senders get a reply, on the success page and in their e-mail. Absent or empty: the usual sentence. */
  replyText: text(REPLY_TEXT_MAX).exactOptional(),
  autoReply: AutoReply.exactOptional(),
};

/** The forms of a site in one language. A site without a form does not have the page of the form. */
export const ContactForm = formOf('contact', delivery);
export const HomepageForm = formOf('homepage', delivery);
export const MembershipForm = formOf('membership', {
  /** Why it is worth becoming a member, on members-only sheets. Absent or empty: the usual text. */
  lockedText: text(LOCKED_TEXT_MAX).exactOptional(),
});
export type EmailedForm = z.infer<typeof ContactForm>;
export type MembershipForm = z.infer<typeof MembershipForm>;
export type SiteForm = EmailedForm | MembershipForm;
