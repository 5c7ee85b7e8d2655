import { describe, expect, it } from 'vitest';
import { csvMetric, formatChange, formatMetric } from '#shared/rules/analytics/format-metric.ts';

describe('a figure', () => {
  it.each([
    ['count', 1_234, '1,234', '1234'],
    ['count', 0, '0', '0'],
    ['decimal', 2.54, '2.5', '2.5'],
    ['decimal', 12.35, '12.4', '12.4'],
    ['decimal', 3, '3.0', '3.0'],
    ['seconds', 65.2, '1:05', '65.2'],
    ['seconds', 119.6, '2:00', '119.6'],
    ['share', 0.1234, '12.3%', '12.3%'],
    ['share', 1, '100.0%', '100.0%'],
    ['share', null, '–', ''],
  ] as const)('of unit %s %s is shown as %s and exported as %s', (unit, value, shown, exported) => {
    expect([formatMetric(unit, value, 'jp'), csvMetric(unit, value)]).toEqual([shown, exported]);
  });

  it.each([
    [0.5, '+50.0%'],
    [-0.04, '−4.0%'],
    [12, '+1,200.0%'],
  ])('that changed by %s shows %s', (change, text) => {
    expect(formatChange(change, 'en')).toBe(text);
  });
});
