import type { signInSecurity } from '#shared/api-contract/endpoints/sign-in-security.ts';
import { ROLES } from '#shared/model/role.ts';
import type { SignInSecurityDependencies } from '#functions/sign-in/api/security/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';

const listed = (roles: readonly string[]): string | null => (roles.length === 0 ? null : roles.join(', '));

/** Sets the roles that require a second factor. Their logins without a second factor must set it up from the next request on. */
export const setTwoFactorRoles =
  (dependencies: SignInSecurityDependencies): UseCase<typeof signInSecurity.setRoles> =>
  async ({ caller, body }) => {
    const roles = ROLES.filter((role) => body.roles.includes(role));
    await updateAccount(
      dependencies.accounts,
      () => activeAccount(dependencies, caller.scope.accountId),
      async (account) => {
        const change = { field: 'twoFactorRoles', from: listed(account.twoFactorRoles), to: listed(roles) };
        if (change.from === change.to) return undefined;
        const audit = newAuditEntry(dependencies, 'account.two-factor-roles', auditActor(caller), accountAuditSubject(account), [change]);
        return { next: { ...account, twoFactorRoles: roles }, context: { audit } };
      },
    );
    return { roles };
  };
