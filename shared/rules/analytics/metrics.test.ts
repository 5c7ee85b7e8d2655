import { describe, expect, it } from 'vitest';
import { NO_VISITS } from '#shared/model/analytics/visit-totals.ts';
import { changeOf, METRICS, metricOf } from '#shared/rules/analytics/metrics.ts';

const TOTALS = {
  visits: 8,
  people: 5,
  views: 20,
  time: 1_000,
  bounces: 3,
  completed: 2,
  clicks: 7,
  popupClicks: 1,
  conversions: 3,
  converted: 2,
};

describe('metrics', () => {
  it('are computed from what is counted', () => {
    expect(Object.fromEntries(METRICS.map((metric) => [metric, metricOf(metric, TOTALS)]))).toEqual({
      visits: 8,
      views: 20,
      people: 5,
      sheetsPerVisit: 2.5,
      averageTime: 12.5,
      completion: 0.25,
      clicks: 7,
      popupClicks: 1,
      conversions: 3,
      conversionRate: 0.25,
    });
  });

  it('have no averages and rates without visits', () => {
    const unknown = METRICS.filter((metric) => metricOf(metric, NO_VISITS) === null);
    expect(unknown).toEqual(['sheetsPerVisit', 'averageTime', 'completion', 'conversionRate']);
  });

  it.each([
    [150, 100, 0.5],
    [50, 100, -0.5],
    [5, 0, null],
    [null, 100, null],
    [100, null, null],
  ])('change to %s from %s by %s', (value, former, change) => {
    expect(changeOf(value, former)).toBe(change);
  });
});
