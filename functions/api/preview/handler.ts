import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { previewLocators, previewUseCases } from '#functions/api/preview/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { previewDependencies } from '#functions/wiring/site-http.ts';

const dependencies = previewDependencies(process.env);
export const handler = serve(preview, previewUseCases(dependencies), { ...dependencies, locators: previewLocators(dependencies) });
