import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { kindOf, REQUEST_FIELDS, type RequestField } from '#shared/api-contract/request-fields-fixture.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { superlinearReaders } from './superlinear.ts';

/** Kinds of schemas that read a text: plain, transformed, or whatever is sent. The members of a union are fields of their own. */
const READERS: readonly string[] = ['string', 'pipe', 'template_literal', 'any', 'unknown', 'custom'];

const TEXT_FIELDS = REQUEST_FIELDS.filter((field) => READERS.includes(kindOf(field)));
/** One field of each schema. */
const FIELDS = [...new Map(TEXT_FIELDS.map((field) => [field.schema, field])).values()];

const read = (schema: z.core.$ZodType) => (text: string) => z.safeParse(schema, text, { reportInput: true });

it('TEXT_FIELDS contains the text fields of all endpoints', () => {
  expect(TEXT_FIELDS.length).toBeGreaterThan(300);
  expect(FIELDS.length).toBeGreaterThan(50);
  expect(REQUEST_FIELDS.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['auth.register body.companyName', 'site.update body.changes.headTags.html', 'member.media params.name']),
  );
});

/** Yields what a field does with a text that no field may have; nothing if the field refuses the text immediately. */
function* faultsOf({ path, schema }: RequestField): Generator<string> {
  for (const { name, tooLong } of HOSTILE_TEXTS) {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { success, data } = read(schema)(tooLong);
    const isNormalised = normalize.mock.calls.length > 0;
    normalize.mockRestore();
    if (success && data === tooLong) yield `${path} accepts ${tooLong.length} characters of ${name}`;
    if (isNormalised) yield `${path} normalises ${tooLong.length} characters of ${name}`;
  }
}

it('each text field refuses a text of excessive length without normalising it (R-23.70)', () => {
  expect([...FIELDS.values().flatMap(faultsOf).take(3)]).toEqual([]);
});

it('each text field is parsed in time proportional to the length of a hostile text (R-23.70)', () => {
  expect(superlinearReaders(FIELDS.map(({ path, schema }) => [path, read(schema)]))).toEqual([]);
});
