import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import { checkPlan } from '#functions/api/plan/check/check-plan.ts';
import { continueContract, endContract } from '#functions/api/plan/check/end-contract.ts';
import { requestPlan, withdrawPlan } from '#functions/api/plan/check/request-plan.ts';
import { listPlans } from '#functions/api/plan/list-plans.ts';
import { createPlan } from '#functions/api/plan/manage/create-plan.ts';
import { listManagedPlans } from '#functions/api/plan/manage/list-managed-plans.ts';
import { removePlanPrice, setPlanPrice } from '#functions/api/plan/manage/plan-prices.ts';
import { deletePlan, setPlanRetired } from '#functions/api/plan/manage/retire-plan.ts';
import { updatePlan } from '#functions/api/plan/manage/update-plan.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';

/** Plans: the use case of every endpoint of the family. */
export const planUseCases = (dependencies: PlanDependencies): UseCases<typeof plan> => ({
  list: listPlans(dependencies),
  check: checkPlan(dependencies),
  request: requestPlan(dependencies),
  withdraw: withdrawPlan(dependencies),
  end: endContract(dependencies),
  continue: continueContract(dependencies),
  listManaged: listManagedPlans(dependencies),
  create: createPlan(dependencies),
  update: updatePlan(dependencies),
  setPrice: setPlanPrice(dependencies),
  removePrice: removePlanPrice(dependencies),
  retire: setPlanRetired(true)(dependencies),
  restore: setPlanRetired(false)(dependencies),
  delete: deletePlan(dependencies),
});
