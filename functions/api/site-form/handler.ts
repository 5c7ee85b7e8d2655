import { siteFormUseCases } from '#functions/api/site-form/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { siteFormDependencies } from '#functions/wiring/visitor-http.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';

const dependencies = siteFormDependencies(process.env);
export const handler = serve(siteForm, siteFormUseCases(dependencies), dependencies);
