import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { type Payment, PaymentAge, PaymentState } from '#shared/model/billing/payment.ts';
import { balanceOf } from '#shared/rules/billing/ledger.ts';
import {
  ageOf,
  dueDaysOf,
  mergeReceivables,
  openAndOverdue,
  OVERDUE_AGES,
  receivablesOf,
  sumByAge,
} from '#shared/rules/billing/receivables.ts';
import { addDays } from '#shared/rules/time/japanese-day.ts';

const TODAY = '2026-12-20';
const FACTS = { today: TODAY, isOem: (id: string) => id === 'oem' };
const paymentOf = (differences: Partial<Payment> = {}): Payment => ({
  number: '2026-12-000001',
  accountId: 'account',
  companyName: 'A company',
  month: '2026-12',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-27',
  usedBlocks: 1,
  planFee: 12_345,
  licenceFee: 0,
  pageViewFee: 0,
  initialFee: 0,
  tax: 1_234,
  total: 13_579,
  method: 'bank-transfer',
  state: 'UNPAID',
  charge: null,
  ledger: null,
  settlement: null,
  ...differences,
});
const received = (amount: number) => ({ entries: 1, received: amount, receivedByCard: 0, writtenOff: 0 });
const entryOf = (differences: Partial<LedgerEntry>): LedgerEntry => ({
  id: 'entry',
  number: '2026-12-000001',
  kind: 'transfer',
  amount: 1_000,
  on: TODAY,
  recordedAt: `${TODAY}T00:00:00.000Z`,
  note: '',
  reverses: null,
  reference: null,
  ...differences,
});

describe('ageOf', () => {
  it.each([
    [0, 'NOT_DUE'],
    [1, 'OVERDUE_30'],
    [30, 'OVERDUE_30'],
    [31, 'OVERDUE_60'],
    [60, 'OVERDUE_60'],
    [61, 'OVERDUE_90'],
    [90, 'OVERDUE_90'],
    [91, 'OVERDUE_OLDER'],
  ] as const)('counts a payment %i days after its due day as %s (R-22.100)', (days, age) =>
    expect(ageOf(paymentOf({ dueOn: addDays(TODAY, -days) }), TODAY)).toBe(age),
  );

  it('counts a failed card as overdue, but not one that is being charged (R-22.100)', () => {
    const late = { dueOn: addDays(TODAY, -40) };
    expect(ageOf(paymentOf({ ...late, state: 'FAILED' }), TODAY)).toBe('OVERDUE_60');
    expect(ageOf(paymentOf({ ...late, state: 'PROCESSING' }), TODAY)).toBe('NOT_DUE');
  });

  it('the age of a payment is the only one whose due days contain the due day (R-22.100)', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const dueOn = addDays(TODAY, days);
        const ages = OVERDUE_AGES.filter((age) => {
          const { first = '', last } = dueDaysOf(age, TODAY);
          return first <= dueOn && dueOn <= last;
        });
        expect(ages.length === 0 ? ['NOT_DUE'] : ages).toEqual([ageOf(paymentOf({ dueOn }), TODAY)]);
      }),
    );
  });
});

describe('receivablesOf', () => {
  it('sums open amounts by account and age, under the name on the latest invoice (R-22.100)', () => {
    const payments = [
      paymentOf({ number: '2026-12-000002', companyName: 'Renamed', ledger: received(3_579) }),
      paymentOf({ dueOn: '2026-11-27' }),
      paymentOf({ number: '2026-12-000003', accountId: 'oem', dueOn: '2026-10-27' }),
      paymentOf({ number: '2026-12-000004', accountId: 'paid', state: 'PAID', ledger: received(13_579) }),
      paymentOf({ number: '2026-12-000005', accountId: 'void', state: 'VOID' }),
    ];
    const { accounts } = receivablesOf(payments, [], FACTS);
    expect(accounts).toMatchObject([
      {
        accountId: 'account',
        companyName: 'Renamed',
        isOem: false,
        ages: { NOT_DUE: { invoices: 1, amount: 10_000 }, OVERDUE_30: { invoices: 1, amount: 13_579 } },
      },
      { accountId: 'oem', isOem: true, ages: { OVERDUE_60: { invoices: 1, amount: 13_579 } } },
    ]);
    expect(openAndOverdue(sumByAge(accounts))).toEqual({
      open: { invoices: 3, amount: 37_158 },
      overdue: { invoices: 2, amount: 27_158 },
    });
  });

  it('sums the money received in the month, less refunds and what was taken back, and that of payments without entries (R-22.101, R-22.143)', () => {
    const entries = [
      entryOf({}),
      entryOf({ kind: 'card', amount: 500 }),
      entryOf({ amount: -1_000, reverses: 'entry' }),
      entryOf({ kind: 'write-off', amount: 7 }),
      entryOf({ kind: 'credit', amount: 300 }),
      entryOf({ kind: 'refund-card', amount: -200 }),
      entryOf({ kind: 'refund-transfer', amount: -50 }),
      entryOf({ kind: 'refund-transfer', amount: 50, reverses: 'refund' }),
      entryOf({ kind: 'refund-card', amount: -9, on: '2026-11-30' }),
      entryOf({ on: '2026-11-30', amount: 11 }),
    ];
    const former = paymentOf({
      state: 'COMPLETED',
      settlement: { reason: '', receivedOn: '2026-12-02', receivedAmount: 40 },
    });
    expect(receivablesOf([former], entries, FACTS).received).toBe(340);
  });
});

describe('mergeReceivables', () => {
  it('adds the pages up to the receivables of all payments (R-22.100)', () => {
    const anyPayment = fc
      .record({
        accountId: fc.constantFrom('account', 'oem', 'other'),
        state: fc.constantFrom(...PaymentState.options),
        days: fc.integer({ min: -200, max: 30 }),
        total: fc.integer({ min: 1, max: 1_000_000 }),
        paid: fc.integer({ min: 0, max: 1_000_000 }),
      })
      .map(({ accountId, state, days, total, paid }) =>
        paymentOf({ accountId, companyName: accountId, state, dueOn: addDays(TODAY, days), total, ledger: received(paid) }),
      );
    fc.assert(
      fc.property(fc.array(fc.array(anyPayment, { maxLength: 6 }), { maxLength: 5 }), (pages) => {
        const merged = mergeReceivables(pages.map((page) => receivablesOf(page, [], FACTS)));
        const whole = receivablesOf(pages.flat(), [], FACTS);
        const byId = ({ accounts }: typeof whole) => accounts.toSorted((one, other) => (one.accountId < other.accountId ? -1 : 1));
        expect(byId(merged)).toEqual(byId(whole));
        const open = pages.flat().reduce((sum, payment) => sum + balanceOf(payment).open, 0);
        expect(openAndOverdue(sumByAge(merged.accounts)).open.amount).toBe(open);
      }),
    );
  });

  it('has each age of an account without open invoices', () => expect(Object.keys(sumByAge([]))).toEqual(PaymentAge.options));
});
