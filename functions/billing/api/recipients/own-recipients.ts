import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { addBillingRecipient, removeBillingRecipient } from '#functions/accounts/services/billing-recipients.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';

interface OwnRecipientDependencies {
  accounts: AccountStore;
  clock: Clock;
  ids: Ids;
  attempts: Pick<AttemptStore, 'count'>;
}

const changeBy = (dependencies: OwnRecipientDependencies, caller: Caller) => ({
  actor: auditActor(caller),
  read: () => activeAccount(dependencies, caller.scope.accountId),
});

export const getRecipients =
  (dependencies: OwnRecipientDependencies): UseCase<typeof bill.recipients> =>
  async ({ caller: { scope } }) => {
    const account = await activeAccount(dependencies, scope.accountId);
    return { recipients: [...account.billingRecipients], isAvailable: isBilled(account) };
  };

/** Adds a recipient to the caller's account. Counts like the address of a new login, because each e-mails a stranger. */
export const addRecipient =
  (dependencies: OwnRecipientDependencies): UseCase<typeof bill.addRecipient> =>
  async ({ caller, body }) => {
    await dependencies.attempts.count('login-address', caller.scope.accountId);
    return { recipients: await addBillingRecipient(dependencies, changeBy(dependencies, caller), body) };
  };

export const removeRecipient =
  (dependencies: OwnRecipientDependencies): UseCase<typeof bill.removeRecipient> =>
  async ({ caller, params: { recipientId } }) => ({
    recipients: await removeBillingRecipient(dependencies, changeBy(dependencies, caller), recipientId),
  });
