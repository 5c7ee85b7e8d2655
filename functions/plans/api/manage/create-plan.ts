import { invalidInput } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { managedPlan, planAudit } from '#functions/plans/api/manage/change-plan.ts';
import { planFaults } from '#functions/plans/api/manage/plan-faults.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import type { Plan } from '#shared/model/plans/plan.ts';

export const createPlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.create> =>
  async ({ caller, body }) => {
    const { plans, ids } = dependencies;
    const faults = planFaults(body, await plans.list());
    if (faults.length > 0) throw invalidInput(faults);
    const created: Plan = { ...body, id: ids.ulid(), retired: false, prices: [], version: 0 };
    await plans.create(created, planAudit(dependencies, caller, 'plan.create', created));
    return { plan: await managedPlan(dependencies, caller, created) };
  };
