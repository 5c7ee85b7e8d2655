import type { auth } from '#shared/api-contract/endpoints/auth.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { countLinkAttempt, linkInvalid, resolveLink } from '#functions/sign-in/api/auth/resolve-link.ts';
import { endChangeWrite, type StoredEmailChange } from '#functions/sign-in/store/login-email-change-store.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';

async function changeOfLink(dependencies: AuthDependencies, token: string) {
  const link = await resolveLink(dependencies, token);
  if (link.kind !== 'login-email-change') throw linkInvalid();
  return link;
}

/** Writes the account with its new address, which ends all its sessions and links as a new password does. */
function complete({ accounts, clock, ids }: AuthDependencies, account: Account, change: StoredEmailChange) {
  const changed = { ...account, email: change.email, sessionEpoch: account.sessionEpoch + 1 };
  const changes = [{ field: 'email', from: account.email, to: change.email }];
  const notice = newJob(
    'mail',
    { mail: { template: 'login-email-changed', accountId: account.id, email: account.email } },
    ids.ulid(),
    clock(),
  );
  return accounts.replace(account, changed, {
    audit: newAuditEntry({ clock, ids }, 'account.update', selfActor(account), accountAuditSubject(account), changes),
    jobs: [notice],
    writes: [endChangeWrite(change)],
  });
}

/**
 * Confirms a change of a login's address with one of its two links.
 * 1. The first link stores the confirmation. Repeating it has no effect, and either link can still cancel.
 * 2. The link of the other address completes the change, unless the new address has become that of an account since.
 */
export const confirmEmailChange =
  (dependencies: AuthDependencies): UseCase<typeof auth.confirmEmailChange> =>
  async ({ body: { token }, viewerAddress }) => {
    const { emailChanges } = dependencies;
    await countLinkAttempt(dependencies, viewerAddress);
    return retryOnConflict(
      async () => {
        const { change, side, login } = await changeOfLink(dependencies, token);
        if (change.confirmed.includes(side)) return { isChanged: false };
        if (change.confirmed.length === 0) return (await emailChanges.confirm(change, side)) ? { isChanged: false } : CONFLICT;
        const outcome = await complete(dependencies, login.account, change);
        if (outcome === 'conflict') return CONFLICT;
        if (outcome === 'replaced') return { isChanged: true };
        await emailChanges.end(change);
        throw linkInvalid();
      },
      { exhausted: linkInvalid },
    );
  };

/** Cancels a change of a login's address with either of its links. */
export const refuseEmailChange =
  (dependencies: AuthDependencies): UseCase<typeof auth.refuseEmailChange> =>
  async ({ body: { token }, viewerAddress }) => {
    await countLinkAttempt(dependencies, viewerAddress);
    const { change } = await changeOfLink(dependencies, token);
    await dependencies.emailChanges.end(change);
    return null;
  };
