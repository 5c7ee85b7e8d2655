import { expect, it } from 'vitest';
import {
  DEFAULT_PAYMENT_FILTER,
  isFiltered,
  isValidRange,
  parseFilter,
  type PaymentFilter,
  serializeFilter,
  toQuery,
} from '#web/features/bills/list/payment-filter.ts';

const FULL: PaymentFilter = { from: '2026-11', to: '2027-02', state: 'UNPAID', keyword: '株式会社', minTotal: 0, maxTotal: 30_000 };

it('round-trips a filter through the URL', () => {
  expect(parseFilter(serializeFilter(FULL))).toEqual(FULL);
  expect(parseFilter(new URLSearchParams())).toEqual(DEFAULT_PAYMENT_FILTER);
  expect(toQuery(DEFAULT_PAYMENT_FILTER)).toEqual({});
  expect(toQuery(FULL)).toEqual(FULL);
});

it('ignores invalid parameters', () => {
  expect(parseFilter(new URLSearchParams('from=2026-13&to=x&state=LOST&minTotal=-1&maxTotal=1e99'))).toEqual(DEFAULT_PAYMENT_FILTER);
});

it('reports whether it hides payments, and whether its months are in order', () => {
  expect(isFiltered(DEFAULT_PAYMENT_FILTER)).toBe(false);
  expect(isFiltered({ ...DEFAULT_PAYMENT_FILTER, minTotal: 0 })).toBe(true);
  expect(isValidRange(FULL)).toBe(true);
  expect(isValidRange({ ...FULL, to: '2026-10' })).toBe(false);
});
