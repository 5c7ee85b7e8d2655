import { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';
import { subAdminLocators, subAdminUseCases } from '#functions/api/sub-admin/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { subAdminDependencies } from '#functions/wiring/account-http.ts';

const dependencies = subAdminDependencies(process.env);
export const handler = serve(subAdmin, subAdminUseCases(dependencies), { ...dependencies, locators: subAdminLocators(dependencies) });
