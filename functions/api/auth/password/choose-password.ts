import type { AuditEntry } from '#shared/model/account/audit.ts';
import { contractTransition } from '#shared/rules/account/contract-state.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { type Account, accountAuditSubject } from '#functions/store/account/account.ts';
import type { ChangeContext } from '#functions/store/account/change-context.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { Write } from '#functions/store/engine/table.ts';

/** An account as whoever acts for itself. */
export const selfActor = ({ id, contactName, role }: Account): NonNullable<AuditEntry['actor']> => ({ id, name: contactName, role });

/**
 * What an account becomes when its owner chooses a password: sessions and links of before are over, and with the first
 * one it is in use. Every later one is told by e-mail, in case it was not the owner who chose it.
 * `writes`: what else is to happen with it.
 */
export function passwordChange(
  { clock, ids }: Pick<AuthDependencies, 'clock' | 'ids'>,
  account: Account,
  passwordHash: string,
  writes: readonly Write[] = [],
): { next: Account; act: ChangeContext } {
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
    act: { audit, passwordHash, jobs: activated ? [] : [notice], writes },
  };
}
