import * as z from 'zod';
import { ruleIssue, email, requiredText, text, ulid } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/site/language-part.ts';
import { FORM_FIELDS_MAX, FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { validateFormFields } from '#shared/rules/form/form-fields.ts';

/** The kinds of forms, and their names in the API. */
export const FORM_KINDS = ['contact', 'membership', 'homepage'] as const;
export type FormKind = (typeof FORM_KINDS)[number];
export const TYPE_FORM = {
  contact: 'CONTACT_SETTING',
  membership: 'MEMBERSHIP_SETTING',
  homepage: 'HOMEPAGE_SETTING',
} as const satisfies Record<FormKind, string>;

/** Input types, shown as text, number, dropdown and checkboxes. */
export const TypeInput = z.enum(['TEXT_BOX', 'NUMBER', 'SELECT', 'SELECT_OPTIONS']);
export type TypeInput = z.infer<typeof TypeInput>;

/** Keys of fields the product relies on. They can be renamed and moved, but not removed or given another type. */
export const PROTECTED_KEYS = ['email', 'password', 'confirm_password', 'company'] as const;
export const ProtectedKey = z.enum(PROTECTED_KEYS);
export type ProtectedKey = z.infer<typeof ProtectedKey>;

/** Formats of text fields. */
export const TEXT_FORMATS = ['multi-line', 'email', 'url', 'phone', 'postal-code', 'katakana'] as const;
export const TextFormat = z.enum(TEXT_FORMATS);
export type TextFormat = z.infer<typeof TextFormat>;

/** The format of a text, and bounds of its length, of a number, or of the number of ticked boxes. */
export const FieldValidation = z.strictObject({
  format: TextFormat.nullable(),
  min: z.int().nullable(),
  max: z.int().nullable(),
});
export type FieldValidation = z.infer<typeof FieldValidation>;

export const FormField = z.strictObject({
  id: ulid(),
  key: ProtectedKey.nullable(),
  typeInput: TypeInput,
  /** May be empty in a draft, but not when publishing. */
  title: text(TEXT_MAX.line),
  isRequired: z.boolean(),
  placeholder: text(TEXT_MAX.line),
  /** Options of a dropdown or of checkboxes. */
  options: z
    .array(z.strictObject({ value: requiredText(TEXT_MAX.line) }))
    .refine((options) => options.length <= FORM_OPTIONS_MAX, ruleIssue('too-many', { max: FORM_OPTIONS_MAX }))
    .refine((options) => new Set(options.map(({ value }) => value)).size === options.length, ruleIssue('duplicate')),
  validation: FieldValidation.nullable(),
});
export type FormField = z.infer<typeof FormField>;

const fields = z
  .array(FormField)
  .refine((list) => list.length <= FORM_FIELDS_MAX, ruleIssue('too-many', { max: FORM_FIELDS_MAX }))
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, ruleIssue('invalid'));

const formOf = <S extends z.ZodRawShape>(kind: FormKind, more: S) =>
  z.strictObject({ fields, basedOn: basedOn(), ...more }).superRefine((form, context) => {
    for (const { path, ...fault } of validateFormFields(kind, (form as { fields: FormField[] }).fields))
      context.addIssue({ code: 'custom', path: ['fields', ...path], ...ruleIssue(fault.rule, fault.params) });
  });

/** The recipient of submissions, and the sender name of the reply. Empty: not set yet. */
const delivery = {
  destinationEmail: z.union([z.literal(''), email()]),
  companyName: text(TEXT_MAX.line),
};

/** The forms of a site in one language. Without its form, a site does not have the page. */
export const ContactForm = formOf('contact', delivery);
export const HomepageForm = formOf('homepage', delivery);
export const MembershipForm = formOf('membership', {});
export type EmailedForm = z.infer<typeof ContactForm>;
export type MembershipForm = z.infer<typeof MembershipForm>;
export type SiteForm = EmailedForm | MembershipForm;
