import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FreeLine } from '#shared/model/billing/manual-invoice.ts';
import { freeInvoiceLine, manualInvoiceFaults, manualInvoiceParts } from '#shared/rules/billing/free-lines.ts';

const TODAY = '2026-12-20';
const line = (differences: Partial<FreeLine> = {}): FreeLine => ({
  text: 'デザイン',
  from: '2026-12-01',
  to: null,
  quantity: 1,
  unitPrice: 10_000,
  ...differences,
});

describe('the rules of lines that the operator writes', () => {
  it('gives a line the tax rate of its last day (R-22.115)', () => {
    expect(freeInvoiceLine(line({ from: '2019-09-30' })).taxRate).toBe(8);
    expect(freeInvoiceLine(line({ from: '2019-09-01', to: '2019-10-31' })).taxRate).toBe(10);
  });

  it('refuses an invoice below the smallest total, with a period that ends before it begins, and with a due day in the past (R-22.116)', () => {
    const faultsOf = (lines: FreeLine[], dueOn = TODAY) => manualInvoiceFaults({ lines, dueOn }, TODAY);
    expect(faultsOf([line()])).toEqual([]);
    expect(faultsOf([line(), line({ unitPrice: -10_001 })])).toMatchObject([{ path: 'total', rule: 'too-small' }]);
    expect([45, 46].map((unitPrice) => faultsOf([line({ unitPrice })]).length)).toEqual([1, 0]);
    expect(faultsOf([line({ to: '2026-11-30' })])).toMatchObject([{ path: 'lines.0.to', rule: 'end-before-start' }]);
    expect(faultsOf([line()], '2026-12-19')).toMatchObject([{ path: 'dueOn', rule: 'date-in-past' }]);
    expect(faultsOf([line()], '2028-12-19')).toMatchObject([{ path: 'dueOn', rule: 'too-far-ahead' }]);
  });

  it('never accepts an invoice whose total is negative (R-22.116)', () => {
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 100 }), unitPrice: fc.integer({ min: -50_000, max: 50_000 }) }),
      {
        minLength: 1,
        maxLength: 8,
      },
    );
    fc.assert(
      fc.property(lines, (figures) => {
        const typed = figures.map(line);
        const isRefused = manualInvoiceFaults({ lines: typed, dueOn: TODAY }, TODAY).length > 0;
        return isRefused || manualInvoiceParts(typed).total >= 50;
      }),
    );
  });
});
