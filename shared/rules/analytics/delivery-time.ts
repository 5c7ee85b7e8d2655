import { nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

/** Hours after the end of a month: access logs arrive within a day, and visits of the last evening are counted by then. */
const DELIVERY_DELAY_HOURS = 32;

/** When the report of a month is e-mailed: on the second of the next month, 08:00 in Japan. */
export const deliveryTime = (month: string): Date => new Date(startOfMonth(nextMonth(month)).getTime() + DELIVERY_DELAY_HOURS * 3_600_000);
