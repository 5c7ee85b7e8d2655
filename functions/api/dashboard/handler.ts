import { dashboard } from '#shared/api-contract/endpoints/dashboard.ts';
import { dashboardUseCases } from '#functions/api/dashboard/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { dashboardDependencies } from '#functions/wiring/account-http.ts';

const dependencies = dashboardDependencies(process.env);
export const handler = serve(dashboard, dashboardUseCases(dependencies), dependencies);
