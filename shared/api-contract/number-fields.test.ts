import { expect, it } from 'vitest';
import * as z from 'zod';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';

interface NumberField {
  path: string;
  schema: z.core.$ZodType;
}

/** What a request schema consists of: as zod describes each kind of schema. */
type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  items?: readonly z.core.$ZodType[];
  getter?: () => z.core.$ZodType;
} & Partial<Record<'element' | 'innerType' | 'in' | 'keyType' | 'valueType' | 'left' | 'right' | 'catchall', z.core.$ZodType>>;

/** Kinds of schemas that accept a number that no other schema inside them describes. */
const NUMERIC: readonly string[] = ['number', 'any', 'unknown', 'custom'];

function* numberFields(schema: z.core.$ZodType, path: string, within: readonly z.core.$ZodType[] = []): Generator<NumberField> {
  if (within.includes(schema)) return;
  const { type, shape = {}, options = [], items = [], getter, ...parts } = (schema as z.ZodType).def as Definition;
  if (NUMERIC.includes(type)) yield { path, schema };
  const { element, innerType, in: input, keyType, valueType, left, right, catchall } = parts;
  const inner = [...options, ...items, getter?.(), element, innerType, input, keyType, valueType, left, right, catchall];
  const below = [...within, schema];
  for (const [name, field] of Object.entries(shape)) yield* numberFields(field, `${path}.${name}`, below);
  for (const part of inner) if (part) yield* numberFields(part, path, below);
}

const FIELDS = Object.entries(apiContract).flatMap(([family, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [...numberFields(schema, `${family}.${name} ${part}`)] : [],
    ),
  ),
);

/** The table stores 38 digits from 1E-130 to 9.99E+125. Numbers of a request have three decimals at most and stay exact. */
const isExact = (value: unknown): boolean => typeof value === 'number' && Number.isSafeInteger(Number((value * 1_000).toFixed(9)));

const UNSTORABLE = [2.03e-313, -2.03e-313, 1e-200, 1 / 3, 1e-7, 1e126, 1e300, -1e300, Number.MAX_VALUE];

it('rounds or refuses, in every number field of a request, what the table cannot store', () => {
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
