import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { currentUser } from '#functions/accounts/services/current-user.ts';
import { updateAccount } from '#functions/accounts/services/update-account.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';
import type { SupportContact } from '#shared/model/support-contact.ts';

const NONE: SupportContact = { email: '', url: '' };

/** Returns the changes between two contacts; empty texts are logged as `null`. */
const changesOf = (from: SupportContact, to: SupportContact) => [
  ...(from.email === to.email ? [] : [{ field: 'supportEmail', from: from.email || null, to: to.email || null }]),
  ...(from.url === to.url ? [] : [{ field: 'supportUrl', from: from.url || null, to: to.url || null }]),
];

/** Sets where the logins below the caller's account get help. A contact without any text removes it. */
export const setSupport =
  (dependencies: ProfileDependencies): UseCase<typeof profile.setSupport> =>
  async ({ caller, body }) => {
    await updateAccount(
      dependencies.accounts,
      () => activeAccount(dependencies, caller.scope.accountId),
      async (account) => {
        const changes = changesOf(account.support ?? NONE, body);
        if (changes.length === 0) return undefined;
        const audit = newAuditEntry(dependencies, 'account.support', auditActor(caller), accountAuditSubject(account), changes);
        const support = body.email === '' && body.url === '' ? null : body;
        return { next: { ...account, support }, context: { audit } };
      },
    );
    return { user: await currentUser(dependencies, caller) };
  };
