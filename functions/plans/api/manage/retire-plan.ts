import { AppError } from '#functions/platform/base/app-error.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { changePlan, managedPlan, planAudit, requirePlan } from '#functions/plans/api/manage/change-plan.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { SharedUseCase, UseCase } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import { TRIAL_PLAN_ID } from '#shared/model/plans/plan.ts';

/** Retires a plan or restores it. A no-op if nothing changes. */
export const setPlanRetired =
  (retired: boolean) =>
  (dependencies: PlanDependencies): SharedUseCase<typeof plan.retire> =>
  async ({ caller, params: { planId } }) => {
    if (planId === TRIAL_PLAN_ID) throw new AppError('plan-of-registration');
    const previous = await requirePlan(dependencies, planId);
    if (previous.retired === retired) return { plan: await managedPlan(dependencies, caller, previous) };
    const action = retired ? 'plan.retire' : 'plan.restore';
    return changePlan(dependencies, caller, previous, { action, next: { ...previous, retired } });
  };

/** Whether an account has the plan, or has requested it. */
async function hasAccounts({ accounts, planChanges }: PlanDependencies, { scope }: Caller, planId: string): Promise<boolean> {
  if ((await accounts.countOfPlan(scope, planId)) > 0) return true;
  const changing = await accounts.getAll(await planChanges.listAll());
  return changing.some((account) => account?.planChange?.planId === planId);
}

/**
 * Deletes a retired plan that no account has. Every transaction that gives an account a plan requires that the plan is not retired, so no
 * account can get it between the check and the deletion.
 */
export const deletePlan =
  (dependencies: PlanDependencies): UseCase<typeof plan.delete> =>
  async ({ caller, params: { planId } }) => {
    const { plans } = dependencies;
    const previous = await requirePlan(dependencies, planId);
    const isUsed =
      !previous.retired ||
      (await hasAccounts(dependencies, caller, planId)) ||
      (await plans.list()).some(({ baseId }) => baseId === planId);
    if (isUsed) throw new AppError('plan-in-use');
    if (!(await plans.delete(previous, planAudit(dependencies, caller, 'plan.delete', previous)))) throw new AppError('version-conflict');
    return null;
  };
