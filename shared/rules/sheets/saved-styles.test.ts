import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STYLE_FIELDS } from '#shared/model/sites/saved-style.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { changedFields, followedFields, isSameValue, lookOf, savedStyleOf, styledFields } from '#shared/rules/sheets/saved-styles.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const STYLE = { id: numberedUlid(1), name: 'Menu', look: { mainTextColor: '#123456', textStyles: {} } };
const anySheet: fc.Arbitrary<Sheet> = anySiteDocument.map(
  ({ sheets }) => Object.values(sheets).flatMap((byLanguage) => Object.values(byLanguage))[0] ?? EMPTY_SHEET,
);

describe('savedStyleOf', () => {
  it('returns no style for a sheet without one, or with an id that the site does not have', () => {
    expect(savedStyleOf([STYLE], { styleId: STYLE.id })).toBe(STYLE);
    expect(savedStyleOf([STYLE], { styleId: null })).toBeUndefined();
    expect(savedStyleOf([STYLE], { styleId: numberedUlid(2) })).toBeUndefined();
  });
});

describe('changedFields', () => {
  it('returns only fields that the style sets', () => {
    expect(changedFields({ ...EMPTY_SHEET, layout: 'quote' }, STYLE)).toEqual(['mainTextColor']);
    const headline = { step: 1, isBold: null, align: null, colour: null };
    expect(changedFields({ ...EMPTY_SHEET, mainTextColor: '#123456', textStyles: { headline } }, STYLE)).toEqual(['textStyles']);
  });

  it('returns nothing for the sheet that a style was saved from, and for one that took a style', () => {
    fc.assert(
      fc.property(anySheet, anySheet, (one, other) => {
        const saved = { look: lookOf(one) };
        expect(changedFields(one, saved)).toEqual([]);
        expect(changedFields({ ...other, ...styledFields(saved) }, saved)).toEqual([]);
      }),
    );
  });
});

describe('followedFields', () => {
  it('leaves a sheet that has its style with the look of the changed one', () => {
    fc.assert(
      fc.property(anySheet, anySheet, (former, changed) => {
        expect({ ...lookOf(former), ...followedFields(former, { look: lookOf(former) }, lookOf(changed)) }).toEqual(lookOf(changed));
      }),
    );
  });

  it('keeps each value in which the sheet differs from its style', () => {
    fc.assert(
      fc.property(anySheet, anySheet, anySheet, (sheet, former, changed) => {
        const followed = { ...sheet, ...followedFields(sheet, { look: lookOf(former) }, lookOf(changed)) };
        for (const field of STYLE_FIELDS)
          expect(followed[field]).toEqual(isSameValue(sheet[field], former[field]) ? changed[field] : sheet[field]);
      }),
    );
  });

  it('takes over a field that the former style did not set', () => {
    expect(followedFields(EMPTY_SHEET, { look: {} }, { layout: 'quote' })).toEqual({ layout: 'quote' });
  });
});
