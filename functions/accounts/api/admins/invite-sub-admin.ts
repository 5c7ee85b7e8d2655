import { AppError, unavailableError } from '#functions/platform/base/app-error.ts';
import { emailTaken } from '#functions/accounts/api/admins/change-sub-admin.ts';
import { claimAddress } from '#functions/accounts/services/claim-address.ts';
import type { SubAdminDependencies } from '#functions/accounts/api/admins/dependencies.ts';
import { subAdminChanges } from '#functions/accounts/api/admins/sub-admin-changes.ts';
import { subAdminView } from '#functions/accounts/api/admins/sub-admin-view.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject, newAccount } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { subAdmin } from '#shared/api-contract/endpoints/sub-admin.ts';

/** Creates an INACTIVE SUB_ADMIN and the job that e-mails the link to choose its first password. */
export const inviteSubAdmin =
  (dependencies: SubAdminDependencies): UseCase<typeof subAdmin.create> =>
  async ({ caller, body: { name, email, permission, authority, language } }) => {
    const { accounts, attempts, ids, clock } = dependencies;
    await attempts.count('login-address', caller.scope.accountId);
    const parent = await accounts.get(caller.scope.accountId);
    if (!parent) throw new AppError('unauthenticated');
    const [id, now] = [ids.ulid(), clock()];
    const invited = newAccount(
      {
        id,
        role: 'SUB_ADMIN',
        email,
        contactName: name,
        companyName: parent.companyName,
        planId: null,
        authority,
        permission,
        language,
        createdAt: now.toISOString(),
      },
      parent,
    );
    const audit = newAuditEntry(
      dependencies,
      'sub-admin.create',
      auditActor(caller),
      accountAuditSubject(invited),
      subAdminChanges(undefined, invited),
    );
    const jobs = [newJob('mail', { mail: { template: 'invitation', accountId: id } }, ids.ulid(), now)];
    const outcome = await claimAddress(accounts, caller.scope, invited, (account) => accounts.create(account, { audit, jobs }));
    if (outcome === 'email-taken') throw emailTaken();
    if (outcome === 'parent-refused') throw new AppError('account-terminated');
    if (outcome === 'conflict') throw unavailableError();
    return { subAdmin: subAdminView(invited) };
  };
