import { oemAdminUser } from '#shared/api-contract/endpoints/user.ts';
import { oemAdminUserLocators, oemAdminUserUseCases } from '#functions/api/user/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { userDependencies } from '#functions/api/user/user-wiring.ts';

const dependencies = userDependencies(process.env);
export const handler = serve(oemAdminUser, oemAdminUserUseCases(dependencies), {
  ...dependencies,
  locators: oemAdminUserLocators(dependencies),
});
