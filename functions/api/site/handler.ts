import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteLocators, siteUseCases } from '#functions/api/site/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { siteDependencies } from '#functions/wiring/site-http.ts';

const dependencies = siteDependencies(process.env);
export const handler = serve(site, siteUseCases(dependencies), { ...dependencies, locators: siteLocators(dependencies) });
