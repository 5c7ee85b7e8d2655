import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { changePlan, managedPlan } from '#functions/plans/api/manage/change-plan.ts';
import { planChanges } from '#functions/plans/api/manage/plan-changes.ts';
import { planFaults } from '#functions/plans/api/manage/plan-faults.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
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
