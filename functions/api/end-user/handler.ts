import { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { endUserUseCases } from '#functions/api/end-user/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { endUserDependencies } from '#functions/wiring/visitor-http.ts';

const dependencies = endUserDependencies(process.env);
export const handler = serve(endUser, endUserUseCases(dependencies), dependencies);
