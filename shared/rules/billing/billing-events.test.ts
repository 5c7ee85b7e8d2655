import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { billingSubjectParts, ledgerEvents } from '#shared/rules/billing/billing-events.ts';
import { afterEntries, balanceOf } from '#shared/rules/billing/ledger.ts';

const NUMBER = '2026-12-000001';
const PAYMENT: Payment = {
  number: NUMBER,
  accountId: 'customer',
  companyName: 'A company',
  month: '2026-12',
  issuedOn: '2026-12-01',
  dueOn: '2026-12-27',
  usedBlocks: 0,
  planFee: 1_000,
  licenceFee: 0,
  pageViewFee: 0,
  initialFee: 0,
  tax: 100,
  total: 1_100,
  method: 'bank-transfer',
  state: 'UNPAID',
  charge: null,
  ledger: null,
  settlement: null,
};
const entryOf = (kind: LedgerEntryKind, amount: number, differences: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id: 'entry',
  number: NUMBER,
  kind,
  amount,
  on: '2026-12-20',
  recordedAt: '2026-12-20T00:00:00.000Z',
  note: '',
  reverses: null,
  reference: null,
  ...differences,
});
const eventsOf = (entries: LedgerEntry[], before = PAYMENT) =>
  ledgerEvents(before, { ...afterEntries(before, entries), settlement: null }, entries).map(
    ({ type, subjectId }) => `${type} ${subjectId}`,
  );

describe('ledgerEvents', () => {
  it('announces a receipt, and that the invoice is settled once nothing is open', () => {
    expect(eventsOf([entryOf('transfer', 1_000)])).toEqual([`payment.received ${NUMBER}/entry`]);
    expect(eventsOf([entryOf('card', 1_100)])).toEqual([`payment.received ${NUMBER}/entry`, `invoice.settled ${NUMBER}`]);
  });

  it('announces a credit by the number of its note, and a write-off only by the settled invoice', () => {
    const reference = 'R2026-12-000001';
    expect(eventsOf([entryOf('credit', 100, { reference })])).toEqual([`credit-note.issued ${NUMBER}/${reference}`]);
    expect(eventsOf([entryOf('write-off', 1_100)])).toEqual([`invoice.settled ${NUMBER}`]);
  });

  it('announces a refund, and a counter-entry of any kind as taken back', () => {
    const paid = { ...PAYMENT, ...afterEntries(PAYMENT, [entryOf('transfer', 1_200)]) };
    expect(eventsOf([entryOf('refund-transfer', -100)], paid)).toEqual([`payment.refunded ${NUMBER}/entry`]);
    expect(eventsOf([entryOf('transfer', -1_200, { reverses: 'former' })], paid)).toEqual([`payment.reversed ${NUMBER}/entry`]);
    expect(eventsOf([entryOf('refund-card', 100, { reverses: 'former' })], paid)).toEqual([`payment.reversed ${NUMBER}/entry`]);
  });

  it('tells the invoice, and the entry or note, from a subject', () => {
    expect(billingSubjectParts(NUMBER)).toEqual({ number: NUMBER, part: '' });
    expect(billingSubjectParts(`${NUMBER}/entry`)).toEqual({ number: NUMBER, part: 'entry' });
  });

  it('settles an invoice exactly as often as its open amount becomes zero, whatever is received, taken back, credited or written off', () => {
    const steps = fc.array(
      fc.record({
        kind: fc.constantFrom<LedgerEntryKind>('transfer', 'card', 'write-off', 'credit'),
        amount: fc.integer({ min: 1, max: 1_300 }),
        isTakenBack: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        let payment = PAYMENT;
        for (const [index, { kind, amount, isTakenBack }] of all.entries()) {
          const reverses = isTakenBack ? 'former' : null;
          const entry = entryOf(kind, isTakenBack ? -amount : amount, { id: `e${index}`, reverses, reference: 'R2026-12-000001' });
          const next = { ...afterEntries(payment, [entry]), settlement: null };
          const events = ledgerEvents(payment, next, [entry]);
          const after = { ...payment, ...next };
          const isSettled = balanceOf(payment).open > 0 && balanceOf(after).open === 0;
          expect(events.filter(({ type }) => type === 'invoice.settled')).toHaveLength(isSettled ? 1 : 0);
          expect(new Set(events.map(({ type, subjectId }) => `${type} ${subjectId}`)).size).toBe(events.length);
          expect(events.length - (isSettled ? 1 : 0)).toBe(kind === 'write-off' && !isTakenBack ? 0 : 1);
          payment = after;
        }
      }),
    );
  });
});
