import { apiAuditEntry } from '#functions/open-api/api/accesses/change-api-access.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';

/** Revokes an access, even if it is changed concurrently. Its next call is rejected. */
export const revokeApiAccess =
  (dependencies: ApiAccessDependencies): UseCase<typeof apiAccess.revoke> =>
  async ({ caller, params }) => {
    const { accesses } = dependencies;
    return retryOnConflict(async () => {
      const access = await accesses.find(caller.scope, params.id);
      const account = await activeAccount(dependencies, caller.scope.accountId);
      const audit = apiAuditEntry(dependencies, caller, account, { action: 'api.revoke', before: access, after: undefined });
      return (await accesses.revoke(account, access, audit)) === 'done' ? null : CONFLICT;
    });
  };
