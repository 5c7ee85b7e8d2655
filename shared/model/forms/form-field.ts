import * as z from 'zod';
import { day, requiredText, ruleIssue, text, ulid } from '#shared/model/fields.ts';
import { PARAMETER_MAX } from '#shared/model/forms/form-limits.ts';
import { FORM_OPTIONS_MAX, TEXT_MAX } from '#shared/model/limits.ts';

/** The kinds of forms, and their names in the API. */
export const FORM_KINDS = ['contact', 'membership', 'homepage'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** The kinds of forms whose entries are stored. The visitor of a membership form becomes a member instead. */
export type StoredFormKind = Exclude<FormKind, 'membership'>;
export const STORED_FORM_KINDS: readonly StoredFormKind[] = FORM_KINDS.filter((kind) => kind !== 'membership');

export const TYPE_FORM = {
  contact: 'CONTACT_SETTING',
  membership: 'MEMBERSHIP_SETTING',
  homepage: 'HOMEPAGE_SETTING',
} as const satisfies Record<FormKind, string>;

/** Input types, shown as text, number, date, dropdown, radio buttons and checkboxes; `HIDDEN` is not shown. */
export const TypeInput = z.enum(['TEXT_BOX', 'NUMBER', 'DATE', 'SELECT', 'RADIO', 'SELECT_OPTIONS', 'HIDDEN']);
export type TypeInput = z.infer<typeof TypeInput>;

/** Keys of the fields that the product relies on. They can be renamed and moved, but not removed or given another type. */
export const PROTECTED_KEYS = ['email', 'password', 'confirm_password', 'company'] as const;
export const ProtectedKey = z.enum(PROTECTED_KEYS);
export type ProtectedKey = z.infer<typeof ProtectedKey>;

/** Formats of text fields. */
export const TEXT_FORMATS = ['multi-line', 'email', 'url', 'phone', 'postal-code', 'katakana'] as const;
export const TextFormat = z.enum(TEXT_FORMATS);
export type TextFormat = z.infer<typeof TextFormat>;

/** The format of a text; and the bounds of its length, of a number, or of the number of ticked boxes. */
export const FieldValidation = z.strictObject({
  format: TextFormat.nullable(),
  min: z.int().nullable(),
  max: z.int().nullable(),
});
export type FieldValidation = z.infer<typeof FieldValidation>;

/** The first and the last day that visitors may choose. `null`: no limit. */
export const DayRange = z.strictObject({ first: day().nullable(), last: day().nullable() });
export type DayRange = z.infer<typeof DayRange>;

/**
 * The condition under which a field is shown: an earlier field with options has this option chosen. The option is named by its
 * position, from 0, because its text differs between languages. `null`: the option was removed.
 */
export const ShownIf = z.strictObject({
  fieldId: ulid(),
  option: z
    .int()
    .min(0)
    .max(FORM_OPTIONS_MAX - 1)
    .nullable(),
});
export type ShownIf = z.infer<typeof ShownIf>;

/** The beginning of a page of a form. The title is a text of the visitor's page and may be empty. */
export const PageBreak = z.strictObject({ title: text(TEXT_MAX.line) });
export type PageBreak = z.infer<typeof PageBreak>;

export const FormField = z.strictObject({
  id: ulid(),
  key: ProtectedKey.nullable(),
  typeInput: TypeInput,
  /** The title may be empty in a draft, but not when publishing. */
  title: text(TEXT_MAX.line),
  isRequired: z.boolean(),
  placeholder: text(TEXT_MAX.line),
  /** Options of a dropdown, of radio buttons or of checkboxes. */
  options: z
    .array(z.strictObject({ value: requiredText(TEXT_MAX.line) }))
    .refine((options) => options.length <= FORM_OPTIONS_MAX, ruleIssue('too-many', { max: FORM_OPTIONS_MAX }))
    .refine((options) => new Set(options.map(({ value }) => value)).size === options.length, ruleIssue('duplicate')),
  validation: FieldValidation.nullable(),
  /** The days of a date field. Absent: any day. */
  days: DayRange.exactOptional(),
  /** The parameter of the address whose value a hidden field records: `utm_source`. Only hidden fields have one. */
  parameter: text(PARAMETER_MAX)
    .refine((name) => /^[\w-]*$/.test(name), ruleIssue('invalid'))
    .exactOptional(),
  /** Absent: always shown. */
  shownIf: ShownIf.exactOptional(),
  /** A page of the form begins with this field. Absent: the field is on the page of the field before it. */
  pageBreak: PageBreak.exactOptional(),
});
export type FormField = z.infer<typeof FormField>;
