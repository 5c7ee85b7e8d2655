import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { hasChangedContractDates } from '#functions/plans/services/has-changed-contract-dates.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import type { MeasuringDependencies } from '#functions/plans/services/measure-plan-use.ts';
import { planUseFaults } from '#functions/plans/services/plan-change-faults.ts';
import { planNotice } from '#functions/plans/services/plan-notice.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { isPlanCheckDue, withDuePlan, withoutPlanChange, withPostponedPlan, withWarnedChange } from '#shared/rules/plans/change-plan.ts';

export interface PlanChangeDependencies extends MeasuringDependencies {
  accounts: Pick<AccountStore, 'get' | 'replace'>;
  plans: Pick<PlanStore, 'find' | 'getSiteLimits'>;
  ids: Ids;
  clock: Clock;
}

export interface ApplyPlanChangeDependencies extends PlanChangeDependencies {
  /** A job that applies the contract of the account to its sites. */
  contractJob: (accountId: string) => Job;
}

/** Returns the requested plan of an account, and the present use beyond it. */
async function requestedPlan(dependencies: PlanChangeDependencies, account: Account) {
  const plan = await dependencies.plans.find(account.planChange?.planId ?? '');
  const faults = plan ? await planUseFaults(dependencies, scopeOf(account.id), account, plan) : [];
  return { planName: plan?.name ?? account.planChange?.planId ?? '', faults };
}

/** Returns the change that postpones a plan, with its notice. */
function postponed(dependencies: PlanChangeDependencies, account: Account, planName: string): { next: Account; context: ChangeContext } {
  const next = withPostponedPlan(account, dependencies.clock());
  const from = next.planChange?.from ?? '';
  const notice = planNotice(dependencies, { notice: 'postponed', accountId: account.id, subject: account, planName, from });
  const audit = newAuditEntry(dependencies, 'account.plan', null, accountAuditSubject(account), planAuditChanges(account, next));
  return { next, context: { audit, ...notice } };
}

/**
 * Gives an account the plan that it has requested, once the month of the change has begun. Idempotent, and a no-op without a due
 * change. If use that was added since the request exceeds the plan, the present plan remains in force, the change is postponed by a month,
 * and the account is notified. If the account has been terminated, its change is removed, because it must not begin a billed
 * contract.
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
    const { planName, faults } = await requestedPlan(dependencies, account);
    if (!isOver && faults.length > 0) return postponed(dependencies, account, planName);
    const next = isOver ? withoutPlanChange(account) : due;
    const changes = planAuditChanges(account, next).filter(({ field }) => isOver || field === 'planId');
    const audit = newAuditEntry(dependencies, isOver ? 'account.plan' : 'account.plan-start', null, accountAuditSubject(account), changes);
    const notice = isOver
      ? { jobs: [], writes: [] }
      : planNotice(dependencies, {
          notice: 'effective',
          accountId,
          subject: account,
          planName,
          ...(account.planChange && { from: account.planChange.from }),
        });
    const contractJobs = hasChangedContractDates(account, next) ? [dependencies.contractJob(accountId)] : [];
    return { next, context: { audit, jobs: [...contractJobs, ...notice.jobs], writes: notice.writes } };
  });
}

/**
 * Compares the use of an account with the plan that it has requested in the seven days before the change, and notifies the account once if
 * its use exceeds the plan. A no-op outside these days.
 */
export async function checkPlanChange(dependencies: PlanChangeDependencies, accountId: string): Promise<void> {
  const { accounts, clock } = dependencies;
  const account = await accounts.get(accountId);
  if (!account?.planChange || account.deletedAt !== undefined || !isPlanCheckDue(account, clock())) return;
  const { planName, faults } = await requestedPlan(dependencies, account);
  if (faults.length === 0) return;
  const { from } = account.planChange;
  const notice = planNotice(dependencies, { notice: 'exceeded', accountId, subject: account, planName, from });
  const audit = newAuditEntry(dependencies, 'account.plan', null, accountAuditSubject(account));
  // After a conflict, the next run checks the account again.
  await accounts.replace(account, withWarnedChange(account), { audit, ...notice });
}
