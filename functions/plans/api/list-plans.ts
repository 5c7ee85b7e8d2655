import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import { inPlanOrder } from '#shared/rules/plans/plan-order.ts';

export const listPlans =
  ({ plans }: PlanDependencies): UseCase<typeof plan.list> =>
  async () => ({ plans: (await plans.list()).toSorted(inPlanOrder) });
