import { expect, it } from 'vitest';
import { isGivenUp, retryPause } from '#shared/rules/open-api/webhook/retry-schedule.ts';

it('retryPause allows ten attempts within 75.6 hours, with growing pauses', () => {
  const pauses: number[] = [];
  for (let failed = 1; ; failed += 1) {
    const pause = retryPause(failed);
    if (pause === undefined) break;
    pauses.push(pause);
  }
  expect(pauses).toHaveLength(9);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(5_000);
  expect(pauses.reduce((sum, pause) => sum + pause) / 3_600_000).toBeCloseTo(75.58, 1);
});

it('isGivenUp returns true after three days in which all deliveries failed', () => {
  const since = '2026-11-20T00:00:00.000Z';
  expect(isGivenUp(since, new Date('2026-11-22T23:59:59.999Z'))).toBe(false);
  expect(isGivenUp(since, new Date('2026-11-23T00:00:00.000Z'))).toBe(true);
});
