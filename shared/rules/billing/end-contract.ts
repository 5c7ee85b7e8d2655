import { type StoredEndRequest } from '#shared/model/plans/end-request.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import type { PlanHolder, Requester } from '#shared/rules/plans/change-plan.ts';
import { withoutPlanChange } from '#shared/rules/plans/change-plan.ts';
import { minimumEnd } from '#shared/rules/billing/minimum-term.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { addMonths, monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';

/** The fields of an account that the end of its contract reads and sets. */
export interface ContractHolder extends PlanHolder {
  endRequest: StoredEndRequest | null;
  createdAt: string;
}

/** The number of months in advance for which an end can be requested. */
const MONTHS_AHEAD = 24;

/** Returns the last day of a month. */
const lastDay = (month: string): string => addDays(`${nextMonth(month)}-01`, -1);

/**
 * Whether the customer itself may end the contract: the contract is paid, and has no end or an end that the customer requested. Trials
 * expire.
 */
export const mayEnd = ({ planId, contractEnd, endRequest }: ContractHolder): boolean =>
  planId !== null && planId !== TRIAL_PLAN_ID && (contractEnd === null || endRequest !== null);

/**
 * Returns the first month at whose end the contract may end: the last month of the minimum term, which is rounded up to the end of a month
 * or the current month if that is later.
 */
export function earliestEnd({ contractStart, createdAt }: ContractHolder, now: Date): string {
  const start = contractStart ?? japaneseDay(new Date(createdAt));
  const firstWhole = start.endsWith('-01') ? start.slice(0, 7) : nextMonth(start.slice(0, 7));
  const minimum = minimumEnd(firstWhole).slice(0, 7);
  const present = monthOf(now);
  return minimum > present ? minimum : present;
}

/** Returns the months at whose end the contract may end, earliest first. */
export const possibleEnds = (account: ContractHolder, now: Date): string[] =>
  Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => addMonths(earliestEnd(account, now), index));

/**
 * Returns the account with a contract that ends at the end of a month. The last request wins. A plan change that would take effect
 * later is dropped. An end needs a start: an account without a start gets the day on which it was created.
 */
export function withRequestedEnd<T extends ContractHolder>(account: T, month: string, now: Date, by: Requester): T {
  const contractEnd = lastDay(month);
  if (account.endRequest !== null && account.contractEnd === contractEnd) return account;
  const kept = account.planChange !== null && account.planChange.from > month ? withoutPlanChange(account) : account;
  const contractStart = kept.contractStart ?? japaneseDay(new Date(kept.createdAt));
  return { ...kept, contractStart, contractEnd, endRequest: { requestedAt: now.toISOString(), ...by } };
}

/** Returns the account with a contract that continues: beyond its requested end, or from today if it has ended. */
export const withoutRequestedEnd = <T extends ContractHolder>(account: T): T =>
  account.endRequest === null ? account : { ...account, contractEnd: null, endRequest: null };
