import { onBusinessDay } from '#shared/rules/time/japanese-holidays.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * The day on which an invoice falls due: the next charge day, or the business day after it if banks are closed on it; on the day of
 * issue at the earliest.
 */
export function dueDay(issuedOn: string, chargeDay: number): string {
  const month = issuedOn.slice(0, 7);
  const inMonth = (of: string): string => onBusinessDay(`${of}-${String(chargeDay).padStart(2, '0')}`);
  return inMonth(month) >= issuedOn ? inMonth(month) : inMonth(nextMonth(month));
}
