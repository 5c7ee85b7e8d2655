import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { askForPlan, withdrawPlanRequest } from '#functions/plans/api/check/ask-for-plan.ts';
import { checkPlan } from '#functions/plans/api/check/check-plan.ts';
import { continueContract, endContract } from '#functions/plans/api/check/end-contract.ts';
import { requestPlan, withdrawPlan } from '#functions/plans/api/check/request-plan.ts';
import { listPlans } from '#functions/plans/api/list-plans.ts';
import { createPlan } from '#functions/plans/api/manage/create-plan.ts';
import { listManagedPlans } from '#functions/plans/api/manage/list-managed-plans.ts';
import { getPriceEffect, removePlanPrice, setPlanPrice } from '#functions/plans/api/manage/plan-prices.ts';
import { deletePlan, setPlanRetired } from '#functions/plans/api/manage/retire-plan.ts';
import { updatePlan } from '#functions/plans/api/manage/update-plan.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';

/** The use cases of the endpoints for plans. */
export const planUseCases = (dependencies: PlanDependencies): UseCases<typeof plan> => ({
  list: listPlans(dependencies),
  check: checkPlan(dependencies),
  request: requestPlan(dependencies),
  withdraw: withdrawPlan(dependencies),
  ask: askForPlan(dependencies),
  withdrawRequest: withdrawPlanRequest(dependencies),
  end: endContract(dependencies),
  continue: continueContract(dependencies),
  listManaged: listManagedPlans(dependencies),
  create: createPlan(dependencies),
  update: updatePlan(dependencies),
  priceEffect: getPriceEffect(dependencies),
  setPrice: setPlanPrice(dependencies),
  removePrice: removePlanPrice(dependencies),
  retire: setPlanRetired(true)(dependencies),
  restore: setPlanRetired(false)(dependencies),
  delete: deletePlan(dependencies),
});
