import { AppError } from '#functions/platform/base/app-error.ts';
import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { accountForAction } from '#functions/accounts/api/users/visible-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { type Scope, narrowScope } from '#functions/platform/base/scope.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

const PAGE_SIZE = 10;

/** Whether there are managed accounts below the account. Index entries may be stale, so the accounts to which they point decide. */
async function hasAccountsBelow({ accounts }: UserDependencies, scope: Scope): Promise<boolean> {
  let after: string | null | undefined;
  while (after !== null) {
    const page = await accounts.list(scope, { keyword: '', sort: 'created', descending: false, after, limit: PAGE_SIZE });
    if (page.accounts.length > 0) return true;
    after = page.next;
  }
  return false;
}

/**
 * Deletes a terminated account without accounts below it. A terminated account gets no new accounts below it, so none is
 * added concurrently. A job deletes its sites and SUB_ADMIN logins.
 */
export const deleteUser =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.delete> =>
  async ({ caller, params: { id } }) => {
    const { accounts, ids, clock } = dependencies;
    const read = () => accountForAction(dependencies, caller, id, 'delete');
    const account = await read();
    if (await hasAccountsBelow(dependencies, narrowScope(caller.scope, account))) throw new AppError('accounts-below');
    await updateAccount(accounts, read, async (present) => ({
      next: { ...present, deletedAt: clock().toISOString() },
      context: {
        audit: newAuditEntry({ ids, clock }, 'account.delete', auditActor(caller), accountAuditSubject(present)),
        jobs: [newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), clock())],
      },
    }));
    return null;
  };
