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

describe('metricOf and changeOf', () => {
  it('derive the metrics from the counted totals', () => {
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

  it('return null for averages and rates without visits', () => {
    const unknown = METRICS.filter((metric) => metricOf(metric, NO_VISITS) === null);
    expect(unknown).toEqual(['sheetsPerVisit', 'averageTime', 'completion', 'conversionRate']);
  });

  it.each([
    ['count', 150, 100, 0.5],
    ['count', 50, 100, -0.5],
    ['count', 5, 0, null],
    ['count', null, 100, null],
    ['count', 100, null, null],
    ['share', 0.75, 0.5, 0.25],
    ['share', 0.25, 0, 0.25],
    ['share', null, 0.5, null],
  ] as const)('unit %s, value %s, former value %s: change %s', (unit, value, former, change) => {
    expect(changeOf(unit, value, former)).toBe(change);
  });

  it('return null as the conversion rate if conversions, but no visits with a conversion, are counted', () => {
    const rate = (conversions: number, converted: number) => metricOf('conversionRate', { ...TOTALS, conversions, converted });
    expect([rate(7, 0), rate(7, 2), rate(0, 0)]).toEqual([null, 0.25, 0]);
  });
});
