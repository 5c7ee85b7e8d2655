import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import { listPlans } from '#functions/api/plan/list-plans.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';

/** Plans: the use case of every endpoint of the family. */
export const planUseCases = (dependencies: PlanDependencies): UseCases<typeof plan> => ({ list: listPlans(dependencies) });
