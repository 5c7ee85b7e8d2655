import { legalUseCases } from '#functions/api/legal/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { legalDependencies } from '#functions/wiring/account-http.ts';
import { legal } from '#shared/api-contract/endpoints/legal.ts';

const dependencies = legalDependencies(process.env);
export const handler = serve(legal, legalUseCases(dependencies), dependencies);
