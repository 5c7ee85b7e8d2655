import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import { listPlans } from '#functions/api/plan/list-plans.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';

/** Plans: every endpoint of the family with its behaviour. */
export const planUseCases = (dependencies: PlanDependencies): UseCases<typeof plan> => ({ list: listPlans(dependencies) });
