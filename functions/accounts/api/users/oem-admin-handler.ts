import { oemAdminUser } from '#shared/api-contract/endpoints/user.ts';
import { userLocators, oemAdminUserUseCases } from '#functions/accounts/api/users/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { userDependencies } from '#functions/accounts/api/users/user-wiring.ts';

const dependencies = userDependencies(process.env);
export const handler = serve(oemAdminUser, oemAdminUserUseCases(dependencies), {
  ...dependencies,
  locators: userLocators(oemAdminUser, dependencies),
});
