import { usage } from '#shared/api-contract/endpoints/usage.ts';
import { usageUseCases } from '#functions/api/usage/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { usageDependencies } from '#functions/wiring/account-http.ts';

const dependencies = usageDependencies(process.env);
export const handler = serve(usage, usageUseCases(dependencies), dependencies);
