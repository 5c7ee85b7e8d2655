import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridSheet } from '#shared/rules/analytics/grid/grid-figures-fixture.ts';
import { HEAT_STEPS, heatStep, isSmallSample, mostOf, SHEET_MEASURES, sheetMeasure } from '#shared/rules/analytics/grid/sheet-measures.ts';

const seen = gridSheet('a', 'A1', {
  views: 40,
  visits: 25,
  dwell: 1_200,
  exits: 10,
  clicks: { button: 3, product: 2, picture: 9 },
  conversions: 4,
});

describe('measures of a sheet', () => {
  it('are shares of visits and views, an average, and counts', () => {
    const values = SHEET_MEASURES.map((measure) => [measure, sheetMeasure(measure, seen, 100)]);
    expect(values).toEqual([
      ['reach', 0.25],
      ['dwell', 3],
      ['exits', 0.25],
      ['clicks', 5],
      ['conversions', 4],
    ]);
  });

  it('are null if their divisor is zero', () => {
    const unseen = gridSheet('b', 'B1');
    expect(SHEET_MEASURES.map((measure) => sheetMeasure(measure, unseen, 0))).toEqual([null, null, null, 0, 0]);
  });

  it('are a small sample below thirty visits of the site, or thirty views of the sheet', () => {
    const rare = gridSheet('c', 'C1', { views: 29, visits: 29, exits: 1, conversions: 1 });
    expect(SHEET_MEASURES.filter((measure) => isSmallSample(measure, rare, 30))).toEqual(['dwell', 'exits']);
    expect(SHEET_MEASURES.filter((measure) => isSmallSample(measure, rare, 29))).toEqual(['reach', 'dwell', 'exits']);
    expect(SHEET_MEASURES.filter((measure) => isSmallSample(measure, seen, 100))).toEqual([]);
    expect(SHEET_MEASURES.filter((measure) => isSmallSample(measure, gridSheet('d', 'D1'), 100))).toEqual([]);
  });

  it('have the highest value on the grid as maximum, not counting deleted sheets', () => {
    const gone = gridSheet('x', null, { conversions: 99 });
    expect(mostOf('conversions', [{ sheets: [seen, gone], visits: 100 }])).toBe(4);
    expect(mostOf('conversions', [])).toBe(0);
  });
});

describe('heatStep', () => {
  it.each([
    [null, 10, 0],
    [0, 10, 0],
    [5, 0, 0],
    [0.01, 10, 1],
    [5, 10, 3],
    [5.01, 10, 4],
    [10, 10, 6],
    [11, 10, 6],
  ])('returns for %s, with a maximum of %s, step %s', (value, most, step) => expect(heatStep(value, most)).toBe(step));

  it('never decreases as the value grows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(heatStep(less, 1)).toBeLessThanOrEqual(heatStep(more, 1));
        expect(heatStep(more, 1)).toBeLessThanOrEqual(HEAT_STEPS);
      }),
    );
  });
});
