import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import {
  afterEntries,
  balanceOf,
  counterEntryOf,
  creditableOf,
  impliedEntries,
  isOverdue,
  isPayableByCard,
  isReversible,
  isUntouched,
  ledgerOf,
  refundableBy,
  refundableCharge,
  refundableOf,
  refundFaults,
  standingOf,
} from '#shared/rules/billing/ledger.ts';

const NUMBER = '2026-12-000001';
const UNPAID: Payment = {
  number: NUMBER,
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
};
let count = 0;
const entryOf = (kind: LedgerEntry['kind'], amount: number): LedgerEntry => ({
  id: `entry-${(count += 1)}`,
  number: NUMBER,
  kind,
  amount,
  on: '2026-12-20',
  recordedAt: '2026-12-20T00:00:00.000Z',
  note: '',
  reverses: null,
  reference: null,
});
const after = (payment: Payment, ...entries: LedgerEntry[]): Payment => ({ ...payment, ...afterEntries(payment, entries) });
const undone = (payment: Payment, entry: LedgerEntry): Payment =>
  after(payment, counterEntryOf(entry, { id: `${entry.id}-counter`, on: entry.on, recordedAt: entry.recordedAt, note: 'Wrong' }));

describe('a payment', () => {
  it('remains open until the received money equals its total (R-22.60)', () => {
    const part = after(UNPAID, entryOf('transfer', 10_000));
    expect([part.state, balanceOf(part).open, standingOf(part, '2026-12-27')]).toEqual(['UNPAID', 3_579, 'PARTLY_PAID']);
    const paid = after(part, entryOf('transfer', 3_579));
    expect([paid.state, balanceOf(paid), standingOf(paid, '2027-01-31')]).toEqual([
      'PAID',
      { due: 13_579, paid: 13_579, open: 0, excess: 0 },
      'PAID',
    ]);
    const over = after(paid, entryOf('transfer', 421));
    expect([over.state, balanceOf(over).excess, standingOf(over, '2026-12-27')]).toEqual(['PAID', 421, 'OVERPAID']);
  });

  it('a payment is overdue after its due day, also if its card failed (R-22.60)', () => {
    const failed: Payment = { ...UNPAID, state: 'FAILED', charge: { attempts: 1, failure: 'declined', retryOn: null } };
    expect(standingOf(UNPAID, '2026-12-28')).toBe('OVERDUE');
    expect([isOverdue(failed, '2026-12-28'), isOverdue(failed, '2026-12-27')]).toEqual([true, false]);
    expect(isOverdue(after(failed, entryOf('transfer', 13_579)), '2026-12-28')).toBe(false);
  });

  it('a payment that an earlier version completed or charged is closed, and implies its entries (R-22.60)', () => {
    const settlement = { reason: 'Arrived', receivedOn: '2026-12-19', receivedAmount: 10_000 };
    const completed: Payment = { ...UNPAID, state: 'COMPLETED', settlement };
    expect(impliedEntries(completed).map(({ kind, amount, on }) => [kind, amount, on])).toEqual([
      ['transfer', 10_000, '2026-12-19'],
      ['write-off', 3_579, '2026-12-19'],
    ]);
    expect([balanceOf(completed).open, standingOf(completed, '2027-12-01')]).toEqual([0, 'COMPLETED']);
    const [received] = impliedEntries(completed);
    if (!received) throw new Error('Nothing was received');
    expect(isReversible(completed, received, impliedEntries(completed))).toBe(true);
    expect(undone(completed, received)).toMatchObject({ state: 'UNPAID', ledger: { entries: 3, received: 0, writtenOff: 3_579 } });
    expect(balanceOf({ ...UNPAID, state: 'PAID' })).toEqual({ due: 13_579, paid: 13_579, open: 0, excess: 0 });
    expect(isUntouched(UNPAID)).toBe(true);
    expect(isUntouched(completed)).toBe(false);
  });

  it('a payment by transfer can be paid by card, unless the rest is below the minimum of a card (R-22.63)', () => {
    expect(isPayableByCard(UNPAID)).toBe(true);
    expect(isPayableByCard({ ...UNPAID, method: 'card' })).toBe(false);
    expect(isPayableByCard({ ...UNPAID, method: 'card', state: 'FAILED' })).toBe(true);
    expect(isPayableByCard(after(UNPAID, entryOf('transfer', 13_530)))).toBe(false);
    expect(isPayableByCard(after(UNPAID, entryOf('transfer', 13_529)))).toBe(true);
    for (const state of ['PAID', 'COMPLETED', 'VOID', 'PROCESSING'] as const) expect(isPayableByCard({ ...UNPAID, state })).toBe(false);
  });

  it('owes less after a credit, and what was paid beyond that is to be paid back (R-22.132)', () => {
    const part = after(UNPAID, entryOf('credit', 3_579));
    expect([part.state, balanceOf(part).open, standingOf(part, '2026-12-27')]).toEqual(['UNPAID', 10_000, 'UNPAID']);
    const paid = after(UNPAID, entryOf('transfer', 13_579), entryOf('credit', 3_579));
    expect([paid.state, balanceOf(paid), standingOf(paid, '2026-12-27')]).toEqual([
      'PAID',
      { due: 10_000, paid: 13_579, open: 0, excess: 3_579 },
      'REFUND_DUE',
    ]);
    const whole = after(UNPAID, entryOf('credit', 13_579));
    expect([whole.state, creditableOf(whole), standingOf(whole, '2027-01-31')]).toEqual(['COMPLETED', 0, 'CREDITED']);
    expect([isUntouched(part), creditableOf(part), creditableOf(after(part, entryOf('write-off', 10_000)))]).toEqual([false, 10_000, 0]);
    for (const state of ['PROCESSING', 'VOID'] as const) expect(creditableOf({ ...UNPAID, state })).toBe(0);
  });

  it('pays back at most what was paid beyond what is due, and keeps the rest (R-22.137)', () => {
    const received = entryOf('transfer', 13_579);
    const due = after(UNPAID, received, entryOf('credit', 3_579));
    expect([
      refundableOf(UNPAID),
      refundableOf(due),
      refundFaults({ method: 'bank-transfer', amount: 3_579, paidOn: '2026-12-20' }, 3_579),
    ]).toEqual([0, 3_579, []]);
    expect(refundFaults({ method: 'bank-transfer', amount: 3_580, paidOn: null }, 3_579)).toEqual([
      { path: 'paidOn', rule: 'required' },
      { path: 'amount', rule: 'too-large', params: { max: 3_579 } },
    ]);
    const refund = entryOf('refund-transfer', -3_579);
    const paidBack = after(due, refund);
    expect([paidBack.state, paidBack.ledger?.refunded, balanceOf(paidBack), standingOf(paidBack, '2026-12-27')]).toEqual([
      'PAID',
      3_579,
      { due: 10_000, paid: 10_000, open: 0, excess: 0 },
      'PAID',
    ]);
    expect(isReversible(paidBack, received, [received, refund])).toBe(false);
    expect(isReversible(paidBack, refund, [received, refund])).toBe(true);
    expect(undone(paidBack, refund).ledger).toMatchObject({ received: 13_579, refunded: 0 });
    const whole = after(paidBack, entryOf('credit', 10_000), entryOf('refund-transfer', -10_000));
    expect([whole.state, standingOf(whole, '2026-12-27')]).toEqual(['COMPLETED', 'CREDITED']);
  });

  it('an excess is paid back to a card at most as far as one of its charges was not paid back (R-22.139)', () => {
    const charge = (kind: 'card' | 'refund-card', amount: number, reference: string | null) => ({ ...entryOf(kind, amount), reference });
    const entries = [charge('card', 10_000, 'pi_1'), charge('card', 3_579, 'pi_2'), charge('refund-card', -8_000, 'pi_1')];
    expect(refundableCharge(entries)).toEqual({ chargeId: 'pi_2', left: 3_579 });
    expect(refundableCharge([charge('card', 1, null)])).toBeUndefined();
    const due = after(UNPAID, ...entries, entryOf('credit', 13_579));
    expect([refundableBy('card', due, entries), refundableBy('bank-transfer', due, entries), refundableBy('card', due, [])]).toEqual([
      3_579, 5_579, 0,
    ]);
  });

  const steps = fc.array(
    fc.tuple(
      fc.constantFrom('transfer' as const, 'credit' as const, 'refund-transfer' as const, 'write-off' as const),
      fc.integer({ min: 1, max: 20_000 }),
    ),
  );

  it('an invoice is never credited beyond its total, nor paid back beyond what was received, whatever is done (R-22.132, R-22.137)', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let payment = UNPAID;
        for (const [kind, amount] of all) {
          const { open } = balanceOf(payment);
          const most = { transfer: amount, credit: creditableOf(payment), 'refund-transfer': refundableOf(payment), 'write-off': open }[
            kind
          ];
          const yen = Math.min(amount, most);
          if (yen > 0) payment = after(payment, entryOf(kind, kind === 'refund-transfer' ? -yen : yen));
          const { received, credited = 0, writtenOff, refunded = 0 } = ledgerOf(payment);
          expect(credited + writtenOff).toBeLessThanOrEqual(payment.total);
          expect(Math.min(received, refunded)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('has nothing open if it is void', () => expect(balanceOf({ ...UNPAID, state: 'VOID' }).open).toBe(0));
});

it('impliedEntries dates a charged card to the day of the charge, as the journal of an earlier version did', () => {
  const charge = { attempts: 1, failure: null, retryOn: null, paidOn: '2026-12-26' };
  expect(impliedEntries({ ...UNPAID, state: 'PAID', charge })).toMatchObject([{ kind: 'card', on: '2026-12-26' }]);
});

describe('counter-entries', () => {
  it('take an entry back once, and no charge of a card (R-22.61)', () => {
    const received = entryOf('transfer', 20_000);
    const card = entryOf('card', 13_579);
    const counter = counterEntryOf(received, { ...received, id: 'counter' });
    expect(isReversible(after(UNPAID, received), received, [received])).toBe(true);
    expect(isReversible(after(UNPAID, received, counter), received, [received, counter])).toBe(false);
    expect(isReversible(after(UNPAID, received, counter), counter, [received, counter])).toBe(false);
    expect(isReversible(after(UNPAID, card), card, [card])).toBe(false);
    const [rest, money] = [entryOf('write-off', 579), entryOf('transfer', 13_000)];
    const counterOfRest = { ...counterEntryOf(rest, { ...rest, id: 'counter-of-rest' }), reverses: rest.id };
    expect(isReversible(after(UNPAID, rest, counterOfRest, money), rest, [rest, counterOfRest, money])).toBe(false);
    // What was written off remains so after a receipt was taken back: the operator has closed the payment.
    expect(after(undone(after(UNPAID, money, rest), money), entryOf('transfer', 13_000)).state).toBe('COMPLETED');
  });

  const amounts = fc.integer({ min: 1, max: 40_000 });
  const start = fc.constantFrom<Payment>(
    UNPAID,
    { ...UNPAID, state: 'FAILED', charge: { attempts: 2, failure: 'declined', retryOn: null } },
    { ...UNPAID, state: 'PAID' },
    { ...UNPAID, state: 'COMPLETED', settlement: { reason: '', receivedOn: '2026-12-20', receivedAmount: 5_000 } },
  );
  const kinds = fc.constantFrom<LedgerEntry['kind']>('transfer', 'card', 'write-off', 'credit');

  it('restore the state and the balance, whatever was recorded before (R-22.61)', () => {
    fc.assert(
      fc.property(start, fc.array(fc.tuple(kinds, amounts)), amounts, (payment, recorded, amount) => {
        const before = after(payment, ...recorded.map(([kind, yen]) => entryOf(kind, yen)));
        const entry = entryOf('transfer', amount);
        const restored = undone(after(before, entry), entry);
        expect([restored.state, balanceOf(restored)]).toEqual([before.state, balanceOf(before)]);
      }),
    );
  });

  it('entries add up to the totals of a payment; what is open is never negative (R-22.60)', () => {
    fc.assert(
      fc.property(start, fc.array(fc.tuple(kinds, amounts)), (payment, recorded) => {
        const entries = recorded.map(([kind, yen]) => entryOf(kind, yen));
        const one = entries.reduce((present, entry) => after(present, entry), payment);
        const all = [...impliedEntries(payment), ...entries];
        const sumOf = (...names: LedgerEntry['kind'][]) =>
          all.reduce((sum, { kind, amount }) => (names.includes(kind) ? sum + amount : sum), 0);
        const { received, writtenOff, credited = 0, entries: number } = ledgerOf(one);
        expect([received, writtenOff, credited, number]).toEqual([
          sumOf('transfer', 'card'),
          sumOf('write-off'),
          sumOf('credit'),
          all.length,
        ]);
        const { open, excess, due, paid } = balanceOf(one);
        expect(open).toBeGreaterThanOrEqual(0);
        expect(open - excess).toBe(due - paid);
        expect(open === 0).toBe(one.state === 'PAID' || one.state === 'COMPLETED');
      }),
    );
  });
});
