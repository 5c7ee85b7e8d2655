import { measurePlanUse, type MeasuringDependencies } from '#functions/plans/services/measure-plan-use.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { FieldError } from '#shared/model/error.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { quotedPlan } from '#shared/rules/plans/plan-quotation.ts';
import { isMoreRestrictive, planDowngradeFaults, siteLimits } from '#shared/rules/plans/plan-limits.ts';

/** Returns current use of an account beyond a plan. Reads the account's sites only if the plan allows less than the current one. */
export async function planUseFaults(
  dependencies: MeasuringDependencies & { plans: Pick<PlanStore, 'getSiteLimits'> },
  scope: Scope,
  account: Account,
  plan: Plan,
): Promise<FieldError[]> {
  const limits = siteLimits(quotedPlan(plan, account.quotations));
  if (!isMoreRestrictive(limits, await dependencies.plans.getSiteLimits(account))) return [];
  return planDowngradeFaults(await measurePlanUse(dependencies, scope, account), limits);
}

/**
 * Returns why an account cannot change to this plan: the plan does not exist or is retired, or current usage exceeds it. Reads
 * the account's sites only if the plan allows less than the current one.
 */
export async function planChangeFaults(
  dependencies: MeasuringDependencies & { plans: PlanStore },
  scope: Scope,
  account: Account,
  planId: string,
): Promise<FieldError[]> {
  if (planId === account.planId) return [];
  const plan = await dependencies.plans.find(planId);
  if (!plan || plan.retired) return [{ path: 'planId', rule: 'unknown-plan' }];
  return planUseFaults(dependencies, scope, account, plan);
}
