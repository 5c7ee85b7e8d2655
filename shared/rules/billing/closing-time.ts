import { startOfMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * Hours between the end of a month and its closing. Access logs usually arrive within an hour, so page views of the last evening are
 * counted by then. The invoice is still issued on the first.
 */
const CLOSING_DELAY_HOURS = 6;

/** Returns when the month before `month` is closed and its invoice is issued: on the first, 06:00 in Japan. */
export const closingTime = (month: string): Date => new Date(startOfMonth(month).getTime() + CLOSING_DELAY_HOURS * 3_600_000);
