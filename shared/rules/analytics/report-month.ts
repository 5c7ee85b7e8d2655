import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';

/**
 * The earliest day of which a report may tell: a year ago. 29 February maps to the 28th.
 */
export function earliestReportDay(now: Date): string {
  const today = japaneseDay(now);
  const day = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return day.endsWith('-02-29') ? day.replace(/29$/, '28') : day;
}

/** The months that a report may be of, the running one first: back to the one that holds the earliest day. */
export function reportMonths(now: Date): string[] {
  const earliest = earliestReportDay(now).slice(0, 7);
  const months = [monthOf(now)];
  while (months.at(-1) !== earliest) months.push(addMonths(months.at(-1) ?? earliest, -1));
  return months;
}

/** Whether a report may be of this day or month: neither in the future nor before the months of `reportMonths`. */
export const isReportPeriod = (period: string, now: Date): boolean =>
  reportMonths(now).includes(period.slice(0, 7)) && (period.length === 7 || period <= japaneseDay(now));
