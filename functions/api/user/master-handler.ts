import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { masterUserLocators, masterUserUseCases } from '#functions/api/user/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { userDependencies } from '#functions/api/user/user-wiring.ts';

const dependencies = userDependencies(process.env);
export const handler = serve(masterUser, masterUserUseCases(dependencies), { ...dependencies, locators: masterUserLocators(dependencies) });
