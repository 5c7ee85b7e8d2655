import { nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * Hours from the end of a month to the delivery of its report: access logs arrive within a day, so visits of the last evening are counted
 * by then.
 */
const DELIVERY_DELAY_HOURS = 32;

/** Returns when the report of a month is e-mailed: on the second of the next month, 08:00 in Japan. */
export const deliveryTime = (month: string): Date => new Date(startOfMonth(nextMonth(month)).getTime() + DELIVERY_DELAY_HOURS * 3_600_000);
