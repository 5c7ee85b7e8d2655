import { describe, expect, it } from 'vitest';
import { receivedAmount } from '#shared/rules/billing/payment-receipt.ts';

const TOTAL = 26_180;
const ENTRIES = { entries: 2, received: 20_000, receivedByCard: 20_000, writtenOff: 0, credited: 6_180 };
const settled = { reason: '', receivedOn: '2026-12-27', receivedAmount: 26_000 };

describe('receivedAmount', () => {
  it('the ledger decides the amount, also if a card was charged after a credit, or a part is open (R-22.170)', () => {
    expect(receivedAmount({ state: 'PAID', settlement: null, total: TOTAL, ledger: ENTRIES })).toBe(20_000);
    expect(receivedAmount({ state: 'UNPAID', settlement: null, total: TOTAL, ledger: { ...ENTRIES, received: 1 } })).toBe(1);
  });

  it('a payment without a ledger has the confirmed amount or the charged total', () => {
    expect(receivedAmount({ state: 'COMPLETED', settlement: settled, total: TOTAL, ledger: null })).toBe(26_000);
    expect(receivedAmount({ state: 'PAID', settlement: null, total: TOTAL, ledger: null })).toBe(TOTAL);
    expect(receivedAmount({ state: 'UNPAID', settlement: null, total: TOTAL, ledger: null })).toBeNull();
  });
});
