import { expect, it } from 'vitest';
import * as z from 'zod';
import { kindOf, REQUEST_FIELDS } from '#shared/api-contract/request-fields-fixture.ts';

/** Kinds of schemas that accept a number without an inner schema that describes it. */
const NUMERIC: readonly string[] = ['number', 'any', 'unknown', 'custom'];

const FIELDS = REQUEST_FIELDS.filter((field) => NUMERIC.includes(kindOf(field)));

/**
 * Whether a value is stored exactly. The table stores 38 digits from 1E-130 to 9.99E+125; numbers of a request have three decimals at most.
 */
const isExact = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(Number((value * 1_000).toFixed(9)));

const UNSTORABLE = [2.03e-313, -2.03e-313, 1e-200, 1 / 3, 1e-7, 1e126, 1e300, -1e300, Number.MAX_VALUE];

it('every number field of a request rounds or rejects numbers that the table cannot store exactly', () => {
  const accepted = FIELDS.flatMap(({ path, schema }) =>
    UNSTORABLE.filter((value) => {
      const parsed = z.safeParse(schema, value);
      return parsed.success && !isExact(parsed.data);
    }).map((value) => `${path} accepts ${value}`),
  );
  expect(accepted).toEqual([]);
  expect(FIELDS.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'preview.comment body.second',
      'site.update body.changes.sheets.imageLinkPoints.coordinateX',
      'site.list query.limit',
    ]),
  );
});
