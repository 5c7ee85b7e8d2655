import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { apiAccessLocators, apiAccessUseCases } from '#functions/api/api-access/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { apiAccessDependencies } from '#functions/wiring/account-http.ts';

const dependencies = apiAccessDependencies(process.env);
export const handler = serve(apiAccess, apiAccessUseCases(dependencies), { ...dependencies, locators: apiAccessLocators(dependencies) });
