import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';

interface Dependencies {
  accounts: AccountStore;
  clock: Clock;
  ids: Ids;
}

/** Marks a login as deleted. A no-op if it is deleted already. */
async function removeLogin(dependencies: Dependencies, found: Account): Promise<void> {
  const { accounts } = dependencies;
  let login: Account | undefined = found;
  await retryOnConflict(async () => {
    if (!login || login.deletedAt !== undefined) return undefined;
    const audit = newAuditEntry(dependencies, 'sub-admin.remove', null, accountAuditSubject(login));
    const outcome = await accounts.replace(login, { ...login, deletedAt: audit.at }, { audit });
    if (outcome === 'replaced') return undefined;
    if (outcome !== 'conflict') throw new Error(`SUB_ADMIN ${login.id} could not be removed: ${outcome}`);
    login = await accounts.get(login.id);
    return CONFLICT;
  });
}

/**
 * Removes a deleted account's SUB_ADMIN logins, which frees their addresses. Sequential, because each removal changes the counts of the
 * account.
 */
export async function removeSubAdmins(dependencies: Dependencies, scope: Scope): Promise<void> {
  for (const login of await dependencies.accounts.listSubAdmins(scope)) await removeLogin(dependencies, login);
}
