import { onBusinessDay } from '#shared/rules/time/japanese-holidays.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/**
 * Returns the day on which an invoice falls due: the first charge day that is not before the day of issue. If banks are closed on
 * the charge day of a month, the next business day takes its place.
 */
export function dueDay(issuedOn: string, chargeDay: number): string {
  const month = issuedOn.slice(0, 7);
  const inMonth = (of: string): string => onBusinessDay(`${of}-${String(chargeDay).padStart(2, '0')}`);
  return inMonth(month) >= issuedOn ? inMonth(month) : inMonth(nextMonth(month));
}
