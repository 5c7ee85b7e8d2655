import type { PersonRef } from '#shared/model/person-ref.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';
import type { StoredPlanChange } from '#shared/model/plans/plan-change.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { monthOf, nextMonth, startOfMonth } from '#shared/rules/time/japanese-month.ts';

/** The fields of an account that a change of its plan reads and sets. */
export interface PlanHolder {
  planId: string | null;
  /** The month since which the account has the plan; `null` if that was before prices were dated. */
  planSince: string | null;
  planChange: StoredPlanChange | null;
  contractStart: string | null;
  contractEnd: string | null;
}

/** The person who requests a change of an account: name and reference. */
export interface Requester {
  requestedBy: string;
  person: PersonRef;
}

/** Whether a change to this plan begins the first paid contract of a trial. */
export const endsTrial = ({ planId }: Pick<PlanHolder, 'planId'>, next: string): boolean =>
  planId === TRIAL_PLAN_ID && next !== TRIAL_PLAN_ID;

/** Returns the account without its pending plan change. The end of a trial is restored. */
export const withoutPlanChange = <T extends PlanHolder>(account: T): T => ({
  ...account,
  planChange: null,
  contractEnd: account.planChange?.trialEnd ?? account.contractEnd,
});

/** Returns the account with another plan from `month` on. The first paid contract begins on `start` and is open-ended. */
const onPlan = <T extends PlanHolder>(account: T, planId: string, month: string, start: string): T => ({
  ...account,
  planId,
  planSince: month,
  planChange: null,
  ...(endsTrial(account, planId) && { contractStart: start, contractEnd: null }),
});

/** Returns the account after its requested change, if the month of the change has begun; otherwise `undefined`. */
export function withDuePlan<T extends PlanHolder>(account: T, now: Date): T | undefined {
  const { planChange } = account;
  if (!planChange || now < startOfMonth(planChange.from)) return undefined;
  return onPlan(account, planChange.planId, planChange.from, `${planChange.from}-01`);
}

/** Days before a change of plan on which an account is warned that its use exceeds the plan. */
export const PLAN_WARNING_DAYS = 7;

/** Returns the account that was warned about its change for the month of the change. */
export const withWarnedChange = <T extends PlanHolder>(account: T): T =>
  account.planChange ? { ...account, planChange: { ...account.planChange, warnedFor: account.planChange.from } } : account;

/** Whether a change takes effect within the days of the warning, and its account was not warned for this month yet. */
export function isPlanCheckDue({ planChange }: Pick<PlanHolder, 'planChange'>, now: Date): boolean {
  if (!planChange || planChange.warnedFor === planChange.from) return false;
  const start = `${planChange.from}-01`;
  return now < startOfMonth(planChange.from) && japaneseDay(now) >= addDays(start, -PLAN_WARNING_DAYS);
}

/** Returns the account whose change takes effect a month later, because present use exceeds the plan: the present plan continues. */
export const withPostponedPlan = <T extends PlanHolder>(account: T, now: Date): T =>
  account.planChange ? { ...account, planChange: { ...account.planChange, from: nextMonth(monthOf(now)) } } : account;

/**
 * Returns the account with the last requested plan, which takes effect on the first of the next month. A request for
 * the current plan withdraws a change. A change whose month has begun is applied first. A trial continues until the paid contract begins,
 * even if it has ended: its sites are restored immediately.
 */
export function withRequestedPlan<T extends PlanHolder>(given: T, planId: string, now: Date, by: Requester): T {
  const account = withDuePlan(given, now) ?? given;
  const from = nextMonth(monthOf(now));
  if (account.planChange?.planId === planId && account.planChange.from === from) return account;
  const present = withoutPlanChange(account);
  if (account.planId === planId) return account.planChange ? present : account;
  const extendsTrial = endsTrial(account, planId) && present.contractEnd !== null;
  const planChange = {
    planId,
    from,
    requestedAt: now.toISOString(),
    ...by,
    trialEnd: extendsTrial ? present.contractEnd : null,
  };
  return { ...present, planChange, contractEnd: extendsTrial ? addDays(`${from}-01`, -1) : present.contractEnd };
}

/** Returns the account with another plan immediately: the operator's exception. */
export const withPlanAtOnce = <T extends PlanHolder>(account: T, planId: string, now: Date): T =>
  onPlan(withoutPlanChange(withDuePlan(account, now) ?? account), planId, monthOf(now), japaneseDay(now));
