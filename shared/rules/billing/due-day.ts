import { onBusinessDay } from '#shared/rules/time/japanese-holidays.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * Returns the day on which an invoice falls due: the charge day of a month, or the business day after it if banks are closed on it; the
 * first such day that is not before the day of issue.
 */
export function dueDay(issuedOn: string, chargeDay: number): string {
  const month = issuedOn.slice(0, 7);
  const inMonth = (of: string): string => onBusinessDay(`${of}-${String(chargeDay).padStart(2, '0')}`);
  return inMonth(month) >= issuedOn ? inMonth(month) : inMonth(nextMonth(month));
}
