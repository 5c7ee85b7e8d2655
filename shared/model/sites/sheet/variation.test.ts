import { describe, expect, it } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { type Variation, Variations } from '#shared/model/sites/sheet/variation.ts';
import { Sheet } from '#shared/model/sites/site.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const variation = (index: number, differences: Partial<Variation> = {}): Variation => ({
  id: numberedUlid(index),
  name: '',
  isOn: true,
  share: 40,
  fields: {},
  ...differences,
});
const faultsOf = (...variations: unknown[]) => {
  const parsed = parse(Variations, variations);
  return parsed.ok ? [] : parsed.errors.map(({ path, rule, params }) => [path, rule, params?.['max']]);
};

describe('variations of a sheet', () => {
  it('have shares of at most 100 in total, not counting disabled variations', () => {
    expect(faultsOf(variation(1), variation(2, { share: 60 }), variation(3, { isOn: false }))).toEqual([]);
    expect(faultsOf(variation(1), variation(2, { share: 61 }))).toEqual([['1.share', 'too-large', 60]]);
    expect(faultsOf(variation(1, { share: 0 }))).toEqual([['0.share', 'too-small', undefined]]);
    expect(faultsOf(variation(1, { share: 100 }), variation(2, { share: 1 }))).toEqual([['1.share', 'too-large', 0]]);
  });

  it('number at most four, with different ids', () => {
    const small = [1, 2, 3, 4, 5].map((index) => variation(index, { share: 1 }));
    expect(faultsOf(...small.slice(0, 4))).toEqual([]);
    expect(faultsOf(...small)).toEqual([['', 'too-many', 4]]);
    expect(faultsOf(variation(1), variation(1))).toEqual([['', 'invalid', undefined]]);
  });

  it('require both fields of a link or neither, and a valid destination', () => {
    expect(faultsOf(variation(1, { fields: { linkDestinationUrl: '/B2', isInternalLink: true } }))).toEqual([]);
    for (const fields of [{ linkDestinationUrl: '/B2' }, { isInternalLink: true }])
      expect(faultsOf(variation(1, { fields }))).toEqual([['0.fields.linkDestinationUrl', 'invalid', undefined]]);
    expect(faultsOf(variation(1, { fields: { linkDestinationUrl: 'javascript:x', isInternalLink: false } }))[0]?.[0]).toBe(
      '0.fields.linkDestinationUrl',
    );
  });

  it('reject fields that only a sheet can have, and texts that are too long', () => {
    expect(faultsOf({ ...variation(1), fields: { products: [] } })).toHaveLength(1);
    expect(faultsOf({ ...variation(1), fields: { mainText: 'x'.repeat(121) } })).toEqual([['0.fields.mainText', 'too-long', 120]]);
  });

  it('default to an empty list in a sheet saved by a client that does not know variations', () => {
    const { variations: _, ...older } = EMPTY_SHEET;
    expect(Sheet.parse(older)).toEqual(EMPTY_SHEET);
  });
});
