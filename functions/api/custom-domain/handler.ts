import { customDomainLocators, customDomainUseCases } from '#functions/api/custom-domain/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { customDomainDependencies } from '#functions/wiring/domain-http.ts';
import { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';

const dependencies = customDomainDependencies(process.env);
export const handler = serve(customDomain, customDomainUseCases(dependencies), {
  ...dependencies,
  locators: customDomainLocators(dependencies),
});
