import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateFaults, estimateStateOn, isEstimateOpen, planLines } from '#shared/rules/billing/estimate.ts';
import { manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';

const TODAY = '2026-12-01';
const LINE = { text: 'Set-up', from: TODAY, to: null, quantity: 1, unitPrice: 1_000 };
const faultsOf = (differences: Partial<{ lines: (typeof LINE)[]; validUntil: string }>) =>
  estimateFaults({ lines: [LINE], validUntil: TODAY, ...differences }, TODAY).map(({ path, rule }) => [path, rule]);

describe('rules of quotations', () => {
  it('a quotation is valid from today on, for a year at most, and has a positive sum (R-22.152)', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ validUntil: '2026-11-30' })).toEqual([['validUntil', 'date-in-past']]);
    expect(faultsOf({ validUntil: '2028-01-01' })).toEqual([['validUntil', 'too-far-ahead']]);
    expect(faultsOf({ lines: [{ ...LINE, unitPrice: -1_000 }] })).toEqual([['total', 'too-small']]);
  });

  it.each([
    [{ state: 'open', sentAt: null, validUntil: TODAY }, 'draft', true],
    [{ state: 'open', sentAt: '2026-12-01T00:00:00.000Z', validUntil: TODAY }, 'sent', true],
    [{ state: 'open', sentAt: null, validUntil: '2026-11-30' }, 'expired', false],
    [{ state: 'accepted', sentAt: null, validUntil: '2026-11-30' }, 'accepted', false],
    [{ state: 'replaced', sentAt: null, validUntil: TODAY }, 'replaced', false],
  ] as const)('a quotation with %o is shown as %s', (estimate, state, isOpen) => {
    expect([estimateStateOn(estimate, TODAY), isEstimateOpen(estimate, TODAY)]).toEqual([state, isOpen]);
  });

  it('the lines of a plan are one for each figure, with their sum before tax (R-22.154)', () => {
    const texts = { price: 'Fee', licencePrice: 'Licence', initialFee: 'Initial fee' };
    const yen = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(yen, yen, yen, (price, licencePrice, initialFee) => {
        const lines = planLines({ price, licencePrice, initialFee, from: '2027-01-01', texts });
        expect(manualInvoiceParts(lines).subtotal).toBe(price + licencePrice + initialFee);
        expect(lines.every(({ unitPrice, quantity }) => unitPrice > 0 && quantity === 1)).toBe(true);
      }),
    );
  });
});
