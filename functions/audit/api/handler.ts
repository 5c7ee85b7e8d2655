import { audit } from '#shared/api-contract/endpoints/audit.ts';
import { auditLocators, auditUseCases } from '#functions/audit/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { AuditLogDependencies } from '#functions/audit/api/dependencies.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: AuditLogDependencies & HttpDependencies = withHttp(env, ({ table }) => ({ audit: auditStore(table) }));
export const handler = serve(audit, auditUseCases(dependencies), { ...dependencies, locators: auditLocators(dependencies) });
