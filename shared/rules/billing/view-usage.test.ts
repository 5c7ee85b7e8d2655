import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forecastViews, reachedPercentage, viewUsage } from '#shared/rules/billing/view-usage.ts';

const LIGHT = { limitAccess: 10_000, limitAccessPrice: 1_000, isBilled: true };
const month = '2026-11';
const HALF = new Date('2026-11-15T15:00:00Z');
const FIRST_DAY = new Date('2026-11-01T10:00:00Z');
const ENDED = new Date('2026-11-30T15:00:00Z');

describe('forecastViews', () => {
  it.each([
    ['half of the month', '2026-11-15T15:00:00Z', 2_000],
    ['the last instant', '2026-11-30T14:59:59.999Z', 1_000],
    ['the end of the first day', '2026-11-01T15:00:00Z', 30_000],
    ['the first day', '2026-11-01T14:59:59.999Z', null],
    ['the end of the month', '2026-11-30T15:00:00Z', null],
    ['the month before', '2026-10-20T00:00:00Z', null],
  ])('returns the forecast at %s', (_name, now, expected) => expect(forecastViews(1_000, month, new Date(now))).toBe(expected));

  it('never returns less than the views so far', () => {
    const day = fc.integer({ min: 0, max: 28 * 86_400_000 });
    fc.assert(
      fc.property(fc.nat(10_000_000), day, (views, after) => {
        const expected = forecastViews(views, month, new Date(Date.parse('2026-11-01T15:00:00Z') + after));
        expect(expected).toBeGreaterThanOrEqual(views);
      }),
    );
  });
});

describe('viewUsage', () => {
  it.each([
    [0, 1, 0, 10_000],
    [9_999, 1, 0, 1],
    [10_000, 1, 0, 0],
    [10_001, 2, 1_000, 9_999],
    [25_000, 3, 2_000, 5_000],
  ])('%i views: %i blocks, %i yen, %i views left in the block', (views, blocks, charge, left) => {
    expect(viewUsage({ month, views, late: 0 }, LIGHT, FIRST_DAY)).toEqual({
      month,
      views,
      late: 0,
      block: { size: 10_000, price: 1_000, used: { blocks, charge }, left },
      forecast: null,
    });
  });

  it('returns null for the views left once the month has ended', () => {
    expect(viewUsage({ month, views: 1, late: 0 }, LIGHT, ENDED)).toMatchObject({ block: { left: null }, forecast: null });
  });

  it('includes a forecast for the whole month', () => {
    expect(viewUsage({ month, views: 8_000, late: 3 }, LIGHT, HALF)).toMatchObject({
      late: 3,
      forecast: { views: 16_000, blocks: 2, charge: 1_000 },
    });
  });

  it('returns no price for accounts that the operator does not bill, and no blocks without a limit', () => {
    const unbilled = viewUsage({ month, views: 20_000, late: 0 }, { ...LIGHT, isBilled: false }, HALF);
    expect(unbilled).toMatchObject({ block: { price: null, used: { blocks: 2, charge: null } }, forecast: { blocks: 4, charge: null } });
    expect(viewUsage({ month, views: 20_000, late: 0 }, { ...LIGHT, limitAccess: null }, HALF)).toEqual({
      month,
      views: 20_000,
      late: 0,
      block: null,
      forecast: { views: 40_000 },
    });
  });
});

describe('reachedPercentage', () => {
  it.each([
    [7_999, undefined],
    [8_000, 80],
    [9_999, 80],
    [10_000, 100],
    [50_000, 100],
  ])('returns, for %i views of 10,000, %s', (views, expected) => expect(reachedPercentage(views, 10_000)).toBe(expected));

  it('returns undefined without a limit', () => expect(reachedPercentage(1_000_000, null)).toBeUndefined());
});
