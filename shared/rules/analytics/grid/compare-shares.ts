import { SMALL_SAMPLE } from '#shared/rules/analytics/grid/sheet-measures.ts';

/** A share: something happened in `times` of `of` visits or views. */
export interface Share {
  times: number;
  of: number;
}

/**
 * The result of comparing two shares with 95 % confidence. Differences are from 0 to 1.
 * - `leads`: one share is higher, by `low` to `high`.
 * - `unclear`: either share may be higher: the first by up to `first`, the second by up to `second`.
 * - `too-few`: a share has fewer than `SMALL_SAMPLE` visits or views.
 * - `not-a-share`: a share counts more occurrences than visits.
 */
type ShareComparison =
  | { state: 'leads'; leader: 'first' | 'second'; low: number; high: number }
  | { state: 'unclear'; first: number; second: number }
  | { state: 'too-few' }
  | { state: 'not-a-share' };

/** The quantile of the normal distribution for 95 %. */
const Z = 1.959_963_984_540_054;

/** Returns the score interval of a share by Wilson. */
function wilson({ times, of }: Share): { low: number; high: number } {
  const share = times / of;
  const centre = share + Z ** 2 / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  const scale = 1 + Z ** 2 / of;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/**
 * Returns the 95 % interval of the difference of two shares, the second minus the first (Newcombe's hybrid score interval, 1998, method
 * 10).
 */
export function differenceInterval(first: Share, second: Share): { low: number; high: number } {
  const [one, other] = [first.times / first.of, second.times / second.of];
  const [ofOne, ofOther] = [wilson(first), wilson(second)];
  return {
    low: other - one - Math.hypot(other - ofOther.low, ofOne.high - one),
    high: other - one + Math.hypot(ofOther.high - other, one - ofOne.low),
  };
}

/** Compares two shares. */
export function compareShares(first: Share, second: Share): ShareComparison {
  if (Math.min(first.of, second.of) < SMALL_SAMPLE) return { state: 'too-few' };
  if (first.times > first.of || second.times > second.of) return { state: 'not-a-share' };
  const { low, high } = differenceInterval(first, second);
  if (low > 0) return { state: 'leads', leader: 'second', low, high };
  if (high < 0) return { state: 'leads', leader: 'first', low: -high, high: -low };
  return { state: 'unclear', first: -low, second: high };
}
