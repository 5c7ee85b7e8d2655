import { expect, it } from 'vitest';
import { nextReminder } from '#shared/rules/billing/payment-reminder.ts';

it('reminds 3 and 14 days after the day of payment, at nine in the morning in Japan', () => {
  expect([0, 1, 2].map((sent) => nextReminder('2026-12-28', sent)?.toISOString())).toEqual([
    '2026-12-31T00:00:00.000Z',
    '2027-01-11T00:00:00.000Z',
    undefined,
  ]);
});
