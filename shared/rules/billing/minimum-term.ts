import { addDays } from '#shared/rules/time/japanese-day.ts';
import { addMonths } from '#shared/rules/time/japanese-month.ts';

export const MINIMUM_MONTHS = 12;

/** Returns the last day of the minimum term of a contract that begins on the first of a month. */
export const minimumEnd = (month: string): string => addDays(`${addMonths(month, MINIMUM_MONTHS)}-01`, -1);
