import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '#shared/model/billing/ledger.ts';
import type { Payment } from '#shared/model/billing/payment.ts';
import { invoiceTotals } from '#shared/rules/billing/consumption-tax.ts';
import { hasWholeReceipt, receiptEntries, receiptFacts, receiptTotals } from '#shared/rules/billing/receipt.ts';

const entry = (id: string, amount: number, differences: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  number: '2026-12-000001',
  kind: 'transfer',
  amount,
  on: '2026-12-20',
  recordedAt: `2026-12-20T00:00:00.00${id}Z`,
  note: '',
  reverses: null,
  reference: null,
  ...differences,
});
const paymentOf = (received: number, differences: Partial<Payment> = {}) => ({
  number: '2026-12-000001',
  total: 22_000,
  state: 'PAID' as const,
  ledger: { entries: 2, received, receivedByCard: 0, writtenOff: 0 },
  settlement: null,
  charge: null,
  dueOn: '2026-12-27',
  ...differences,
});
const INVOICE = { number: '2026-12-000001', taxes: [{ taxRate: 10, subtotal: 20_000, tax: 2_000 }] };

describe('the rules of receipts', () => {
  it('gives receipts for transfers and cards that were not taken back, and none for a void payment (R-22.122)', () => {
    const entries = [
      entry('1', 5_000),
      entry('2', -5_000, { reverses: '1' }),
      entry('3', 12_000),
      entry('4', 10_000, { kind: 'card' }),
      entry('5', 100, { kind: 'write-off' }),
      entry('6', -100, { kind: 'refund-transfer' }),
    ];
    expect(receiptEntries(paymentOf(22_000), entries).map(({ id }) => id)).toEqual(['3', '4']);
    expect(receiptEntries({ state: 'VOID' }, entries)).toEqual([]);
    const payment = paymentOf(22_000);
    expect(receiptFacts(INVOICE, payment, entries, [], '1')).toBeUndefined();
    expect(receiptFacts(INVOICE, payment, entries, [], '4')).toMatchObject({
      number: '2026-12-000001-3',
      methods: ['card'],
      amount: 10_000,
      taxes: [{ taxRate: 10, subtotal: 9_090, tax: 910 }],
    });
    expect(receiptFacts(INVOICE, payment, entries, [], 'all')).toMatchObject({
      number: '2026-12-000001-0',
      methods: ['bank-transfer', 'card'],
      taxes: INVOICE.taxes,
      total: 22_000,
    });
    expect(hasWholeReceipt(paymentOf(21_000), entries)).toBe(false);
    const late = entry('3', 12_000, { on: '2026-12-28' });
    expect(receiptFacts(INVOICE, payment, [late, entry('4', 10_000)], [], 'all')?.receivedOn).toBe('2026-12-28');
    expect(hasWholeReceipt(payment, [entry('3', 22_000)])).toBe(false);
  });

  it('separates what exceeds the invoice from its sums (R-22.123)', () => {
    expect(receiptTotals(INVOICE, [], 0, 23_000)).toMatchObject({ total: 22_000, tax: 2_000, excess: 1_000 });
    const notes = [{ taxes: [{ taxRate: 10, subtotal: 1_000, tax: 100 }] }];
    expect(receiptTotals(INVOICE, notes, 0, 22_000)).toMatchObject({ total: 20_900, excess: 1_100 });
  });

  it('gives the receipts of all parts exactly the amounts and taxes of the invoice (R-22.123)', () => {
    const lines = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 99_999 }), taxRate: fc.constantFrom(8, 10) }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(lines, fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 }), (invoiced, parts) => {
        const invoice = invoiceTotals(invoiced);
        let before = 0;
        const sums = new Map<number, { subtotal: number; tax: number }>();
        for (const amount of [...parts, invoice.total]) {
          const receipt = receiptTotals(invoice, [], before, amount);
          expect(receipt.total + receipt.excess).toBe(amount);
          for (const { taxRate, subtotal, tax } of receipt.taxes) {
            expect(subtotal).toBeGreaterThanOrEqual(0);
            const sum = sums.get(taxRate) ?? { subtotal: 0, tax: 0 };
            sums.set(taxRate, { subtotal: sum.subtotal + subtotal, tax: sum.tax + tax });
          }
          before += amount;
        }
        for (const { taxRate, subtotal, tax } of invoice.taxes) expect(sums.get(taxRate)).toEqual({ subtotal, tax });
      }),
    );
  });
});
