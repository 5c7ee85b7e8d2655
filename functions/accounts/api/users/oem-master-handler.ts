import { oemMasterUser } from '#shared/api-contract/endpoints/user.ts';
import { userLocators, oemMasterUserUseCases } from '#functions/accounts/api/users/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { userDependencies } from '#functions/accounts/api/users/user-wiring.ts';

const dependencies = userDependencies(process.env);
export const handler = serve(oemMasterUser, oemMasterUserUseCases(dependencies), {
  ...dependencies,
  locators: userLocators(oemMasterUser, dependencies),
});
