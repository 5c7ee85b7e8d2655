import type { CardGateway, ListedCharge } from '#functions/platform/gateways/card-gateway.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ChargeStore } from '#functions/billing/store/charge-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { CardDifference } from '#shared/model/billing/card.ts';

export interface CardReconciliationDependencies {
  accounts: Pick<AccountStore, 'get'>;
  charges: Pick<ChargeStore, 'find' | 'keepEvent'>;
  payments: Pick<PaymentStore, 'find'>;
  jobs: Pick<JobStore, 'add'>;
  gateway: Pick<CardGateway, 'listCharges'>;
  clock: Clock;
  ids: Ids;
}

/** Number of days that cover all attempts of an invoice, from the first to the last retry, and a month for late changes at Stripe. */
const DAYS = 45;

/**
 * Compares every charge of the last `DAYS` at Stripe with its payment, once a day.
 *
 * If the stored attempt of a charge is still running, its event was lost, so a job that settles the attempt is enqueued. Every other
 * difference, such as a refund, needs the decision of a person, so the operator gets an e-mail, once for each charge and kind of
 * difference.
 */
export function reconcileCards(dependencies: CardReconciliationDependencies): () => Promise<void> {
  const { accounts, charges, payments, jobs, gateway, clock, ids } = dependencies;

  /** Returns the difference of a charge, if any. `paid`: the payments that a newer charge has already paid. */
  async function differenceOf(listed: ListedCharge, paid: Set<string>): Promise<CardDifference | undefined> {
    const { accountId, number, attempt, isPaid, amountRefunded } = listed;
    if (!isPaid || accountId === null || number === null) return undefined;
    const charge = await charges.find(accountId, number);
    if (!charge) return 'unknown-charge';
    if (charge.state === 'running' && charge.attempts === attempt) {
      await jobs.add(newJob('charge-card', { subjectId: accountId, ownerId: accountId, number }, ids.ulid(), clock()));
      return undefined;
    }
    if (paid.has(`${accountId} ${number}`)) return 'charged-twice';
    paid.add(`${accountId} ${number}`);
    if (amountRefunded > 0) return 'refunded';
    const { state } = await payments.find(scopeOf(accountId), number);
    return state === 'PAID' ? undefined : 'charged-but-not-paid';
  }

  /** E-mails the issuer of the invoice about a difference. Idempotent. */
  async function notifyIssuer({ id, accountId, issuerId, number, amount }: ListedCharge, difference: CardDifference): Promise<void> {
    if (accountId === null || issuerId === null || number === null) return;
    const companyName = (await accounts.get(accountId))?.companyName ?? accountId;
    const mail = {
      template: 'card-difference' as const,
      accountId: issuerId,
      companyName,
      number,
      total: amount,
      difference,
      chargeId: id,
    };
    await charges.keepEvent(`difference-${difference}-${id}`, newJob('mail', { mail }, ids.ulid(), clock()));
  }

  return async () => {
    const paid = new Set<string>();
    for await (const listed of gateway.listCharges(DAYS)) {
      const difference = await differenceOf(listed, paid);
      if (difference) await notifyIssuer(listed, difference);
    }
  };
}
