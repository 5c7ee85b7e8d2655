import { plan } from '#shared/api-contract/endpoints/plan.ts';
import { planUseCases } from '#functions/api/plan/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { planDependencies } from '#functions/wiring/account-http.ts';

const dependencies = planDependencies(process.env);
export const handler = serve(plan, planUseCases(dependencies), dependencies);
