import { japaneseDay, startOfJapaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Months of plans, metering and invoices are YYYY-MM in Japanese time, half-open: from the first, 00:00, to the next first, 00:00. */

/** Returns the number of months since year 0, so that months can be added and compared as numbers. */
const toIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const fromIndex = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((((index % 12) + 12) % 12) + 1).padStart(2, '0')}`;

/** Returns the month in Japan at an instant, YYYY-MM. */
export const monthOf = (at: Date): string => japaneseDay(at).slice(0, 7);

/** Returns the first instant of a month in Japan, which is also the first instant after the month before. */
export const startOfMonth = (month: string): Date => startOfJapaneseDay(`${month}-01`);

/** Returns the month `months` later, or earlier if `months` is negative. */
export const addMonths = (month: string, months: number): string => fromIndex(toIndex(month) + months);

export const nextMonth = (month: string): string => addMonths(month, 1);

/** Returns the number of months from one month to another; negative if the other month is earlier. */
export const monthsBetween = (from: string, to: string): number => toIndex(to) - toIndex(from);
