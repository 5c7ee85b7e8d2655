import { invalidInput } from '#functions/platform/base/app-error.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { currentUser } from '#functions/accounts/services/current-user.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';
import { mayRenameCompany } from '#shared/rules/accounts/policy.ts';

/** Changes the caller's name, and the company name of its account. */
export const setNames =
  (dependencies: ProfileDependencies): UseCase<typeof profile.setNames> =>
  async ({ caller, body: { contactName, companyName } }) => {
    if (companyName !== undefined && !mayRenameCompany(caller.actor)) throw invalidInput([{ path: 'companyName', rule: 'unknown-field' }]);
    await updateAccount(
      dependencies.accounts,
      () => activeAccount(dependencies, caller.loginId),
      (account) => {
        const next = { ...account, contactName, companyName: companyName ?? account.companyName };
        const changes = (['companyName', 'contactName'] as const)
          .filter((field) => account[field] !== next[field])
          .map((field) => ({ field, from: account[field], to: next[field] }));
        if (changes.length === 0) return Promise.resolve(undefined);
        const audit = newAuditEntry(dependencies, 'account.update', auditActor(caller), accountAuditSubject(next), changes);
        return Promise.resolve({ next, context: { audit } });
      },
    );
    return { user: await currentUser(dependencies, caller) };
  };
