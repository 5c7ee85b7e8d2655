import { expect, it } from 'vitest';
import { type PaymentFilter, paymentFilter } from '#web/features/billing/payment-filter.ts';
import { isValidRange } from '#web/ui/list/list-filter.ts';

const FULL: PaymentFilter = {
  from: '2026-11',
  to: '2027-02',
  state: 'UNPAID',
  group: 'OVERDUE',
  account: '01A',
  keyword: '株式会社',
  minTotal: 0,
  maxTotal: 30_000,
};

it('paymentFilter restores a serialized filter, and toQuery returns only set values', () => {
  expect(paymentFilter.parse(paymentFilter.serialize(FULL))).toEqual(FULL);
  expect(paymentFilter.parse(new URLSearchParams())).toEqual(paymentFilter.initial);
  expect(paymentFilter.toQuery(paymentFilter.initial)).toEqual({});
  expect(paymentFilter.toQuery(FULL)).toEqual(FULL);
});

it('paymentFilter ignores invalid parameters', () => {
  expect(paymentFilter.parse(new URLSearchParams('from=2026-13&to=x&state=LOST&minTotal=-1&maxTotal=1e99'))).toEqual(paymentFilter.initial);
});

it('paymentFilter.isFiltered returns true if any value is set; isValidRange returns false if `from` is after `to`', () => {
  expect(paymentFilter.isFiltered(paymentFilter.initial)).toBe(false);
  expect(paymentFilter.isFiltered({ ...paymentFilter.initial, minTotal: 0 })).toBe(true);
  expect(isValidRange(FULL)).toBe(true);
  expect(isValidRange({ ...FULL, to: '2026-10' })).toBe(false);
});
