import * as z from 'zod';
import type { FieldError, FieldRule } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isColour } from '#shared/rules/colour.ts';

/** How text is compared, counted and kept: NFC, CRLF as one line break, no outer white space (product.md "Limits decided"). */
export const normaliseText = (value: string): string => value.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();

/** Length in code points, as the limits of spec 5 count. */
export const textLength = (value: string): number => Array.from(normaliseText(value)).length;

/** A refusal of one value, as the pair of rule and figures its sentence needs; travels through zod as issue params. */
export const broken = (rule: FieldRule, params?: FieldError['params']) => ({ params: { rule, ...(params && { figures: params }) } });

const within = (schema: z.ZodString, max: number) =>
  schema.overwrite(normaliseText).refine((value) => textLength(value) <= max, broken('too-long', { max })).meta({ maxLength: max });

/** Text that may be empty, at most `max` code points. */
export const text = (max: number) => within(z.string(), max);

/** Text that may not be empty, at most `max` code points. */
export const requiredText = (max: number) => text(max).refine((value) => value.length > 0, broken('required'));

/** A colour of spec 5: hex of 3 or 6 digits, rgb(a) or hsl(a) in comma syntax with checked ranges. */
export const colour = () => z.string().trim().refine(isColour, broken('invalid-colour')).meta({ format: 'color' });

const EMAIL = /^[^\s@<>()",;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/u;

/** An e-mail address; compared in lower case. */
export const email = () =>
  requiredText(TEXT_MAX.email)
    .refine((value) => value === '' || EMAIL.test(value), broken('invalid-email'))
    .overwrite((value) => value.toLowerCase());

/** Whether `value` is an absolute http(s) address. */
export const isWebAddress = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '' && !/\s/.test(value);
};

/** A whole number between `min` and `max`, both included; each bound breaks with a rule of its own. */
export const wholeNumber = (min: number, max: number) =>
  z.int().refine((value) => value >= min, broken('too-small', { min })).refine((value) => value <= max, broken('too-large', { max }));

/** Opaque identifiers: ULIDs for things, 12 lower-case letters and digits for sites (they are DNS labels). */
export const ulid = () => z.string().refine((value) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(value), broken('invalid'));
export const siteId = () => z.string().refine((value) => /^[a-z][a-z0-9]{11}$/.test(value), broken('invalid'));

/** ISO 8601 in UTC, as every time on the wire. */
export const instant = () => z.iso.datetime();

const RULE_OF_ISSUE: Partial<Record<z.core.$ZodIssue['code'], FieldRule>> = {
  too_big: 'too-large',
  too_small: 'too-small',
  unrecognized_keys: 'unknown-field',
};

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Checks `value` against `schema` and words every refusal as a broken rule at a path. The one way to parse, on both sides. */
export function parse<S extends z.ZodType>(schema: S, value: unknown, prefix = ''): Parsed<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? { ok: true, value: result.data } : { ok: false, errors: fieldErrors(result.error, prefix) };
}

/** What a failed parse says, in rules and figures that every catalogue can word. */
function fieldErrors(error: z.ZodError, prefix: string): FieldError[] {
  return error.issues.map((issue) => {
    const path = [prefix, ...issue.path.map(String)].filter((part) => part !== '').join('.');
    if (issue.code === 'custom' && issue.params) {
      const { rule, figures } = issue.params as { rule: FieldRule; figures?: FieldError['params'] };
      return { path, rule, ...(figures && { params: figures }) };
    }
    if (issue.code === 'invalid_type' && issue.input === undefined) return { path, rule: 'required' };
    return { path, rule: RULE_OF_ISSUE[issue.code] ?? 'invalid' };
  });
}
