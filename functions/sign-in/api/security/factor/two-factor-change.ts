import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import type { SecurityNotice } from '#functions/mail/job-definitions/mail.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Write } from '#functions/platform/engine/table.ts';

interface TwoFactorEvent {
  action: AuditAction & `account.${string}`;
  /** The e-mail that informs the login about the change. */
  notice: SecurityNotice;
  actor: AuditEntry['actor'];
  changes?: AuditEntry['changes'];
  writes?: readonly Write[];
}

/** Returns the audit entry, the e-mail to the login, and the writes of the transaction that change a second factor. */
export const twoFactorChange = (
  { ids, clock }: Pick<SignInSecurityDependencies, 'ids' | 'clock'>,
  account: Account,
  { action, notice, actor, changes = [], writes = [] }: TwoFactorEvent,
): ChangeContext => ({
  audit: newAuditEntry({ ids, clock }, action, actor, accountAuditSubject(account), changes),
  jobs: [newJob('mail', { mail: { template: notice, accountId: account.id, device: null } }, ids.ulid(), clock())],
  writes,
});
