import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textMeasure } from '#site-renderer/components/sheet/composition/text-measure.ts';

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
