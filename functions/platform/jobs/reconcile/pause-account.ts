import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import { type AuditDependencies, newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { StoredPayment } from '#functions/billing/store/stored-payment.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';

interface PauseDependencies extends AuditDependencies {
  accounts: Pick<AccountStore, 'get' | 'replace'>;
}

/**
 * Pauses the account that an overdue invoice bills, with the writes and e-mails of the step, audited as the product. An account
 * that another invoice has paused is paused for both. Returns why the account cannot be paused: it is `inactive`, for example because the
 * operator has paused it, or its contract has `ended`, or the issuer does not bill it any more. If the account, the payment or
 * the step has changed concurrently, nothing is written and the next run decides.
 */
export async function pauseAccount(
  { accounts, ...dependencies }: PauseDependencies,
  { accountId, issuerId, number }: StoredPayment,
  mails: readonly Job[],
  writes: readonly Write[],
): Promise<'written' | 'inactive' | 'ended'> {
  const account = await accounts.get(accountId);
  if (!account || account.deletedAt !== undefined || !isBilled(account) || account.path[0] !== issuerId) return 'ended';
  if (account.contractStatus === 'TERMINATED') return 'ended';
  const isPaused = account.contractStatus === 'SUSPENDED' && account.pausedBy === 'payment';
  if (account.contractStatus !== 'ACTIVE' && !isPaused) return 'inactive';
  const audit = newAuditEntry(dependencies, 'account.pause', null, accountAuditSubject(account), [
    { field: 'invoice', from: null, to: number },
  ]);
  const { ids, clock } = dependencies;
  const contractJob = newJob('contract', { subjectId: accountId, ownerId: accountId, affects: 'visitors' }, ids.ulid(), clock());
  const next = { ...account, contractStatus: 'SUSPENDED', pausedBy: 'payment', pausedFor: [...account.pausedFor, number] } as const;
  await accounts.replace(account, next, { audit, jobs: [...(isPaused ? [] : [contractJob]), ...mails], writes });
  return 'written';
}
