import { isReportPeriod } from '#shared/rules/analytics/report-month.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/** Returns the days of a month for which there can be a report, in chronological order. */
export function passedDays(month: string, now: Date): string[] {
  const end = `${nextMonth(month)}-01`;
  const days: string[] = [];
  for (let day = `${month}-01`; day < end; day = addDays(day, 1)) if (isReportPeriod(day, now)) days.push(day);
  return days;
}
