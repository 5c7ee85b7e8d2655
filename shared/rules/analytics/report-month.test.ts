import { describe, expect, it } from 'vitest';
import { earliestReportDay, isReportPeriod, reportMonths } from '#shared/rules/analytics/report-month.ts';

describe('earliestReportDay, reportMonths and isReportPeriod', () => {
  it.each([
    ['2026-11-23T03:00:00Z', '2025-11-23'],
    ['2028-02-29T03:00:00Z', '2027-02-28'],
    ['2029-02-28T03:00:00Z', '2028-02-28'],
    // In Japan, this instant is already on the first of January.
    ['2026-12-31T15:00:00Z', '2026-01-01'],
  ])('at %s, the earliest report day is %s', (now, day) => {
    expect(earliestReportDay(new Date(now))).toBe(day);
  });

  it('range from the current month back to the month of the earliest report day', () => {
    const months = reportMonths(new Date('2026-11-23T03:00:00Z'));
    expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2025-11', 13]);
  });

  it.each([
    ['2026-11', true],
    ['2026-12', false],
    ['2025-11', true],
    ['2025-10', false],
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['2025-11-23', true],
    ['2025-11-22', false],
    ['2025-11-01', false],
    ['2025-10-31', false],
  ])('the period %s is a report period: %s', (period, isReported) => {
    expect(isReportPeriod(period, new Date('2026-11-23T03:00:00Z'))).toBe(isReported);
  });
});
