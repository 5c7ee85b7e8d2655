import { invalidInput } from '#functions/app-error.ts';
import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import { managedPlan, planAudit } from '#functions/api/plan/manage/change-plan.ts';
import { planFaults } from '#functions/api/plan/manage/plan-faults.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import type { Plan } from '#shared/model/account/plan.ts';

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
