import type { CardGateway, ListedCharge } from '#functions/platform/gateways/card-gateway.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { type Scope, scopeOf } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ChargeStore } from '#functions/billing/store/charge-store.ts';
import type { LedgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { CardDifference } from '#shared/model/billing/card.ts';
import { ledgerOf } from '#shared/rules/billing/ledger.ts';

export interface CardReconciliationDependencies {
  accounts: Pick<AccountStore, 'get'>;
  charges: Pick<ChargeStore, 'find' | 'keepEvent'>;
  payments: Pick<PaymentStore, 'find'>;
  ledger: Pick<LedgerStore, 'list'>;
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
 * difference, such as a refund that the product has not made, needs the decision of a person, so the operator gets an e-mail, once for each
 * charge and kind of difference.
 */
export function reconcileCards(dependencies: CardReconciliationDependencies): () => Promise<void> {
  const { accounts, charges, payments, ledger, jobs, gateway, clock, ids } = dependencies;

  /** Returns the yen of a charge that the product has refunded, from the ledger. */
  async function recordedRefunds(chargeId: string, scope: Scope, number: string): Promise<number> {
    const entries = await ledger.list(scope, number);
    return entries.reduce((sum, { kind, reference, amount }) => (kind === 'refund-card' && reference === chargeId ? sum - amount : sum), 0);
  }

  /** Returns the difference of a charge, if any. `charged`: the yen of newer charges of each payment, which its ledger contains too. */
  async function differenceOf(listed: ListedCharge, charged: Map<string, number>): Promise<CardDifference | undefined> {
    const { id, accountId, number, attempt, isPaid, amount, amountRefunded } = listed;
    if (!isPaid || accountId === null || number === null) return undefined;
    const charge = await charges.find(accountId, number);
    if (!charge) return 'unknown-charge';
    if (charge.state === 'running' && charge.attempts === attempt) {
      await jobs.add(newJob('charge-card', { subjectId: accountId, ownerId: accountId, number }, ids.ulid(), clock()));
      return undefined;
    }
    const { receivedByCard } = ledgerOf(await payments.find(scopeOf(accountId), number));
    const key = `${accountId} ${number}`;
    const newer = charged.get(key);
    const sum = (newer ?? 0) + amount;
    if (newer !== undefined && sum > receivedByCard) return 'charged-twice';
    charged.set(key, sum);
    if (amountRefunded > 0 && amountRefunded > (await recordedRefunds(id, scopeOf(accountId), number))) return 'refunded';
    return sum <= receivedByCard ? undefined : 'charged-but-not-paid';
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
    const charged = new Map<string, number>();
    for await (const listed of gateway.listCharges(DAYS)) {
      const difference = await differenceOf(listed, charged);
      if (difference) await notifyIssuer(listed, difference);
    }
  };
}
