import { expect, it } from 'vitest';
import { deliveryTime } from '#shared/rules/analytics/delivery-time.ts';

it.each([
  ['2026-10', '2026-11-01T23:00:00.000Z'],
  ['2026-12', '2027-01-01T23:00:00.000Z'],
])('deliveryTime for %s is the second of the next month, 08:00 in Japan (R-20.16)', (month, at) => {
  expect(deliveryTime(month).toISOString()).toBe(at);
});
