import type { TapReport } from '#shared/model/analytics/visit-reports.ts';

/** The side of the squares in which presses are counted, in percent of the sheet. */
const STEP = 5;
/** The diameters of the points, in percent of the sheet's width. */
const SMALLEST = 3;
const LARGEST = 12;

/** A pressed place of a sheet. `x`, `y`: its centre; `size`: the diameter of its point, whose area grows with `times`. All in percent. */
interface TapPoint {
  x: number;
  y: number;
  size: number;
  times: number;
}

/** Returns the pressed places of a sheet, for all elements together, most frequent first. */
export function tapPoints({ taps }: TapReport): TapPoint[] {
  const places = Map.groupBy(taps, ({ x, y }) => `${x}/${y}`);
  const summed = [...places.values()].flatMap((own) =>
    own[0] ? [{ x: own[0].x, y: own[0].y, times: own.reduce((sum, { times }) => sum + times, 0) }] : [],
  );
  const most = Math.max(1, ...summed.map(({ times }) => times));
  return summed
    .toSorted((one, other) => other.times - one.times)
    .map(({ x, y, times }) => ({
      x: x + STEP / 2,
      y: y + STEP / 2,
      size: Math.max(SMALLEST, LARGEST * Math.sqrt(times / most)),
      times,
    }));
}
