import { AppError, invalidInput } from '#functions/app-error.ts';
import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { planChangeFaults } from '#functions/api/user/update/plan-change-faults.ts';
import { userChanges } from '#functions/api/user/update/user-changes.ts';
import { userDetail } from '#functions/api/user/user-detail.ts';
import type { ManagedAccount } from '#functions/domain/account/managed-account.ts';
import { accountForAction, visibleAccount } from '#functions/api/user/visible-account.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UserUseCase } from '#functions/api/user/user-use-case.ts';
import { accountAuditSubject } from '#functions/store/account/account.ts';
import type { AccountReplaceOutcome } from '#functions/store/account/account-store.ts';
import { planOfferedCheck } from '#functions/store/account/plan-store.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { Job } from '#functions/store/job/job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

/** Jobs that follow a change: sites follow the contract's dates, an open invitation is sent to a new address. */
function jobsAfter(previous: ManagedAccount, next: ManagedAccount, { ids, clock }: UserDependencies): Job[] {
  const { id } = next;
  const hasNewDates = previous.contractStart !== next.contractStart || previous.contractEnd !== next.contractEnd;
  const needsInvitation = previous.email !== next.email && next.contractStatus === 'INACTIVE';
  return [
    ...(hasNewDates ? [newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), clock())] : []),
    ...(needsInvitation ? [newJob('mail', { mail: { template: 'invitation', accountId: id } }, ids.ulid(), clock())] : []),
  ];
}

async function refusedBy(
  outcome: Exclude<AccountReplaceOutcome, 'replaced'>,
  { accounts }: UserDependencies,
  id: string,
): Promise<AppError> {
  if (outcome === 'email-taken') return invalidInput([{ path: 'email', rule: 'email-taken' }]);
  if (outcome !== 'licences-in-use') return new AppError('version-conflict');
  const count = (await accounts.get(id))?.licencesUsed ?? 0;
  return invalidInput([{ path: 'licenceGrant', rule: 'licences-in-use', params: { count } }]);
}

/** Changes the fields of an account. `version-conflict` if it was changed since the caller read it. */
export const updateUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.update> =>
  async ({ caller, params: { id }, body: { role, version, ...typed } }) => {
    const { accounts, ids, clock } = dependencies;
    const account = await accountForAction(dependencies, caller, id, 'update');
    if (role !== account.role) throw invalidInput([{ path: 'role', rule: 'invalid' }]);
    if (version !== account.version) throw new AppError('version-conflict');
    const faults = await planChangeFaults(dependencies, caller.scope, account, typed.planId);
    if (faults.length > 0) throw invalidInput(faults);
    // A new address ends the sessions and links of the former one.
    const sessionEpoch = account.sessionEpoch + Number(typed.email !== account.email);
    const next: ManagedAccount = { ...account, ...typed, sessionEpoch };
    const changes = userChanges(account, next);
    if (changes.length > 0) {
      const outcome = await accounts.replace(account, next, {
        audit: newAuditEntry({ ids, clock }, 'account.update', auditActor(caller), accountAuditSubject(next), changes),
        jobs: jobsAfter(account, next, dependencies),
        writes: next.planId !== null && next.planId !== account.planId ? [planOfferedCheck(next.planId)] : [],
      });
      if (outcome !== 'replaced') throw await refusedBy(outcome, dependencies, id);
    }
    return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, id)) };
  };
