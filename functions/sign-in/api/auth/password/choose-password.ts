import { contractTransition } from '#shared/rules/accounts/contract-state.ts';
import { selfActor } from '#functions/accounts/services/self-actor.ts';
import type { AuthDependencies } from '#functions/sign-in/api/auth/dependencies.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Write } from '#functions/platform/engine/table.ts';

/**
 * Returns the change of an account whose owner chooses a password. It ends all sessions and links. The first password activates
 * the account; every later one is reported by e-mail, in case the owner did not choose it. `writes` are further writes of the same
 * transaction.
 */
export function passwordChange(
  { clock, ids }: Pick<AuthDependencies, 'clock' | 'ids'>,
  account: Account,
  passwordHash: string,
  writes: readonly Write[] = [],
): { next: Account; context: ChangeContext } {
  const activated = contractTransition(account.contractStatus, 'activate');
  const audit = newAuditEntry(
    { clock, ids },
    activated ? 'account.activate' : 'account.password',
    selfActor(account),
    accountAuditSubject(account),
  );
  const notice = newJob('mail', { mail: { template: 'password-changed', accountId: account.id } }, ids.ulid(), clock());
  return {
    next: { ...account, sessionEpoch: account.sessionEpoch + 1, contractStatus: activated ?? account.contractStatus },
    context: { audit, passwordHash, jobs: activated ? [] : [notice], writes },
  };
}
