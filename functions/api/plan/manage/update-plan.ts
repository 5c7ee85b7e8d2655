import { AppError, invalidInput } from '#functions/app-error.ts';
import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import { changePlan, managedPlan } from '#functions/api/plan/manage/change-plan.ts';
import { planChanges } from '#functions/api/plan/manage/plan-changes.ts';
import { planFaults } from '#functions/api/plan/manage/plan-faults.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';

/** Changes a plan immediately. Existing content above a lowered limit stays and cannot grow. */
export const updatePlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.update> =>
  async ({ caller, params: { planId }, body: { version, ...update } }) => {
    const plans = await dependencies.plans.list();
    const previous = plans.find(({ id }) => id === planId);
    if (!previous) throw new AppError('not-found');
    if (previous.version !== version) throw new AppError('version-conflict');
    const faults = planFaults({ ...update, id: planId }, plans);
    if (faults.length > 0) throw invalidInput(faults);
    const changes = planChanges(previous, update);
    if (changes.length === 0) return { plan: await managedPlan(dependencies, caller, previous) };
    return changePlan(dependencies, caller, previous, { action: 'plan.update', next: { ...previous, ...update }, changes });
  };
