import type { AuditLogDependencies } from '#functions/api/audit/dependencies.ts';
import { listAuditLog } from '#functions/api/audit/list-audit-log.ts';
import { auditScope } from '#functions/api/audit/audit-scope.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { audit } from '#shared/api-contract/endpoints/audit.ts';

/** The audit log: every endpoint of the family with its behaviour. It can be read, and nothing else. */
export const auditUseCases = (dependencies: AuditLogDependencies): UseCases<typeof audit> => ({ list: listAuditLog(dependencies) });

/** Where the account is found whose log is asked for. */
export const auditLocators = (dependencies: Pick<AuditLogDependencies, 'accounts'>): Locators<typeof audit> => ({
  list: ({ query: { accountId } }, caller) => auditScope(dependencies, caller, accountId),
});
