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
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { Job } from '#functions/store/job/job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

/** What a change leads to: sites follow the contract's dates, and an invitation follows the address. */
function jobsAfter(previous: ManagedAccount, next: ManagedAccount, { ids, clock }: UserDependencies): Job[] {
  const { id } = next;
  const hasOtherDates = previous.contractStart !== next.contractStart || previous.contractEnd !== next.contractEnd;
  const isInvitedAnew = previous.email !== next.email && next.contractStatus === 'INACTIVE';
  return [
    ...(hasOtherDates ? [newJob('contract', { subjectId: id, ownerId: id }, ids.ulid(), clock())] : []),
    ...(isInvitedAnew ? [newJob('mail', { mail: { template: 'invitation', accountId: id } }, ids.ulid(), clock())] : []),
  ];
}

async function refusedBy(
  outcome: Exclude<AccountReplaceOutcome, 'replaced'>,
  { accounts }: UserDependencies,
  id: string,
): Promise<AppError> {
  if (outcome === 'email-taken') return invalidInput([{ path: 'email', rule: 'email-taken' }]);
  if (outcome !== 'licences-in-use') return new AppError('changed-meanwhile');
  const count = (await accounts.get(id))?.licencesUsed ?? 0;
  return invalidInput([{ path: 'licenceGrant', rule: 'licences-in-use', params: { count } }]);
}

/** Makes an account what was typed, unless somebody else has changed it since it was read. */
export const updateUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.update> =>
  async ({ caller, params: { id }, body: { role, version, ...typed } }) => {
    const { accounts, ids, clock } = dependencies;
    const account = await accountForAction(dependencies, caller, id, 'update');
    if (role !== account.role) throw invalidInput([{ path: 'role', rule: 'invalid' }]);
    if (version !== account.version) throw new AppError('changed-meanwhile');
    const faults = await planChangeFaults(dependencies, caller.scope, account, typed.planId);
    if (faults.length > 0) throw invalidInput(faults);
    // Sessions and links that the former address opened end with it.
    const sessionEpoch = account.sessionEpoch + Number(typed.email !== account.email);
    const next: ManagedAccount = { ...account, ...typed, sessionEpoch };
    const changes = userChanges(account, next);
    if (changes.length > 0) {
      const outcome = await accounts.replace(account, next, {
        audit: newAuditEntry({ ids, clock }, 'account.update', auditActor(caller), accountAuditSubject(next), changes),
        jobs: jobsAfter(account, next, dependencies),
      });
      if (outcome !== 'replaced') throw await refusedBy(outcome, dependencies, id);
    }
    return { user: await userDetail(dependencies, caller.scope, await visibleAccount(dependencies, caller, id)) };
  };
