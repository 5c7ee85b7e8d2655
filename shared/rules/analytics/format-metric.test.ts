import { describe, expect, it } from 'vitest';
import { csvMetric, formatChange, formatMetric } from '#shared/rules/analytics/format-metric.ts';

describe('formatMetric, csvMetric and formatChange', () => {
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
    ['share', 12, '1,200.0%', '1200.0%'],
    ['share', 0, '0.0%', '0.0%'],
    ['share', 7 / 19_000, '0.04%', '0.04%'],
    ['share', 0.0005, '0.1%', '0.1%'],
    ['share', null, '–', ''],
  ] as const)('unit %s, value %s: shown as %s, exported as %s', (unit, value, shown, exported) => {
    expect([formatMetric(unit, value, 'jp'), csvMetric(unit, value)]).toEqual([shown, exported]);
  });

  it.each([
    ['count', 0.5, 'en', '+50.0%'],
    ['seconds', -0.04, 'en', '−4.0%'],
    ['count', 12, 'en', '+1,200.0%'],
    ['share', 0.012, 'en', '+1.2 pt'],
    ['share', -0.012, 'jp', '−1.2pt'],
    ['share', 0.0002, 'cn', '+0.02个百分点'],
    ['share', 0.5, 'kr', '+50.0%p'],
  ] as const)('unit %s, change %s, language %s: shown as %s', (unit, change, language, text) => {
    expect(formatChange(unit, change, language)).toBe(text);
  });
});
