import { AppError, invalidInput, unavailableError } from '#functions/platform/base/app-error.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { userDetail } from '#functions/accounts/api/users/user-detail.ts';
import { claimAddress } from '#functions/accounts/services/claim-address.ts';
import { isManaged } from '#functions/accounts/services/managed-account.ts';
import { newBillingStart } from '#functions/accounts/services/new-billing-start.ts';
import { newAccountParent } from '#functions/accounts/services/new-account-parent.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { NewUser } from '#shared/model/accounts/user.ts';
import { monthOf } from '#shared/rules/time/japanese-month.ts';

/**
 * Returns `licence-limit-reached` for a parent that the store refused. Throws another error if the parent has changed since it was read and
 * can no longer have the account.
 */
async function refusedBy(dependencies: UserDependencies, caller: Caller, body: NewUser): Promise<AppError> {
  await newAccountParent(dependencies, caller, body);
  return new AppError('licence-limit-reached');
}

/** Creates an INACTIVE account and the job that e-mails the link to choose its first password. */
export const createUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.create> =>
  async ({ caller, body }) => {
    const { accounts, attempts, plans, passwords, ids, clock } = dependencies;
    const parent = await newAccountParent(dependencies, caller, body);
    await attempts.count('login-address', caller.scope.accountId);
    const { parentId: _parentId, initialPassword, billingStart, ...typed } = body;
    const plan = typed.planId === null ? undefined : await plans.find(typed.planId);
    if (typed.planId !== null && (!plan || plan.retired)) throw invalidInput([{ path: 'planId', rule: 'unknown-plan' }]);
    const now = clock();
    const starting = newBillingStart({ ...typed, billingStart }, parent, now);
    await accounts.markUsed(parent);
    const account = newAccount(
      { ...typed, billingStart: starting, planSince: plan ? monthOf(now) : null, id: ids.ulid(), createdAt: now.toISOString() },
      parent,
    );
    const context = {
      audit: newAuditEntry({ ids, clock }, 'account.create', auditActor(caller), accountAuditSubject(account)),
      jobs: [newJob('mail', { mail: { template: 'invitation', accountId: account.id } }, ids.ulid(), now)],
      writes: plan ? [planOfferedCheck(plan.id)] : [],
      passwordHash: initialPassword === null ? undefined : await passwords.hash(initialPassword),
    };
    const outcome = await claimAddress(accounts, caller.scope, account, (taken) => accounts.create(taken, context));
    if (outcome === 'email-taken') throw invalidInput([{ path: 'email', rule: 'email-taken' }]);
    if (outcome === 'parent-refused') throw await refusedBy(dependencies, caller, body);
    if (outcome === 'conflict' || !isManaged(account)) throw unavailableError();
    return { user: await userDetail(dependencies, caller.scope, account) };
  };
