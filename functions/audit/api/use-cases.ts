import type { AuditLogDependencies } from '#functions/audit/api/dependencies.ts';
import { listAuditLog } from '#functions/audit/api/list-audit-log.ts';
import { auditScope } from '#functions/audit/api/audit-scope.ts';
import type { Locators } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { audit } from '#shared/api-contract/endpoints/audit.ts';

/** The audit log: the use case of its only endpoint. It is read-only. */
export const auditUseCases = (dependencies: AuditLogDependencies): UseCases<typeof audit> => ({ list: listAuditLog(dependencies) });

/** Returns how the endpoint finds the account whose log is requested. */
export const auditLocators = (dependencies: Pick<AuditLogDependencies, 'accounts'>): Locators<typeof audit> => ({
  list: ({ query: { accountId } }, caller) => auditScope(dependencies, caller, accountId),
});
