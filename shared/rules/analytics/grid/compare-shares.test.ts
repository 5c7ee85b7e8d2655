import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareShares, differenceInterval, type Share } from '#shared/rules/analytics/grid/compare-shares.ts';

const anyShare = fc
  .integer({ min: 30, max: 5_000 })
  .chain((of) => fc.record({ times: fc.integer({ min: 0, max: of }), of: fc.constant(of) }));

describe('differenceInterval', () => {
  // Newcombe 1998, table II, method 10. It subtracts the second share from the first, so the arguments are exchanged here.
  it.each<[Share, Share, number, number]>([
    [{ times: 56, of: 70 }, { times: 48, of: 80 }, 0.0524, 0.3339],
    [{ times: 9, of: 10 }, { times: 3, of: 10 }, 0.1705, 0.809],
    [{ times: 10, of: 10 }, { times: 0, of: 20 }, 0.6791, 1],
  ])('returns the interval of the published example: %o, %o', (one, other, low, high) => {
    const interval = differenceInterval(other, one);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('contains the difference, and lies between −1 and 1', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (first, second) => {
        const { low, high } = differenceInterval(first, second);
        const difference = second.times / second.of - first.times / first.of;
        expect(low).toBeLessThanOrEqual(difference + 1e-12);
        expect(high).toBeGreaterThanOrEqual(difference - 1e-12);
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(high).toBeLessThanOrEqual(1 + 1e-12);
      }),
    );
  });

  it('narrows if both shares have more visits', () => {
    fc.assert(
      fc.property(anyShare, anyShare, fc.integer({ min: 2, max: 20 }), (first, second, more) => {
        const width = ({ low, high }: { low: number; high: number }): number => high - low;
        const scaled = ({ times, of }: Share): Share => ({ times: times * more, of: of * more });
        expect(width(differenceInterval(scaled(first), scaled(second)))).toBeLessThan(width(differenceInterval(first, second)));
      }),
    );
  });
});

describe('compareShares', () => {
  it('returns the higher share as leader if chance does not explain the difference', () => {
    expect(compareShares({ times: 48, of: 80 }, { times: 56, of: 70 })).toMatchObject({ state: 'leads', leader: 'second' });
    expect(compareShares({ times: 56, of: 70 }, { times: 48, of: 80 })).toMatchObject({ state: 'leads', leader: 'first' });
  });

  it('returns unclear if chance may explain the difference, with the possible lead of each share', () => {
    const comparison = compareShares({ times: 50, of: 100 }, { times: 52, of: 100 });
    expect(comparison).toMatchObject({ state: 'unclear' });
    if (comparison.state === 'unclear') expect([comparison.first > 0, comparison.second > comparison.first]).toEqual([true, true]);
  });

  it.each<[Share, Share]>([
    [
      { times: 0, of: 29 },
      { times: 29, of: 500 },
    ],
    [
      { times: 0, of: 500 },
      { times: 0, of: 0 },
    ],
  ])('requires 30 visits of both shares: %o, %o', (first, second) => expect(compareShares(first, second)).toEqual({ state: 'too-few' }));

  it('returns not-a-share for counts that exceed the visits', () => {
    expect(compareShares({ times: 31, of: 30 }, { times: 1, of: 30 })).toEqual({ state: 'not-a-share' });
  });

  it('returns the same result if the shares are exchanged, and never the lower share as leader', () => {
    fc.assert(
      fc.property(anyShare, anyShare, (first, second) => {
        const [there, back] = [compareShares(first, second), compareShares(second, first)];
        expect(back.state).toBe(there.state);
        if (there.state === 'leads' && back.state === 'leads') {
          expect(back.leader).not.toBe(there.leader);
          expect(back.low).toBeCloseTo(there.low, 10);
          expect(back.high).toBeCloseTo(there.high, 10);
          expect(there.leader === 'second').toBe(second.times / second.of > first.times / first.of);
        }
        if (there.state === 'unclear' && back.state === 'unclear') expect(back.first).toBeCloseTo(there.second, 10);
      }),
    );
  });
});
