import * as z from 'zod';
import type { FieldError, FieldRule } from '#shared/model/error.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { isColour } from '#shared/values/colour.ts';
import { dropBidirectional } from '#shared/values/text/drop-invisible.ts';
import { emailFault, foldEmail } from '#shared/values/text/is-email.ts';
import { hasControlCharacter, normaliseText, textLength } from '#shared/values/text/normalise-text.ts';

/** Returns the params of a zod issue that carry a broken rule and its message parameters to `parse`. */
export const ruleIssue = (rule: FieldRule, params?: FieldError['params']) => ({ params: { rule, ...(params && { figures: params }) } });

/**
 * Memoizes the schema that `make` returns by its arguments. Schemas are immutable, and each start of a function would otherwise create
 * hundreds of equal schemas.
 */
function memoized<Parameters extends readonly number[], Schema>(make: (...given: Parameters) => Schema): (...given: Parameters) => Schema {
  const made = new Map<string, Schema>();
  return (...given) => {
    const key = given.join(' ');
    const schema = made.get(key) ?? make(...given);
    made.set(key, schema);
    return schema;
  };
}

/**
 * Limits of raw text, in UTF-16 units. `perCharacter`: the most units of one character, in decomposed text. `around`: the most units around
 * a text that are trimmed.
 */
const RAW_LENGTH = { perCharacter: 4, around: 1_000 } as const;

/**
 * Text of at most `max` characters, in the form in which it is sent. Text longer than any encoding of so many characters is refused before
 * it is normalised, matched or searched, so that the work for a request is bounded by the size of legal input. Every text field
 * starts with this schema, unless one anchored expression of fixed length checks the field.
 */
export const boundedText = memoized((max: number) =>
  z.string().refine((value) => value.length <= RAW_LENGTH.perCharacter * max + RAW_LENGTH.around, {
    ...ruleIssue('too-long', { max }),
    abort: true,
  }),
);

const within = memoized((max: number) =>
  boundedText(max)
    .overwrite(normaliseText)
    .refine((value) => textLength(value) <= max, ruleIssue('too-long', { max }))
    .meta({ maxLength: max }),
);

const isFilled = (value: string): boolean => value !== '';

/** Multi-line text that may be empty, at most `max` code points. */
export const longText = memoized((max: number) =>
  within(max).refine((value) => !hasControlCharacter(value), ruleIssue('control-character')),
);

/** Multi-line text that may not be empty, at most `max` code points. */
export const requiredLongText = memoized((max: number) => longText(max).refine(isFilled, ruleIssue('required')));

/** Text of one line that may be empty, at most `max` code points. */
export const text = memoized((max: number) => longText(max).refine((value) => !/[\n\t\u2028\u2029]/.test(value), ruleIssue('line-break')));

/** Text of one line that may not be empty, at most `max` code points. */
export const requiredText = memoized((max: number) => text(max).refine(isFilled, ruleIssue('required')));

const forName = (value: string): string => normaliseText(dropBidirectional(value));

/** A name, which may not be empty. Bidirectional control characters are removed, since they would reorder the text around it. */
export const requiredName = memoized((max: number) => requiredText(max).overwrite(forName));

/** Maximum number of characters of a colour in any notation, including white space. */
const COLOUR_MAX = 100;

/** A colour in the notations of `parseColour`. */
export const colour = memoized(() =>
  boundedText(COLOUR_MAX).trim().refine(isColour, ruleIssue('invalid-colour')).meta({ format: 'color' }),
);

/** An e-mail address in its folded form (`foldEmail`, R-11.2), or empty. */
export const optionalEmail = memoized(() =>
  boundedText(TEXT_MAX.email)
    .overwrite(foldEmail)
    .refine((value) => textLength(value) <= TEXT_MAX.email, ruleIssue('too-long', { max: TEXT_MAX.email }))
    .superRefine((value, context) => {
      const fault = value === '' ? undefined : emailFault(value);
      if (fault) context.addIssue({ code: 'custom', ...ruleIssue(fault.rule, 'params' in fault ? fault.params : undefined) });
    })
    .meta({ maxLength: TEXT_MAX.email }),
);

/** An e-mail address in its folded form. */
export const email = memoized(() => optionalEmail().refine((value) => value !== '', ruleIssue('required')));

/** An integer from `min` to `max` inclusive. Each bound has its own rule. */
export const wholeNumber = memoized((min: number, max: number) =>
  z
    .int()
    .refine((value) => value >= min, ruleIssue('too-small', { min }))
    .refine((value) => value <= max, ruleIssue('too-large', { max })),
);

/** The decimals of fractional numbers. Clients send the floats they compute, and the table stores only 38 digits from 1E-130. */
const DECIMALS = 3;
/** `+ 0` turns a negative zero into zero. */
const toDecimals = (value: number): number => Math.round(value * 10 ** DECIMALS) / 10 ** DECIMALS + 0;

/** A number from `min` to `max` inclusive, rounded to three decimals. Each bound has its own rule. */
export const decimalNumber = memoized((min: number, max: number) =>
  z
    .number()
    .overwrite(toDecimals)
    .refine((value) => value >= min, ruleIssue('too-small', { min }))
    .refine((value) => value <= max, ruleIssue('too-large', { max })),
);

/** The identifier of everything except sites. */
export const ulid = memoized(() => z.string().refine((value) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(value), ruleIssue('invalid')));
/** A site's id: 12 lower-case letters and digits, because it is a DNS label. */
export const siteId = memoized(() => z.string().refine((value) => /^[a-z][a-z0-9]{11}$/.test(value), ruleIssue('invalid')));

/** A day as YYYY-MM-DD, in Japanese time. */
export const day = memoized(() => z.string().refine((value) => z.iso.date().safeParse(value).success, ruleIssue('invalid-date')));

/** A month as YYYY-MM, in Japanese time. */
export const month = memoized(() => z.string().refine((value) => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(value), ruleIssue('invalid-date')));

const toUtc = (value: string): string => (value.endsWith('Z') || Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString());

/** Maximum number of characters of an instant, because the format itself allows fractions of a second of any length. */
const INSTANT_MAX = 40;

/** An instant as ISO 8601 in UTC, the format of every time in the API. Input may state another offset. */
export const instant = memoized(() =>
  z.iso
    .datetime({ offset: true, abort: true })
    .refine((value) => value.length <= INSTANT_MAX, { ...ruleIssue('invalid-date'), abort: true })
    .overwrite(toUtc),
);

/** Whether an instant is later than another instant, in any notation. */
export const isLater = (instantText: string, other: string): boolean => Date.parse(instantText) > Date.parse(other);

type Issue = z.core.$ZodIssue;

/** Limits of an error response, so that it does not grow with the request. */
const REPORTED = { errors: 100, characters: 256 } as const;

const shortened = (value: string | number): string | number => (typeof value === 'string' ? value.slice(0, REPORTED.characters) : value);
const shortenedFigures = (figures: NonNullable<FieldError['params']>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, shortened(value)]));

const TOO_BIG: Readonly<Record<string, FieldRule>> = { string: 'too-long', array: 'too-many' };

/** Returns the broken rule of a zod issue, with its parameters. */
function ruleOf(issue: Issue): Pick<FieldError, 'rule' | 'params'> {
  if (issue.code === 'custom' && issue.params) {
    const { rule, figures } = issue.params as { rule: FieldRule; figures?: FieldError['params'] };
    return { rule, ...(figures && { params: shortenedFigures(figures) }) };
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) return { rule: 'required' };
  if (issue.code === 'invalid_type' && (issue.expected === 'int' || issue.expected === 'number')) return { rule: 'invalid-whole-number' };
  if (issue.code === 'too_big') return { rule: TOO_BIG[issue.origin] ?? 'too-large', params: { max: Number(issue.maximum) } };
  if (issue.code === 'too_small') return { rule: 'too-small', params: { min: Number(issue.minimum) } };
  const [ofKey] = issue.code === 'invalid_key' ? issue.issues : [];
  return ofKey ? ruleOf(ofKey) : { rule: 'invalid' };
}

/** Returns the field errors of a zod issue: one per unknown key, otherwise exactly one. */
function* refusalsOf(issue: Issue, prefix: string): Generator<FieldError> {
  const pathTo = (...keys: PropertyKey[]) =>
    [prefix, ...issue.path, ...keys]
      .map(String)
      .filter((part) => part !== '')
      .join('.')
      .slice(0, REPORTED.characters);
  if (issue.code === 'unrecognized_keys') for (const key of issue.keys) yield { path: pathTo(key), rule: 'unknown-field' };
  else yield { path: pathTo(), ...ruleOf(issue) };
}

function* fieldErrors(error: z.ZodError, prefix: string): Generator<FieldError> {
  for (const issue of error.issues) yield* refusalsOf(issue, prefix);
}

export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/**
 * Parses `value` with `schema`. On failure, returns the first field errors, with paths below `prefix`. Server and console both parse
 * through this function.
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown, prefix = ''): Parsed<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: [...fieldErrors(result.error, prefix).take(REPORTED.errors)] };
}
