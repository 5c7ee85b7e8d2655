import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { currentUser } from '#functions/accounts/services/current-user.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';

/** Sets the theme with which new sites of the USERs directly below the caller's account start. Existing sites do not change. */
export const setDefaultTheme =
  (dependencies: ProfileDependencies): UseCase<typeof profile.setDefaultTheme> =>
  async ({ caller, body: { theme } }) => {
    await updateAccount(
      dependencies.accounts,
      () => activeAccount(dependencies, caller.scope.accountId),
      async (account) => {
        const { defaultTheme } = account;
        if (defaultTheme === theme) return undefined;
        const changes = [{ field: 'defaultTheme', from: defaultTheme, to: theme }];
        const audit = newAuditEntry(dependencies, 'account.default-theme', auditActor(caller), accountAuditSubject(account), changes);
        return { next: { ...account, defaultTheme: theme }, context: { audit } };
      },
    );
    return { user: await currentUser(dependencies, caller) };
  };
