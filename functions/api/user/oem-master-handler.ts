import { oemMasterUser } from '#shared/api-contract/endpoints/user.ts';
import { oemMasterUserLocators, oemMasterUserUseCases } from '#functions/api/user/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { userDependencies } from '#functions/api/user/user-wiring.ts';

const dependencies = userDependencies(process.env);
export const handler = serve(oemMasterUser, oemMasterUserUseCases(dependencies), {
  ...dependencies,
  locators: oemMasterUserLocators(dependencies),
});
