import { personOf } from '#functions/accounts/services/caller.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { apiAccessView } from '#functions/open-api/api/accesses/api-access-view.ts';
import { apiAuditEntry, assertMayGrant, assertValidAccess, secretTakenError } from '#functions/open-api/api/accesses/change-api-access.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import { newApiProof } from '#functions/open-api/api/accesses/new-api-proof.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredApiAccess } from '#functions/open-api/store/accesses/api-access.ts';
import type { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { API_ACCESS_MAX } from '#shared/model/limits.ts';

/** Issues an access. Only this response contains its key, entered or generated. */
export const createApiAccess =
  (dependencies: ApiAccessDependencies): UseCase<typeof apiAccess.create> =>
  async ({ caller, body: { proof: proofInput, ...fields } }) => {
    const { accesses, ids, clock } = dependencies;
    const { scope } = caller;
    assertMayGrant(caller, fields.operations);
    await assertValidAccess(dependencies, scope, fields);
    if ((await accesses.list(scope)).length >= API_ACCESS_MAX.stored) throw new AppError('api-access-limit-reached');
    const [account, id, now] = [await activeAccount(dependencies, caller.scope.accountId), ids.ulid(), clock()];
    const { proof, key } = await newApiProof(ids, id, proofInput);
    const access: StoredApiAccess = {
      id,
      accountId: scope.accountId,
      ...fields,
      proof,
      createdAt: now.toISOString(),
      createdBy: caller.name,
      person: personOf(caller),
      version: 1,
    };
    const audit = apiAuditEntry(dependencies, caller, account, { action: 'api.create', before: undefined, after: access });
    const outcome = await accesses.create(account, access, audit);
    if (outcome === 'secret-taken' && proofInput.kind !== 'addresses') throw secretTakenError(proofInput.kind);
    if (outcome !== 'done') throw new AppError('not-found');
    return { access: apiAccessView(access, null, now), key };
  };
