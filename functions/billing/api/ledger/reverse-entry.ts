import { AppError } from '#functions/platform/base/app-error.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import { reminderItem } from '#functions/billing/store/planned-reminder.ts';
import { appendChanges, entryFacts, newLedgerChange } from '#functions/billing/services/ledger/new-ledger-change.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { bill } from '#shared/api-contract/endpoints/bill.ts';
import { counterEntryOf, impliedEntries, isDunned, isReversible } from '#shared/rules/billing/ledger.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/**
 * Takes an entry back by a counter-entry. If the invoice is open again, the steps of dunning continue. Throws `not-found` if the
 * invoice has no such entry, `transition-refused` if it cannot be taken back.
 */
export const reverseEntry =
  (dependencies: LedgerDependencies): UseCase<typeof bill.reverse> =>
  async ({ caller, params: { number }, body: { entryId, reason: note } }) => {
    const { payments, charges, ledger, clock } = dependencies;
    const payment = await payments.find(caller.scope, number);
    const entries = [...impliedEntries(payment), ...(await ledger.list(caller.scope, number))];
    const reversed = entries.find(({ id }) => id === entryId);
    if (!reversed) throw new AppError('not-found');
    if (!isReversible(payment, reversed, entries)) throw new AppError('transition-refused');
    const { id, recordedAt } = entryFacts(dependencies, payment);
    const counter = counterEntryOf(reversed, { id, recordedAt, on: japaneseDay(clock()), note });
    const charge = await charges.find(payment.accountId, number);
    const change = newLedgerChange(dependencies, {
      action: 'billing.reverse',
      actor: auditActor(caller),
      payment,
      charge,
      entries: [counter],
    });
    const isOpenAgain = isDunned({ ...payment, ...change.next });
    const reminder = isOpenAgain ? [{ put: reminderItem(payment, japaneseDay(clock())) }] : [];
    if (!(await appendChanges(dependencies, [change], [], reminder))) throw new AppError('transition-refused');
    return { payment: { ...payment, ...change.next } };
  };
