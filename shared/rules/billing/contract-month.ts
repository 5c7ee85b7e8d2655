import type { BillingStart } from '#shared/model/billing/billing-start.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { nextMonth } from '#shared/rules/time/japanese-month.ts';

/** The properties of an account that determine the months of its contract. Days are YYYY-MM-DD, both inclusive. */
interface ContractPeriod {
  contractStart: string | null;
  contractEnd: string | null;
  createdAt: string;
}

const firstDay = (month: string): string => `${month}-01`;
const lastDay = (month: string): string => addDays(firstDay(nextMonth(month)), -1);

/** Whether a contract had ended before its account was created. Such a contract is never invoiced. */
const hadEnded = ({ contractEnd, createdAt }: ContractPeriod): boolean =>
  contractEnd !== null && contractEnd < japaneseDay(new Date(createdAt));

/** Whether a contract covers any of these days. A contract without a start began when the account was created. */
function covers(contract: ContractPeriod, from: string, to: string): boolean {
  const { contractStart, contractEnd, createdAt } = contract;
  const start = contractStart ?? japaneseDay(new Date(createdAt));
  return start <= to && (contractEnd === null || contractEnd >= from) && !hadEnded(contract);
}

/** Whether a contract covers a day. */
export const coversDay = (contract: ContractPeriod, day: string): boolean => covers(contract, day, day);

/** Whether a contract covers the first day of a month. */
export const coversBegin = (contract: ContractPeriod, month: string): boolean => coversDay(contract, firstDay(month));

/** Whether a contract covers any day of a month: a started month is billed as a whole. */
export const coversPart = (contract: ContractPeriod, month: string): boolean => covers(contract, firstDay(month), lastDay(month));

/** Whether a month is not invoiced, because it is before the first billed month or begins after the end of the contract. */
export const isUnbilledMonth = (
  contract: ContractPeriod & { billingStart: Pick<BillingStart, 'firstBilledMonth'> | null },
  month: string,
): boolean => {
  const { contractEnd, billingStart } = contract;
  return month < (billingStart?.firstBilledMonth ?? '') || (contractEnd !== null && contractEnd < firstDay(month)) || hadEnded(contract);
};
