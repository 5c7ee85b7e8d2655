import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHEET_LAYOUTS, TEXT_ROLES, type TextPlace } from '#shared/model/sites/sheet/sheet-layout.ts';
import { EMPTY_SHEET, type Sheet } from '#shared/model/sites/site.ts';
import { TEXT_SCREENS } from '#shared/rules/sheets/text-backdrop.ts';
import { isSeparable } from '#shared/rules/sheets/text-zone.ts';
import { overlapScreens } from '#site-renderer/components/sheet/composition/text-overlaps.ts';

const sheetOf = (patch: Partial<Sheet>): Sheet => ({ ...EMPTY_SHEET, ...patch });

const percent = fc.integer({ min: 0, max: 100 });
const place: fc.Arbitrary<TextPlace> = fc.record({ x: percent, y: percent });
const words = fc.constantFrom(
  '新茶',
  '五月の便り',
  'The first tea of the year',
  '햇차의 계절이 시작됩니다',
  '静冈山间三百年的茶园，为您送上今年最香的一杯。',
);
const viewMode = fc.constantFrom('MOBILE' as const, 'PC' as const);
const layout = fc.constantFrom(...SHEET_LAYOUTS.filter(isSeparable));

describe('overlapScreens (R-6.101)', () => {
  it('names no screen for a single text, wherever it is, nor for texts that are together', () => {
    fc.assert(
      fc.property(layout, place, words, words, viewMode, (chosen, at, mainText, secondText, mode) => {
        expect(overlapScreens(sheetOf({ layout: chosen, mainText, textPlaces: { headline: at } }), mode)).toEqual([]);
        expect(overlapScreens(sheetOf({ layout: chosen, mainText, secondText, textPlace: at }), mode)).toEqual([]);
        const unwritten = { eyebrow: at, second: at };
        expect(overlapScreens(sheetOf({ layout: chosen, mainText, textPlaces: unwritten }), mode)).toEqual([]);
      }),
    );
  });

  it('names every screen for two texts at one place', () => {
    fc.assert(
      fc.property(layout, place, words, words, viewMode, (chosen, at, mainText, eyebrow, mode) => {
        const sheet = sheetOf({ layout: chosen, mainText, eyebrow, textPlaces: { headline: at, eyebrow: at } });
        expect(overlapScreens(sheet, mode)).toEqual(TEXT_SCREENS);
      }),
    );
  });

  it('names no screen for a small heading at the top and a short second text at the bottom', () => {
    fc.assert(
      fc.property(layout, percent, percent, viewMode, (chosen, one, other, mode) => {
        const textPlaces = { eyebrow: { x: one, y: 0 }, second: { x: other, y: 100 } };
        expect(overlapScreens(sheetOf({ layout: chosen, eyebrow: '五月', secondText: '一番茶', textPlaces }), mode)).toEqual([]);
      }),
    );
  });

  it('ignores places in layouts that keep their texts together', () => {
    const textPlaces = Object.fromEntries(TEXT_ROLES.map((role) => [role, { x: 0, y: 0 }]));
    for (const chosen of SHEET_LAYOUTS.filter((one) => !isSeparable(one)))
      expect(overlapScreens(sheetOf({ layout: chosen, eyebrow: 'a', mainText: 'b', secondText: 'c', textPlaces }), 'PC')).toEqual([]);
  });
});
