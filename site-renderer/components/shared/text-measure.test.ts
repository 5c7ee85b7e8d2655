import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureMeasure, textMeasure } from '#site-renderer/components/shared/text-measure.ts';

describe('textMeasure', () => {
  it.each([
    ['98%', 3, 3],
    ['新茶の季節', 10, 2],
    ['Internationalisation matters', 28, 20],
    ['오늘의 추천', 11, 6],
    ['2026年', 6, 4],
    ['', 1, 2],
  ])('of %o has %i units, of which %i without a break', (text, units, longest) => {
    expect(textMeasure(text)).toEqual({ units, longest });
  });

  it('is never more without a break than as a whole, for texts of two units and more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 2 }), (text) => {
        const { units, longest } = textMeasure(`ab${text}`);
        expect(longest).toBeLessThanOrEqual(units);
      }),
    );
  });
});

describe('figureMeasure', () => {
  it.each([
    ['70%', 3, 4.5],
    ['40時間', 6, 7],
    ['24\n時間', 7, 4],
    ['二〇二六年四月一日', 18, 2],
  ])('of %o has %i units, of which %f stay on one line', (text, units, longest) => {
    expect(figureMeasure(text)).toEqual({ units, longest });
  });
});
