import { audit } from '#shared/api-contract/endpoints/audit.ts';
import { auditLocators, auditUseCases } from '#functions/api/audit/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { AuditLogDependencies } from '#functions/api/audit/dependencies.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: AuditLogDependencies & HttpDependencies = withHttp(env, ({ table }) => ({ audit: auditStore(table) }));
export const handler = serve(audit, auditUseCases(dependencies), { ...dependencies, locators: auditLocators(dependencies) });
