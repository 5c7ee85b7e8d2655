import { expect, it } from 'vitest';
import { tapPoints } from '#shared/rules/analytics/grid/tap-points.ts';

it('tapPoints returns a point per tapped place, at its centre, sized by the taps on all targets', () => {
  const taps = [
    { target: 'button', x: 0, y: 95, times: 1 },
    { target: 'picture', x: 50, y: 20, times: 60 },
    { target: 'product', x: 50, y: 20, times: 40 },
    { target: 'button', x: 10, y: 10, times: 25 },
  ] as const;
  expect(tapPoints({ taps: [...taps] })).toEqual([
    { x: 52.5, y: 22.5, size: 12, times: 100 },
    { x: 12.5, y: 12.5, size: 6, times: 25 },
    { x: 2.5, y: 97.5, size: 3, times: 1 },
  ]);
  expect(tapPoints({ taps: [] })).toEqual([]);
});
