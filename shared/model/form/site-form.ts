import * as z from 'zod';
import { ruleIssue, email, requiredText, text, ulid } from '#shared/model/fields.ts';
import { basedOn } from '#shared/model/site/language-part.ts';
import { FORM_FIELDS_MAX, FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { validateFormFields } from '#shared/rules/form/form-fields.ts';

/** What a form is for, and what the wire calls it (spec 3 "Form definitions"). */
export const FORM_KINDS = ['contact', 'membership', 'homepage'] as const;
export type FormKind = (typeof FORM_KINDS)[number];
export const TYPE_FORM = {
  contact: 'CONTACT_SETTING',
  membership: 'MEMBERSHIP_SETTING',
  homepage: 'HOMEPAGE_SETTING',
} as const satisfies Record<FormKind, string>;

/** Shown to people as text, number, dropdown, checkbox. */
export const TypeInput = z.enum(['TEXT_BOX', 'NUMBER', 'SELECT', 'SELECT_OPTIONS']);
export type TypeInput = z.infer<typeof TypeInput>;

/** Fields the product itself relies on: they can be named and moved, not removed or made anything else. */
export const PROTECTED_KEYS = ['email', 'password', 'confirm_password', 'company'] as const;
export const ProtectedKey = z.enum(PROTECTED_KEYS);
export type ProtectedKey = z.infer<typeof ProtectedKey>;

/** What a text has to be. */
export const TEXT_FORMATS = ['multi-line', 'email', 'url', 'phone', 'postal-code', 'katakana'] as const;
export const TextFormat = z.enum(TEXT_FORMATS);
export type TextFormat = z.infer<typeof TextFormat>;

/** Checks beyond "required": the format of a text; bounds of its length, of a number, or of how many boxes are ticked. */
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
  /** Half-typed ones may be saved, not published. */
  title: text(TEXT_MAX.line),
  isRequired: z.boolean(),
  placeholder: text(TEXT_MAX.line),
  /** Of dropdowns and checkboxes. */
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

/** Where what was sent goes to, and in whose name it is answered. Empty: not told yet. */
const delivery = {
  destinationEmail: z.union([z.literal(''), email()]),
  companyName: text(TEXT_MAX.line),
};

/** The forms of a site in one language. A site without one has no such page. */
export const ContactForm = formOf('contact', delivery);
export const HomepageForm = formOf('homepage', delivery);
export const MembershipForm = formOf('membership', {});
export type EmailedForm = z.infer<typeof ContactForm>;
export type MembershipForm = z.infer<typeof MembershipForm>;
export type SiteForm = EmailedForm | MembershipForm;
