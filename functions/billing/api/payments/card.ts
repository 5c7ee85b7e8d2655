import { AppError } from '#functions/platform/base/app-error.ts';
import type { PayingDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { activeAccount } from '#functions/accounts/services/active-account.ts';
import { removeCard, saveCard } from '#functions/billing/services/card/save-card.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { isBilled } from '#functions/accounts/store/billing/billed-account.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { routeSegment } from '#shared/model/open-api/route-segment.ts';

/** Returns the caller's account. Throws `forbidden` if the operator does not bill it, because it is a customer below an OEM. */
async function payingAccount(dependencies: PayingDependencies, { scope }: Caller): Promise<Account> {
  const account = await activeAccount(dependencies, scope.accountId);
  if (!isBilled(account)) throw new AppError('forbidden');
  return account;
}

export const getCard =
  (dependencies: PayingDependencies): UseCase<typeof bill.card> =>
  async ({ caller: { scope } }) => {
    const account = await activeAccount(dependencies, scope.accountId);
    if (!isBilled(account)) return { card: null, isAvailable: false };
    const stored = await dependencies.cards.find(account.id);
    return { card: stored?.saved?.card ?? null, isAvailable: true };
  };

/** Opens a page of Stripe on which a card is saved. The Stripe customer is stored first, so that every page uses the same one. */
export const openCheckout =
  (dependencies: PayingDependencies): UseCase<typeof bill.openCheckout> =>
  async ({ caller }) => {
    const { cards, gateway, consoleOrigin } = dependencies;
    const account = await payingAccount(dependencies, caller);
    const { id: accountId, language } = account;
    const stored = (await cards.find(accountId)) ?? (await cards.keepCustomer(accountId, await gateway.createCustomer(account)));
    const settings = `${consoleOrigin}/${routeSegment(caller.actor.role, caller.actor.workRole)}/payment`;
    return gateway.openCheckout({
      accountId,
      customerId: stored.customerId,
      language,
      successUrl: `${settings}?session={session}`,
      cancelUrl: settings,
    });
  };

/**
 * Stores the card of a session. Throws `card-missing` if the session belongs to another account, or its card was not saved or was
 * removed.
 */
export const saveCardOf =
  (dependencies: PayingDependencies): UseCase<typeof bill.saveCard> =>
  async ({ caller, body: { sessionId } }) => {
    const account = await payingAccount(dependencies, caller);
    const card = await saveCard(dependencies, account, sessionId, auditActor(caller));
    if (!card) throw new AppError('card-missing');
    return { card };
  };

export const removeCardOf =
  (dependencies: PayingDependencies): UseCase<typeof bill.removeCard> =>
  async ({ caller }) => {
    await removeCard(dependencies, await payingAccount(dependencies, caller), auditActor(caller));
    return { card: null };
  };
