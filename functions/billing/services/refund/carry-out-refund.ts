import { billContacts, type ContactDependencies } from '#functions/billing/services/bill-contacts.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { appendChanges, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { type CardRefund, failedRefundWrite, type RefundStore } from '#functions/billing/store/refund-store.ts';
import { unavailableError } from '#functions/platform/base/app-error.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { CardGateway } from '#functions/platform/gateways/card-gateway.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { counterEntryOf } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

export interface CardRefundDependencies extends LedgerDependencies {
  accounts: ContactDependencies;
  refunds: RefundStore;
  gateway: Pick<CardGateway, 'refund' | 'findRefund'>;
}

/** Stores that a refund has succeeded, and e-mails the contacts of the account, once. */
async function succeed({ accounts, refunds, clock, ids }: CardRefundDependencies, refund: CardRefund): Promise<void> {
  const { accountId, number, amount: total } = refund;
  const mail = { template: 'refund', number, total, on: japaneseDay(clock()), method: 'card' } as const;
  const contacts = await billContacts(accounts, accountId);
  await refunds.succeed(
    refund,
    contacts.map((contact) => newJob('mail', { mail: { ...mail, ...contact } }, ids.ulid(), clock())),
  );
}

/** Takes the entry of a failed refund back, and e-mails the operator, once. Throws `unavailable` while a card is being charged. */
async function fail(dependencies: CardRefundDependencies, { accountId, id }: CardRefund): Promise<void> {
  const { payments, charges, ledger, refunds, clock, ids } = dependencies;
  await retryOnConflict(async () => {
    const refund = await refunds.find(accountId, id);
    if (!refund || refund.state === 'failed') return undefined;
    const { number, issuerId, amount } = refund;
    const scope = scopeOf(accountId);
    const [payment, entries, charge] = await Promise.all([
      payments.find(scope, number),
      ledger.list(scope, number),
      charges.find(accountId, number),
    ]);
    const entry = entries.find((one) => one.id === id);
    if (!entry) throw new Error(`Refund ${id} has no entry`);
    if (payment.state === 'PROCESSING') throw unavailableError();
    const now = clock();
    const counter = counterEntryOf(entry, { id: ids.ulid(), recordedAt: now.toISOString(), on: japaneseDay(now), note: '' });
    const change = newLedgerChange(dependencies, {
      action: 'billing.refund-failed',
      actor: null,
      payment,
      charge,
      entries: [counter],
      facts: [{ field: 'refunded', from: String(amount), to: null }],
    });
    const mail = { template: 'refund-failed', accountId: issuerId, companyName: payment.companyName, number, total: amount } as const;
    const job = newJob('mail', { mail }, ids.ulid(), now);
    return (await appendChanges(dependencies, [change], [job], [failedRefundWrite(refund)])) ? undefined : CONFLICT;
  });
}

/**
 * Carries out a refund to a card and stores its outcome. Can be repeated at any time after any failure:
 *
 * 1. Looks the refund up at Stripe by its metadata, because Stripe's idempotency keys expire after a day.
 * 2. If it was not found, sends it with its own idempotency key, so that crashed or concurrent runners cause one refund.
 * 3. Stores the outcome on condition of the stored state. A bank may refuse a refund that has succeeded, so success is not final.
 */
export async function carryOutRefund(dependencies: CardRefundDependencies, accountId: string, id: string): Promise<void> {
  const { refunds, gateway } = dependencies;
  const refund = await refunds.find(accountId, id);
  if (!refund || refund.state === 'failed') return;
  const found = await gateway.findRefund(refund);
  const outcome = found ?? (refund.state === 'running' ? await gateway.refund(refund) : undefined);
  if (outcome === 'failed') await fail(dependencies, refund);
  if (outcome === 'succeeded' && refund.state === 'running') await succeed(dependencies, refund);
}
