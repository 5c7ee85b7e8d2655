import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { hasChangedContractDates } from '#functions/plans/services/has-changed-contract-dates.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import { planNotice } from '#functions/plans/services/plan-notice.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { withDuePlan, withoutPlanChange } from '#shared/rules/plans/change-plan.ts';

export interface ApplyPlanChangeDependencies {
  accounts: Pick<AccountStore, 'get' | 'replace'>;
  plans: Pick<PlanStore, 'find'>;
  ids: Ids;
  clock: Clock;
  /** A job that applies the contract of the account to its sites. */
  contractJob: (accountId: string) => Job;
}

/**
 * Gives an account the plan that it has requested, once the month of the change has begun. Idempotent, and a no-op without a due
 * change. Usage that exceeds the new plan remains and cannot grow. If the account has been terminated, its change is
 * removed, because it must not begin a billed contract.
 */
export async function applyPlanChange(dependencies: ApplyPlanChangeDependencies, accountId: string): Promise<void> {
  const { accounts, clock } = dependencies;
  if (!(await accounts.get(accountId))?.planChange) return;
  const read = async (): Promise<Account> => {
    const account = await accounts.get(accountId);
    if (!account) throw new Error(`Account ${accountId} has a change of plan but does not exist`);
    return account;
  };
  await updateAccount(accounts, read, async (account) => {
    const due = account.deletedAt === undefined ? withDuePlan(account, clock()) : undefined;
    if (!due) return undefined;
    const isOver = account.contractStatus === 'TERMINATED';
    const next = isOver ? withoutPlanChange(account) : due;
    const changes = planAuditChanges(account, next).filter(({ field }) => isOver || field === 'planId');
    const audit = newAuditEntry(dependencies, isOver ? 'account.plan' : 'account.plan-start', null, accountAuditSubject(account), changes);
    const notice = isOver
      ? { jobs: [], writes: [] }
      : planNotice(dependencies, {
          notice: 'effective',
          accountId,
          subject: account,
          planName: (await dependencies.plans.find(next.planId ?? ''))?.name ?? '',
          ...(account.planChange && { from: account.planChange.from }),
        });
    const contractJobs = hasChangedContractDates(account, next) ? [dependencies.contractJob(accountId)] : [];
    return { next, context: { audit, jobs: [...contractJobs, ...notice.jobs], writes: notice.writes } };
  });
}
