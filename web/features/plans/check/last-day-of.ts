import { addDays } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/** Returns the last day of a month, YYYY-MM-DD. */
export const lastDayOf = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);
