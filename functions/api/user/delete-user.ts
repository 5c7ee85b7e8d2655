import { AppError } from '#functions/app-error.ts';
import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { accountForAction } from '#functions/api/user/visible-account.ts';
import { updateAccount } from '#functions/domain/account/update-account.ts';
import { auditActor } from '#functions/http/audit-actor.ts';
import type { UserUseCase } from '#functions/api/user/user-use-case.ts';
import { type Scope, narrowScope } from '#functions/scope.ts';
import { accountAuditSubject } from '#functions/store/account/account.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

const PAGE_SIZE = 10;

/** Whether the account has managed accounts below it. Index entries may be stale, so the accounts they point to decide. */
async function hasAccountsBelow({ accounts }: UserDependencies, scope: Scope): Promise<boolean> {
  let after: string | null | undefined;
  while (after !== null) {
    const page = await accounts.list(scope, { keyword: '', sort: 'created', descending: false, after, limit: PAGE_SIZE });
    if (page.accounts.length > 0) return true;
    after = page.next;
  }
  return false;
}

/** Deletes a terminated account without accounts below it; no account can have been added below since. A job deletes its sites and SUB_ADMIN logins. */
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
