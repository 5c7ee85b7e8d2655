import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { authUseCases } from '#functions/api/auth/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { authDependencies } from '#functions/wiring/sign-in-http.ts';

const dependencies = authDependencies(process.env);
export const handler = serve(auth, authUseCases(dependencies), dependencies);
