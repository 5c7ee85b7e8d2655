import { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { signInSecurityLocators, signInSecurityUseCases } from '#functions/api/sign-in-security/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { signInSecurityDependencies } from '#functions/wiring/sign-in-http.ts';

const dependencies = signInSecurityDependencies(process.env);
export const handler = serve(signInSecurity, signInSecurityUseCases(dependencies), {
  ...dependencies,
  locators: signInSecurityLocators(dependencies),
});
