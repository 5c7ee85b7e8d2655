import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { choosesOwnPlan, planCheckOf } from '#functions/plans/api/check/check-plan.ts';
import type { PlanDependencies } from '#functions/plans/api/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { type Caller, requesterOf } from '#functions/accounts/services/caller.ts';
import { planAuditChanges } from '#functions/plans/services/plan-audit-changes.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { plan } from '#shared/api-contract/endpoints/plan.ts';
import type { PlanCheck } from '#shared/model/plans/plan-check.ts';
import { earliestEnd, mayEnd, possibleEnds, withoutRequestedEnd, withRequestedEnd } from '#shared/rules/billing/end-contract.ts';
import type { MailRequest } from '#functions/mail/job-definitions/mail.ts';

/** Changes the end of the caller's contract. `choose` returns the changed account and the e-mail that confirms the change. */
async function changeEnd(
  dependencies: PlanDependencies,
  caller: Caller,
  action: 'account.end' | 'account.continue',
  choose: (account: Account) => { next: Account; mail?: MailRequest },
): Promise<{ check: PlanCheck }> {
  const { accounts, ids, clock } = dependencies;
  const read = () => activeAccount(dependencies, caller.scope.accountId);
  await updateAccount(accounts, read, async (account) => {
    if (!choosesOwnPlan(account)) throw new AppError('forbidden');
    const { next, mail } = choose(account);
    if (next === account) return undefined;
    const { id } = account;
    const changes = [{ field: 'contractEnd', from: account.contractEnd, to: next.contractEnd }, ...planAuditChanges(account, next)];
    return {
      next,
      context: {
        audit: newAuditEntry(dependencies, action, auditActor(caller), accountAuditSubject(account), changes),
        jobs: [
          newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), clock()),
          ...(mail ? [newJob('mail', { mail }, ids.ulid(), clock())] : []),
        ],
      },
    };
  });
  return { check: await planCheckOf(dependencies, caller) };
}

/**
 * Ends the caller's contract at the end of a month, not before the end of the minimum term. A later request replaces an
 * earlier one.
 */
export const endContract =
  (dependencies: PlanDependencies): UseCase<typeof plan.end> =>
  ({ caller, body: { month } }) =>
    changeEnd(dependencies, caller, 'account.end', (account) => {
      const now = dependencies.clock();
      if (!mayEnd(account)) throw new AppError('transition-refused');
      if (!possibleEnds(account, now).includes(month))
        throw invalidInput([
          { path: 'month', rule: 'end-before-minimum-term', params: { month: earliestEnd(account, now).replace('-', '/') } },
        ]);
      const next = withRequestedEnd(account, month, now, requesterOf(caller));
      return { next, mail: { template: 'contract-ends', accountId: account.id, end: next.contractEnd ?? '' } };
    });

/** Withdraws a requested end of the contract. A contract that has ended continues from today on, and its sites are restored. */
export const continueContract =
  (dependencies: PlanDependencies): UseCase<typeof plan.continue> =>
  ({ caller }) =>
    changeEnd(dependencies, caller, 'account.continue', (account) => ({ next: withoutRequestedEnd(account) }));
