import { visit } from '#shared/api-contract/endpoints/visit.ts';
import { visitUseCases } from '#functions/api/visit/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { visitDependencies } from '#functions/wiring/http.ts';

const dependencies = visitDependencies(process.env);
export const handler = serve(visit, visitUseCases(dependencies), dependencies);
