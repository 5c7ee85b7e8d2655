import { describe, expect, it } from 'vitest';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import { dayPoints, marksOf } from '#web/features/analytics/overview/day-points.ts';

const day = (name: string, visits: number) => ({ day: name, totals: { ...NO_VISITS, visits } });

describe('the days of a chart', () => {
  it('have the value of the same day of the month before, if that had one', () => {
    const days = [day('2026-03-28', 3), day('2026-03-29', 4)];
    expect(dayPoints(days, [day('2026-02-28', 9)], 'visits')).toEqual([
      { label: '3/28', value: 3, former: 9 },
      { label: '3/29', value: 4, former: null },
    ]);
  });

  it('are marked where something happened in Japanese time', () => {
    const at = (instant: string) => ({ at: instant, kind: 'published' as const, title: '' });
    // The last is on 1 December in Japan.
    const annotations = [at('2026-11-02T16:00:00.000Z'), at('2026-11-03T01:00:00.000Z'), at('2026-11-30T15:00:00.000Z')];
    expect(marksOf(annotations, '2026-11')).toEqual([{ label: '11/3', events: 2 }]);
  });
});
