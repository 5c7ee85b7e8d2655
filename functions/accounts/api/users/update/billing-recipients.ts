import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import { accountForAction } from '#functions/accounts/api/users/visible-account.ts';
import { addBillingRecipient, removeBillingRecipient } from '#functions/accounts/services/billing-recipients.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';

const changeBy = (dependencies: UserDependencies, caller: Caller, id: string) => ({
  actor: auditActor(caller),
  read: () => accountForAction(dependencies, caller, id, 'update'),
});

/** Adds a recipient of the e-mails about invoices to an account that the caller manages. */
export const addRecipientOf =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.addRecipient> =>
  async ({ caller, params: { id }, body }) => {
    await dependencies.attempts.count('login-address', caller.scope.accountId);
    return { recipients: await addBillingRecipient(dependencies, changeBy(dependencies, caller, id), body) };
  };

export const removeRecipientOf =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.removeRecipient> =>
  async ({ caller, params: { id, recipientId } }) => ({
    recipients: await removeBillingRecipient(dependencies, changeBy(dependencies, caller, id), recipientId),
  });
