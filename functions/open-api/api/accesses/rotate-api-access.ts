import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import { apiAccessView } from '#functions/open-api/api/accesses/api-access-view.ts';
import { apiAuditEntry, assertMayGrant, secretTakenError } from '#functions/open-api/api/accesses/change-api-access.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import { newSecret } from '#functions/open-api/api/accesses/new-api-proof.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredApiAccess } from '#functions/open-api/store/accesses/api-access.ts';
import type { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';

const HOUR_MS = 3_600_000;

/** Replaces the secret of an access. The former secret remains valid for the given hours; an even older secret expires immediately. */
export const rotateApiAccess =
  (dependencies: ApiAccessDependencies): UseCase<typeof apiAccess.rotate> =>
  async ({ caller, params, body: { proof: input, overlapHours } }) => {
    const { accesses, calls, ids, clock } = dependencies;
    const before = await accesses.find(caller.scope, params.id);
    assertMayGrant(caller, before.operations);
    if (before.proof.kind !== input.kind) throw new AppError('transition-refused');
    const { secret, key } = await newSecret(ids, input);
    if (secret.digest === before.proof.current.digest) throw secretTakenError(input.kind);
    const now = clock();
    const until = new Date(now.getTime() + overlapHours * HOUR_MS).toISOString();
    const former = overlapHours > 0 ? { ...before.proof.current, until } : null;
    const after: StoredApiAccess = { ...before, proof: { kind: input.kind, current: secret, former }, version: before.version + 1 };
    const account = await activeAccount(dependencies, caller.scope.accountId);
    const audit = apiAuditEntry(dependencies, caller, account, { action: 'api.rotate', before, after });
    const outcome = await accesses.replace(account, { before, after }, audit);
    if (outcome === 'secret-taken') throw secretTakenError(input.kind);
    if (outcome !== 'done') throw unavailableError();
    return { access: apiAccessView(after, await calls.lastUsedAt(after.id), now), key };
  };
