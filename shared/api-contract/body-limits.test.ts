import { expect, it } from 'vitest';
import * as z from 'zod';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { bodyMaxBytesOf, type Endpoint } from '#shared/api-contract/endpoint.ts';
import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';
import { FORM_FIELDS_MAX, FORM_OPTIONS_MAX, OPEN_BODY_MAX, REQUEST_MAX_BYTES, TEXT_MAX } from '#shared/model/limits.ts';

const ENDPOINTS = Object.entries(apiContract).flatMap(([family, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${family}.${name}`, endpoint })),
);
/** The endpoints that also serve callers other than logins of the console. */
const OPEN = ENDPOINTS.filter(({ endpoint }) => endpoint.access.by !== 'console');

/** A character of two UTF-16 units: four bytes in UTF-8, twelve as a JSON escape. */
const WIDEST = '\u{1F600}';

/** The assumed length of texts whose schema has no maximum. No such text may be longer. */
const UNSTATED_MAX = 256;

interface JsonSchema {
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  maxItems?: number;
  maxLength?: number;
  enum?: unknown[];
  const?: unknown;
  type?: string;
}

/** Returns the JSON of a value, with every non-ASCII character as an escape. */
const escaped = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(/[^\u0020-\u007E]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const longestOf = (values: readonly unknown[]): unknown =>
  values.toSorted((left, right) => escaped(right).length - escaped(left).length)[0];

/** Answers to a form with the most fields, all of the type with the longest answers. */
const LONGEST_ANSWERS = longestOf([
  Array.from({ length: FORM_OPTIONS_MAX }, () => WIDEST.repeat(TEXT_MAX.line)),
  WIDEST.repeat(FORM_ANSWER_MAX.lines),
]);

/** Returns the longest value that a schema describes. */
function longest({ anyOf, oneOf, properties, items, maxItems, maxLength, enum: values, const: value, type }: JsonSchema): unknown {
  const choices = anyOf ?? oneOf;
  if (choices) return longestOf(choices.map(longest));
  if (value !== undefined || values) return longestOf(values ?? [value]);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [
        name,
        name === 'data' && !field.properties
          ? Object.fromEntries(Array.from({ length: FORM_FIELDS_MAX }, (_, index) => [String(index).padStart(26, '0'), LONGEST_ANSWERS]))
          : longest(field),
      ]),
    );
  if (items && maxItems !== undefined) return Array.from({ length: maxItems }, () => longest(items));
  if (type === 'array' || type === 'object') throw new Error('A body for strangers has to be bounded');
  return type === 'string' ? WIDEST.repeat(maxLength ?? UNSTATED_MAX) : Number.MIN_SAFE_INTEGER;
}

it('bodyMaxBytesOf limits endpoints without a console sign-in to a few fields, except forms and events (R-23.71)', () => {
  const larger = OPEN.filter(({ endpoint }) => bodyMaxBytesOf(endpoint) > OPEN_BODY_MAX.fields);
  expect(Object.fromEntries(larger.map(({ name, endpoint }) => [name, bodyMaxBytesOf(endpoint)]))).toEqual({
    'cardEvent.receive': OPEN_BODY_MAX.event,
    'siteForm.contact': OPEN_BODY_MAX.form,
    'siteForm.homepage': OPEN_BODY_MAX.form,
    'member.register': OPEN_BODY_MAX.form,
    'preview.form': OPEN_BODY_MAX.form,
  });
});

it('bodyMaxBytesOf never exceeds the request size at which a function can still answer with a refusal', () => {
  for (const { endpoint } of ENDPOINTS) expect(bodyMaxBytesOf(endpoint)).toBeLessThanOrEqual(REQUEST_MAX_BYTES);
});

it.each(OPEN.filter(({ endpoint }) => endpoint.body))(
  'bodyMaxBytesOf allows the longest legal body of $name with every character escaped',
  ({ endpoint }) => {
    const schema = z.toJSONSchema(endpoint.body ?? z.null(), { io: 'input', unrepresentable: 'any' });
    expect(escaped(longest(schema as JsonSchema)).length).toBeLessThanOrEqual(bodyMaxBytesOf(endpoint));
  },
);
