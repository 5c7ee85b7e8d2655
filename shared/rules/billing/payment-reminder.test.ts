import { expect, it } from 'vitest';
import { firstReminder, nextReminder } from '#shared/rules/billing/payment-reminder.ts';

const DUE = '2026-12-28';

it('firstReminder and nextReminder fall 3 and 14 days after the day of payment, at 09:00 in Japan', () => {
  const first = firstReminder(DUE);
  expect(first.toISOString()).toBe('2026-12-31T00:00:00.000Z');
  const second = nextReminder(DUE, 1, first);
  expect(second?.toISOString()).toBe('2027-01-11T00:00:00.000Z');
  expect(second && nextReminder(DUE, 2, second)).toBeUndefined();
});

it('nextReminder waits a week after a reminder that was sent late', () => {
  expect(nextReminder(DUE, 1, new Date('2027-02-01T03:00:00Z'))?.toISOString()).toBe('2027-02-08T00:00:00.000Z');
});
