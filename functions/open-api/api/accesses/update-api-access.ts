import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { apiAccessView } from '#functions/open-api/api/accesses/api-access-view.ts';
import { apiAuditEntry, assertMayGrant, assertValidAccess } from '#functions/open-api/api/accesses/change-api-access.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredApiAccess, StoredProof } from '#functions/open-api/store/accesses/api-access.ts';
import type { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';

/** Returns the stored proof with the addresses of an update. Secrets remain unchanged. */
function updatedProof(proof: StoredProof, addresses: string[] | null): StoredProof {
  if (proof.kind !== 'addresses') {
    if (addresses !== null) throw invalidInput([{ path: 'addresses', rule: 'unknown-field' }]);
    return proof;
  }
  if (addresses === null) throw invalidInput([{ path: 'addresses', rule: 'required' }]);
  return { ...proof, addresses };
}

/** Changes all fields of an access except its secret. Reduced rights apply from the next call on. */
export const updateApiAccess =
  (dependencies: ApiAccessDependencies): UseCase<typeof apiAccess.update> =>
  async ({ caller, params, body: { version, addresses, ...fields } }) => {
    const { accesses, calls, clock } = dependencies;
    const before = await accesses.find(caller.scope, params.id);
    assertMayGrant(caller, [...before.operations, ...fields.operations]);
    if (before.version !== version) throw new AppError('version-conflict');
    await assertValidAccess(dependencies, caller.scope, fields, before);
    const after: StoredApiAccess = { ...before, ...fields, proof: updatedProof(before.proof, addresses), version: version + 1 };
    const account = await activeAccount(dependencies, caller.scope.accountId);
    const outcome = await accesses.replace(
      account,
      { before, after },
      apiAuditEntry(dependencies, caller, account, { action: 'api.update', before, after }),
    );
    if (outcome !== 'done') throw new AppError('version-conflict');
    return { access: apiAccessView(after, await calls.lastUsedAt(after.id), clock()) };
  };
