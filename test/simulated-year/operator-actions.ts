import type { Account } from '#functions/accounts/store/account.ts';
import { holdDunning } from '#functions/billing/api/dunning/hold-dunning.ts';
import { completePayment } from '#functions/billing/api/ledger/complete-payment.ts';
import { creditInvoice } from '#functions/billing/api/ledger/credit-invoice.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { refundPayment } from '#functions/billing/api/ledger/refund-payment.ts';
import { reverseEntry } from '#functions/billing/api/ledger/reverse-entry.ts';
import { issueInvoice } from '#functions/billing/api/manual/issue-invoice.ts';
import { addLine } from '#functions/billing/api/manual/pending-lines.ts';
import { correctInvoice } from '#functions/billing/api/payments/correct-invoice.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { issueReceipt } from '#functions/billing/api/receipts/issue-receipt.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { billStores } from '#test/support/billing/bill-stores.ts';
import { dataOf } from '#test/support/http/data-of.ts';
import { DAY_MS, dayOf } from '#test/simulated-year/calendar.ts';
import { HELD_DAYS, MANUAL_NOTE, type PaymentFate, SURPLUS } from '#test/simulated-year/histories.ts';

/** The dependencies of the operator's actions. Nothing is downloaded from the archive. */
export const moneyDependencies = (table: Table, clock: Clock) => ({
  ...billStores(table, clock),
  archive: { signDownload: () => Promise.resolve('') },
});
export type MoneyDependencies = ReturnType<typeof moneyDependencies>;

/** Repeats the work until no fault cuts it off. */
type UntilDone = (work: () => Promise<unknown>) => Promise<void>;
const CONCURRENCY = 5;
const RATE = 10;

/** Ignores that an earlier attempt, whose answer was cut off, has changed the payment. */
async function ifNotDone(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'transition-refused')) throw error;
  }
}

/** What the operator does with invoices and payments, each once, however often it is cut off. */
export function operatorActions(dependencies: MoneyDependencies, operator: Account, untilDone: UntilDone) {
  const { payments, ledger, clock } = dependencies;
  const base = { caller: callerOf(operator), query: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const once = (work: () => Promise<unknown>): Promise<void> => untilDone(() => ifNotDone(work()));
  const today = (): string => dayOf(clock().getTime());

  const receive = (allocations: { number: string; amount: number; open: number }[]): Promise<void> =>
    once(() =>
      recordReceipts(dependencies)({ ...base, params: undefined, body: { receivedOn: today(), note: 'A transfer', allocations } }),
    );
  const complete = (number: string, receivedAmount: number): Promise<void> =>
    once(() =>
      completePayment(dependencies)({ ...base, params: { number }, body: { reason: 'Closed', receivedOn: today(), receivedAmount } }),
    );
  const credit = (number: string, amount: number): Promise<void> => {
    const body = { reason: 'Less was delivered', amounts: [{ taxRate: RATE, amount }], credited: 0 };
    return once(() => creditInvoice(dependencies)({ ...base, params: { number }, body }));
  };
  const refund = (number: string, method: Payment['method'], amount: number): Promise<void> => {
    const paidOn = method === 'card' ? null : today();
    return once(() =>
      refundPayment(dependencies)({ ...base, params: { number }, body: { method, amount, paidOn, note: '', excess: amount } }),
    );
  };

  /** Takes back the only receipt of a payment. */
  async function reverse(number: string): Promise<void> {
    const [entry] = await ledger.list(scopeOf(operator.id), number);
    if (!entry) throw new Error(`There is nothing to take back of ${number}`);
    const body = { entryId: entry.id, reason: 'Another customer has paid' };
    await once(() => reverseEntry(dependencies)({ ...base, params: { number }, body }));
  }

  async function halve(number: string): Promise<void> {
    const { recipient, lines } = await payments.findInvoice({ issuerId: operator.id, number });
    const corrected = lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice: Math.floor(unitPrice / 2) }));
    const { companyName, contactName } = recipient;
    const body = { companyName, contactName, lines: corrected, reason: 'half price' };
    await once(() => correctInvoice(dependencies)({ ...base, params: { number }, body }));
  }

  const hold = (number: string, dueOn: string): Promise<void> => {
    const body = { until: dayOf(Date.parse(dueOn) + HELD_DAYS * DAY_MS), reason: 'Pays in parts' };
    return once(() => holdDunning(dependencies)({ ...base, params: { number }, body }));
  };

  /** What the operator does on each of the days of `ACTION_DAYS`, by what becomes of a payment. */
  const ACTIONS: Readonly<Partial<Record<PaymentFate, readonly (((payment: Payment) => Promise<void>) | undefined)[]>>> = {
    completed: [
      async ({ number, total }) => {
        const half = Math.floor(total / 2);
        await receive([{ number, amount: half, open: total }]);
        await complete(number, total - half);
      },
    ],
    short: [({ number, total }) => complete(number, Math.floor(total / 2))],
    partly: [({ number, total }) => receive([{ number, amount: Math.floor(total / 3), open: total }])],
    overpaid: [
      ({ number, total }) => receive([{ number, amount: total + SURPLUS, open: total }]),
      ({ number }) => refund(number, 'bank-transfer', SURPLUS),
    ],
    credited: [
      ({ number, total, method }) => (method === 'card' ? Promise.resolve() : receive([{ number, amount: total, open: total }])),
      ({ number, total, method }) => (method === 'card' ? Promise.resolve() : credit(number, Math.floor(total / 2))),
      async ({ number, total, method }) => {
        const half = Math.floor(total / 2);
        if (method === 'card') await credit(number, half);
        await refund(number, method, half);
      },
    ],
    'credited-first': [
      ({ number, total }) => credit(number, Math.floor(total / 3)),
      ({ number, total, method }) => {
        const rest = total - Math.floor(total / 3);
        return method === 'card' ? Promise.resolve() : receive([{ number, amount: rest, open: rest }]);
      },
    ],
    mistaken: [({ number, total }) => receive([{ number, amount: total, open: total }]), undefined, ({ number }) => reverse(number)],
    held: [undefined, ({ number, dueOn }) => hold(number, dueOn)],
    voided: [({ number }) => once(() => voidPayment(dependencies)({ ...base, params: { number }, body: { reason: 'written off' } }))],
    corrected: [({ number }) => halve(number)],
  };

  return {
    /** Acts on the invoices of an account that were issued in a month, on one of the days of `ACTION_DAYS`. */
    async act(account: Account, month: string, day: number, fate: PaymentFate): Promise<void> {
      const query = { from: month, to: month, after: undefined, limit: 20 };
      const listed = (await payments.list(scopeOf(account.id), query)).payments;
      if (fate === 'late' && day === 2 && listed.length > 0)
        await receive(listed.map(({ number, total }) => ({ number, amount: total, open: total })));
      const action = ACTIONS[fate]?.[day];
      for (const payment of action ? listed : []) await action?.(payment);
    },
    keepLine: (accountId: string, id: string, yen: number): Promise<void> =>
      once(() => {
        const line = { text: 'Kept', from: today(), to: null, quantity: 1, unitPrice: yen };
        return addLine(dependencies)({ ...base, params: undefined, body: { accountId, id, line } });
      }),
    /** Issues an invoice that falls due on the 28th. */
    issue(accountId: string, requestId: string, yen: readonly number[]): Promise<void> {
      const net = yen.reduce((sum, one) => sum + one, 0);
      const lines = yen.map((unitPrice) => ({ text: 'Work', from: today(), to: null, quantity: 1, unitPrice }));
      const total = net + Math.floor(net / RATE);
      const body = { accountId, requestId, dueOn: `${today().slice(0, 7)}-28`, note: MANUAL_NOTE, lines, total };
      return once(() => issueInvoice(dependencies)({ ...base, params: undefined, body }));
    },
    /** Issues a receipt for each amount of money that was received for these payments and not taken back. */
    async issueReceipts(all: readonly Payment[]): Promise<void> {
      await inParallel(all, CONCURRENCY, async ({ number }) => {
        const entries = await ledger.list(scopeOf(operator.id), number);
        const isReversed = new Set(entries.map(({ reverses }) => reverses));
        for (const { id, kind, amount } of entries) {
          if ((kind !== 'transfer' && kind !== 'card') || amount < 0 || isReversed.has(id)) continue;
          const body = { entryId: id, purpose: 'Fees', copies: 0 };
          await untilDone(() => dataOf(issueReceipt(dependencies)({ ...base, params: { number }, body })));
        }
      });
    },
  };
}
