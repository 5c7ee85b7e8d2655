import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIATION_SHARE, VARIATIONS_MAX } from '#shared/model/limits.ts';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { EMPTY_SHEET, Sheet } from '#shared/model/sites/site.ts';
import { equalShare, ownShare, runningVariations, sheetVersions, variedSheet, versionOf } from '#shared/rules/sheets/variations.ts';
import { anySiteDocument, numberedUlid } from '#test/support/sites/site-documents.ts';

const [B, C] = [numberedUlid(1), numberedUlid(2)];
const variation = (id: string, differences: Partial<Variation> = {}): Variation => ({
  id,
  name: id,
  isOn: true,
  share: 30,
  fields: { mainText: id },
  ...differences,
});
const SHEET: Sheet = { ...EMPTY_SHEET, mainText: 'A', linkButtonText: 'Go', variations: [variation(B), variation(C, { isOn: false })] };

describe('versions of a sheet (R-7.9)', () => {
  it('are the sheet itself and the enabled variations, with the fields of the variations applied', () => {
    expect(sheetVersions(SHEET).map(({ variation: one, sheet }) => [one?.id, sheet.mainText, sheet.linkButtonText])).toEqual([
      [undefined, 'A', 'Go'],
      [B, B, 'Go'],
    ]);
  });

  it.each([
    ['known and on', B, B],
    ['off', C, 'A'],
    ['unknown', numberedUlid(9), 'A'],
    ['absent', undefined, 'A'],
  ])('are found by an id that is %s', (_, id, text) => expect(versionOf(SHEET, id).mainText).toBe(text));

  it('are cached for an unchanged sheet, and built again once the sheet changes', () => {
    const [own] = SHEET.variations;
    if (!own) throw new Error('No variation');
    expect(variedSheet(SHEET, own)).toBe(variedSheet(SHEET, own));
    expect(variedSheet({ ...SHEET, linkButtonText: 'Other' }, own).linkButtonText).toBe('Other');
  });

  it('leave the remaining share of visits to the sheet itself', () => {
    expect(ownShare(SHEET)).toBe(70);
    expect(ownShare({ variations: [] })).toBe(100);
    expect([0, 1, 2, 3, VARIATIONS_MAX].map(equalShare)).toEqual([100, 50, 33, 25, 20]);
  });

  it('are valid sheets without variations that differ from the sheet only in the fields of the variation', () => {
    fc.assert(
      fc.property(anySiteDocument, ({ sheets }) => {
        for (const sheet of Object.values(sheets).flatMap((byLanguage) => Object.values(byLanguage)))
          for (const { variation: own, sheet: shown } of sheetVersions(sheet).slice(1)) {
            expect(Sheet.parse(shown)).toEqual(shown);
            expect({ ...shown, variations: sheet.variations }).toEqual({ ...sheet, ...own?.fields });
          }
      }),
    );
  });

  it('have shares that sum up to all visits', () => {
    const shares = fc.array(fc.record({ isOn: fc.boolean(), share: fc.integer({ min: 1, max: 25 }) }), { maxLength: VARIATIONS_MAX });
    fc.assert(
      fc.property(shares, (all) => {
        const sheet = { ...EMPTY_SHEET, variations: all.map((one, index) => variation(numberedUlid(index), one)) };
        const running = runningVariations(sheet).reduce((sum, { share }) => sum + share, 0);
        expect(running + ownShare(sheet)).toBe(VARIATION_SHARE.max);
      }),
    );
  });
});
