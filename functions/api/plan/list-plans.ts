import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import type { Plan } from '#shared/model/account/plan.ts';

/** By price; plans by quotation, which have no number of sites, come last. */
const inOrder = (a: Plan, b: Plan): number =>
  Number(a.quantitySite === null) - Number(b.quantitySite === null) || a.price - b.price || a.name.localeCompare(b.name, 'en');

export const listPlans =
  ({ plans }: PlanDependencies): UseCase<typeof plan.list> =>
  async () => ({ plans: (await plans.list()).toSorted(inOrder) });
