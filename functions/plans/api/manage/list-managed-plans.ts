import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import { inPlanOrder } from '#shared/rules/plans/plan-order.ts';

/**
 * Returns the plans with their numbers of accounts. Makes one database call for the plans, and one or more for the accounts of
 * each.
 */
export const listManagedPlans =
  ({ plans, accounts }: PlanDependencies): UseCase<typeof plan.listManaged> =>
  async ({ caller: { scope } }) => {
    const all = (await plans.list()).toSorted(inPlanOrder);
    const counts = await Promise.all(all.map(({ id }) => accounts.countOfPlan(scope, id)));
    return { plans: all.map((one, index) => ({ ...one, accounts: counts[index] ?? 0 })) };
  };
