import { describe, expect, it } from 'vitest';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import { dayPoints, daysOfEvents } from '#web/features/analytics/overview/day-points.ts';

const day = (name: string, visits: number) => ({ day: name, totals: { ...NO_VISITS, visits } });

describe('days of a chart', () => {
  it('dayPoints pairs each day with the same day of the month before, if that day has a value', () => {
    const days = [day('2026-03-28', 3), day('2026-03-29', 4)];
    expect(dayPoints(days, [day('2026-02-28', 9)], 'visits')).toEqual([
      { label: '3/28', value: 3, former: 9 },
      { label: '3/29', value: 4, former: null },
    ]);
  });

  it('daysOfEvents lists each day with events once, in chronological order', () => {
    const annotations = ['2026-11-10T00:00:00.000Z', '2026-11-02T15:30:00.000Z', '2026-11-03T01:00:00.000Z'].map((at) => ({
      at,
      kind: 'published' as const,
      title: '',
    }));
    expect(daysOfEvents(annotations)).toEqual(['2026-11-03', '2026-11-10']);
  });
});
