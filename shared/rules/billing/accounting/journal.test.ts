import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/model/billing/invoice.ts';
import type { InvoiceLine, TaxTotal } from '#shared/model/billing/invoice-line.ts';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { afterEntries, balanceOf } from '#shared/rules/billing/ledger.ts';
import { isBookedIn, type JournalEntry, journalOf } from '#shared/rules/billing/accounting/journal.ts';
import { salesSummary } from '#shared/rules/billing/accounting/sales-summary.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';
import { creditableRates, creditTotals } from '#shared/rules/billing/credit-note.ts';
import { creditOf } from '#shared/rules/billing/invoice-correction.ts';

const MONTH = '2026-12';

type Booked = Pick<Invoice, 'number' | 'kind' | 'corrects' | 'issuedOn' | 'recipient' | 'taxes' | 'total' | 'lines'>;

const lineOf = (amount: number, taxRate: number): InvoiceLine => ({
  kind: 'plan-fee',
  month: MONTH,
  planName: 'standard',
  quantity: 1,
  unitPrice: amount,
  amount,
  taxRate,
  usage: null,
});

const invoiceOf = (number: string, lines: readonly InvoiceLine[], differences: Partial<Booked> = {}): Booked => ({
  number,
  kind: 'invoice',
  corrects: null,
  issuedOn: '2026-12-01',
  recipient: { companyName: '株式会社さくら', contactName: '' },
  lines: [...lines],
  ...invoiceTotals(lines),
  ...differences,
});

const paymentOf = ({ number, total }: Booked, differences: Partial<Payment> = {}) => ({
  number,
  total,
  companyName: '株式会社さくら',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-28',
  method: 'bank-transfer' as const,
  state: 'UNPAID' as const,
  charge: null,
  settlement: null,
  ledger: null,
  ...differences,
});
/** A payment of an earlier version, which has no ledger. */
const former = (payment: ReturnType<typeof paymentOf>) => ({ payment, entries: [] });
const completed = (receivedAmount: number, receivedOn = '2026-12-20'): Partial<Payment> => ({
  state: 'COMPLETED',
  settlement: { reason: '', receivedOn, receivedAmount },
});
const voided = (voidedOn?: string): Partial<Payment> => ({
  state: 'VOID',
  settlement: { reason: '', receivedOn: null, receivedAmount: null, ...(voidedOn !== undefined && { voidedOn }) },
});

const shortOf = ({ kind, on, rows }: JournalEntry) => [
  kind,
  on,
  ...rows.map(({ debit, credit, amount }) => `${debit.account} ${amount} ${credit.account}`),
];

const INVOICE = invoiceOf('2026-12-000001', [lineOf(12_345, 10)]);

describe('journalOf', () => {
  it('books the issue of an invoice with one row for each tax rate, and its tax', () => {
    const invoice = invoiceOf('2026-12-000002', [lineOf(1_000, 10), lineOf(100, 8)]);
    const [entry] = journalOf(MONTH, [invoice], []);
    expect(entry && shortOf(entry)).toEqual(['invoice', '2026-12-01', 'receivable 1100 sales', 'receivable 108 sales']);
    expect(entry?.rows.map(({ credit }) => [credit.taxRate, credit.tax])).toEqual([
      [10, 100],
      [8, 8],
    ]);
  });

  it.each([
    ['the whole amount', completed(13_579), ['transfer', '2026-12-20', 'deposit 13579 receivable']],
    ['less', completed(13_000), ['transfer', '2026-12-20', 'deposit 13000 receivable', 'shortfall 579 receivable']],
    ['more', completed(14_000), ['transfer', '2026-12-20', 'deposit 13579 receivable', 'deposit 421 surplus']],
    [
      'a charged card',
      { method: 'card', state: 'PAID', charge: { attempts: 1, failure: null, retryOn: null, paidOn: '2026-12-28' } } as const,
      ['card', '2026-12-28', 'cardDeposit 13579 receivable'],
    ],
    ['a voided payment', voided('2026-12-25'), ['write-off', '2026-12-25', 'writeOff 13579 receivable']],
  ])('books %s on its day (R-22.92)', (_, differences: Partial<Payment>, booked) => {
    const payment = paymentOf(INVOICE, differences);
    expect(isBookedIn(former(payment), MONTH)).toBe(true);
    expect(journalOf(MONTH, [], [former(payment)]).map(shortOf)).toEqual([booked]);
  });

  it('books a credit as the reverse of its invoice, and no loss for the payment that it voids', () => {
    const credit: Booked = { ...invoiceOf('2026-12-000002', []), ...creditOf(INVOICE), issuedOn: '2026-12-10' };
    const payment = paymentOf(INVOICE, voided('2026-12-10'));
    const entries = journalOf(MONTH, [INVOICE, credit], [former(payment), former(paymentOf(credit, { state: 'VOID' }))]);
    expect(entries.map(shortOf)).toEqual([
      ['invoice', '2026-12-01', 'receivable 13579 sales'],
      ['credit', '2026-12-10', 'sales 13579 receivable'],
    ]);
  });

  it.each([
    ['is unpaid', {}],
    ['was received in another month', completed(13_579, '2027-01-04')],
    ['was voided on a day that is not stored', voided()],
  ])('books nothing in a month for a payment that %s', (_, differences: Partial<Payment>) => {
    const payment = paymentOf(INVOICE, differences);
    expect(isBookedIn(former(payment), MONTH)).toBe(false);
    expect(journalOf(MONTH, [], [former(payment)])).toEqual([]);
  });
});

const ledger = afterEntries({ ...paymentOf(INVOICE), charge: null }, []).ledger;
const entryOf = (kind: LedgerEntry['kind'], amount: number, on = '2026-12-20'): LedgerEntry => ({
  id: `${kind}${amount}${on}`,
  number: INVOICE.number,
  kind,
  amount,
  on,
  recordedAt: `${on}T00:00:00Z`,
  note: '',
  reverses: null,
  reference: null,
});

describe('journalOf a payment with a ledger', () => {
  const booked = (...entries: LedgerEntry[]) => journalOf(MONTH, [], [{ payment: paymentOf(INVOICE, { ledger }), entries }]).map(shortOf);

  it('books each receipt on its day, while the rest is open, and what was written off as a shortfall', () => {
    expect(booked(entryOf('transfer', 10_000), entryOf('card', 3_000, '2026-12-22'), entryOf('write-off', 579, '2026-12-23'))).toEqual([
      ['transfer', '2026-12-20', 'deposit 10000 receivable'],
      ['card', '2026-12-22', 'cardDeposit 3000 receivable'],
      ['write-off', '2026-12-23', 'shortfall 579 receivable'],
    ]);
  });

  it('books what was received beyond the total as a surplus, and a counter-entry with its sides swapped', () => {
    expect(booked(entryOf('transfer', 14_000), entryOf('transfer', -14_000, '2026-12-21'))).toEqual([
      ['transfer', '2026-12-20', 'deposit 13579 receivable', 'deposit 421 surplus'],
      ['transfer', '2026-12-21', 'receivable 13579 deposit', 'surplus 421 deposit'],
    ]);
  });

  it('counts receipts of other months, but books only those of the month', () => {
    expect(booked(entryOf('transfer', 13_000, '2026-11-30'), entryOf('transfer', 1_000))).toEqual([
      ['transfer', '2026-12-20', 'deposit 579 receivable', 'deposit 421 surplus'],
    ]);
  });
});

describe('journalOf an invoice with credit notes', () => {
  const notesOf = (...amounts: number[]) => {
    const notes: { number: string; taxes: TaxTotal[]; total: number }[] = [];
    for (const amount of amounts) {
      const totals = creditTotals(creditableRates(INVOICE.taxes, notes), [{ taxRate: 10, amount }]);
      notes.push({ number: `R2026-12-00000${notes.length + 1}`, ...totals });
    }
    return notes;
  };
  const creditOfNote = ({ number, total }: { number: string; total: number }): LedgerEntry => ({
    ...entryOf('credit', total),
    reference: number,
  });

  it('books a credit against the receivable, and beyond what is open as a surplus, with its tax once (R-22.136)', () => {
    const notes = notesOf(5_000);
    const payment = paymentOf(INVOICE, { ledger });
    const entries = journalOf(MONTH, [], [{ payment, entries: [entryOf('transfer', 10_000), ...notes.map(creditOfNote)], notes }]);
    expect(entries.map(shortOf)).toEqual([
      ['transfer', '2026-12-20', 'deposit 10000 receivable'],
      ['credit-note', '2026-12-20', 'salesReturns 3579 receivable', 'salesReturns 1421 surplus'],
    ]);
    expect(salesSummary(MONTH, entries)).toMatchObject({
      creditNotes: 1,
      credited: 5_000,
      surplus: 1_421,
      rates: [{ taxRate: 10, subtotal: -4_546, tax: -454, total: -5_000 }],
    });
  });

  it('the sum of invoices and credit notes is that of ledger and journal, however receipts, credits and refunds alternate (R-22.136, R-22.137)', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 9_000 })), { maxLength: 12 }), (all) => {
        const credits: number[] = [];
        const order = all.flatMap(([isCredit, amount]): ('credit' | number)[] => {
          if (!isCredit) return [amount];
          const left = INVOICE.total - credits.reduce((one, other) => one + other, 0);
          if (left === 0) return [];
          credits.push(Math.min(amount, left));
          return ['credit'];
        });
        const notes = notesOf(...credits);
        let next = 0;
        const booked = order.map((one) => {
          const note = one === 'credit' ? notes[next++] : undefined;
          return note ? creditOfNote(note) : entryOf('transfer', Number(one));
        });
        const payment = { ...paymentOf(INVOICE, { ledger }), charge: null };
        const toPayBack = balanceOf({ ...payment, ...afterEntries(payment, booked) }).excess;
        const refunded = Math.floor(toPayBack / 2);
        if (refunded > 0) booked.push(entryOf('refund-transfer', 0 - refunded));
        const journal = journalOf(MONTH, [INVOICE], [{ payment, entries: booked, notes }]);
        const { due, paid, open, excess } = balanceOf({ ...payment, ...afterEntries(payment, booked) });
        expect(due).toBe(INVOICE.total - sum(notes.map(({ total }) => total)));
        expect([0 - net(journal, 'sales') - net(journal, 'salesReturns'), net(journal, 'receivable'), 0 - net(journal, 'surplus')]).toEqual(
          [due, open, excess],
        );
        expect(net(journal, 'deposit')).toBe(paid);
        const { sum: sales, credited, ...summary } = salesSummary(MONTH, journal);
        expect([summary.refunded, summary.received.transfer]).toEqual([refunded, paid + refunded]);
        expect([sales.total, sales.tax, credited]).toEqual([
          due,
          sum(INVOICE.taxes.map(({ tax }) => tax)) - sum(notes.flatMap(({ taxes }) => taxes.map(({ tax }) => tax))),
          sum(notes.map(({ total }) => total)),
        ]);
      }),
    );
  });
});

const yen = fc.integer({ min: 0, max: 200_000 });
const lines = fc.array(
  fc.tuple(yen, fc.constantFrom(10, 8)).map(([amount, rate]) => lineOf(amount, rate)),
  { minLength: 1, maxLength: 5 },
);
const outcome = fc.oneof(
  fc.constant<Partial<Payment>>({}),
  yen.map((amount) => completed(amount)),
  fc.constant<Partial<Payment>>({
    method: 'card',
    state: 'PAID',
    charge: { attempts: 1, failure: null, retryOn: null, paidOn: '2026-12-28' },
  }),
  fc.constant(voided('2026-12-25')),
  fc.constant('credited' as const),
);

/** The invoices of a month with their payments, and credits of some of them. */
const month = fc.array(fc.tuple(lines, outcome), { maxLength: 12 }).map((all) => {
  const issued = all.map(([of], index) => invoiceOf(`2026-12-${String(index + 1).padStart(6, '0')}`, of));
  const credits = issued.flatMap((invoice, index): Booked[] =>
    all[index]?.[1] === 'credited' ? [{ ...invoice, ...creditOf(invoice), number: `2026-12-1${String(index).padStart(5, '0')}` }] : [],
  );
  const payments = issued.map((invoice, index) => {
    const differences = all[index]?.[1] ?? {};
    return paymentOf(invoice, differences === 'credited' ? voided('2026-12-01') : differences);
  });
  return { documents: [...issued, ...credits], payments };
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const net = (entries: readonly JournalEntry[], account: string): number =>
  sum(
    entries
      .flatMap(({ rows }) => rows)
      .map(({ debit, credit, amount }) => Number(debit.account === account) * amount - Number(credit.account === account) * amount),
  );

describe('the journal of any month', () => {
  it('has equal positive debits and credits in each entry, and its sales are the sum of the documents (R-22.92)', () => {
    fc.assert(
      fc.property(month, ({ documents, payments }) => {
        const entries = journalOf(MONTH, documents, payments.map(former));
        for (const { rows } of entries) for (const { amount } of rows) expect(amount).toBeGreaterThan(0);
        expect(0 - net(entries, 'sales')).toBe(sum(documents.map(({ total }) => total)));
        const { sum: sales, rates } = salesSummary(MONTH, entries);
        expect(sales.total).toBe(sum(documents.map(({ total }) => total)));
        for (const { taxRate, tax } of rates)
          expect(tax).toBe(sum(documents.flatMap(({ taxes }) => taxes.filter((one) => one.taxRate === taxRate).map((one) => one.tax))));
      }),
    );
  });

  it('leaves exactly the unpaid invoices as receivable', () => {
    fc.assert(
      fc.property(month, ({ documents, payments }) => {
        const open = sum(payments.map(({ state, total }) => (state === 'UNPAID' ? total : 0)));
        expect(net(journalOf(MONTH, documents, payments.map(former)), 'receivable')).toBe(open);
      }),
    );
  });
});
