import { expect, it } from 'vitest';
import { paymentSearch } from '#shared/rules/billing/payment-search.ts';

it.each([
  ['2026-12-000143', { number: '2026-12-000143', total: undefined, day: undefined }],
  ['000143', { number: '000143', total: 143, day: undefined }],
  ['¥13,579', { number: undefined, total: 13_579, day: undefined }],
  ['１３５７９円', { number: undefined, total: 13_579, day: undefined }],
  ['2026/12/7', { number: undefined, total: undefined, day: '2026-12-07' }],
  ['2026年12月27日', { number: undefined, total: undefined, day: '2026-12-27' }],
  ['2026-12-27', { number: '2026-12-27', total: undefined, day: '2026-12-27' }],
  ['株式会社さくら', { number: undefined, total: undefined, day: undefined }],
  ['1,35', { number: undefined, total: undefined, day: undefined }],
  ['', { company: '', number: undefined, total: undefined, day: undefined }],
])('paymentSearch reads %j as a number, an amount or a day (R-22.130)', (keyword, expected) =>
  expect(paymentSearch(keyword)).toMatchObject(expected),
);
