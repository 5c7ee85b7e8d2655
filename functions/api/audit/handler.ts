import { audit } from '#shared/api-contract/endpoints/audit.ts';
import { auditLocators, auditUseCases } from '#functions/api/audit/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { auditDependencies } from '#functions/wiring/account-http.ts';

const dependencies = auditDependencies(process.env);
export const handler = serve(audit, auditUseCases(dependencies), { ...dependencies, locators: auditLocators(dependencies) });
