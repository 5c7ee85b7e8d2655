import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { userLocators, masterUserUseCases } from '#functions/accounts/api/users/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { userDependencies } from '#functions/accounts/api/users/user-wiring.ts';

const dependencies = userDependencies(process.env);
export const handler = serve(masterUser, masterUserUseCases(dependencies), {
  ...dependencies,
  locators: userLocators(masterUser, dependencies),
});
