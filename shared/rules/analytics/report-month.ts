import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';

/** Returns the earliest day that a report may cover: a year ago. 29 February maps to the 28th. */
export function earliestReportDay(now: Date): string {
  const today = japaneseDay(now);
  const day = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return day.endsWith('-02-29') ? day.replace(/29$/, '28') : day;
}

/** Returns the months that a report may cover, the current month first, back to the month of the earliest day. */
export function reportMonths(now: Date): string[] {
  const earliest = earliestReportDay(now).slice(0, 7);
  const months = [monthOf(now)];
  while (months.at(-1) !== earliest) months.push(addMonths(months.at(-1) ?? earliest, -1));
  return months;
}

/** The days and months that a report may cover, both ends included. */
interface ReportRange {
  from: string;
  to: string;
}

export const reportDays = (now: Date): ReportRange => ({ from: earliestReportDay(now), to: japaneseDay(now) });

/** Whether a period is a day (YYYY-MM-DD), not a month (YYYY-MM). */
export const isDay = (period: string): boolean => period.length > 7;

/**
 * Whether a report may cover a month or a day. The month of the earliest day is included as a whole, but the days of that month before the
 * earliest day are not.
 */
export function isReportPeriod(period: string, now: Date): boolean {
  if (!isDay(period)) return reportMonths(now).includes(period);
  const { from, to } = reportDays(now);
  return from <= period && period <= to;
}
