import { expect, it } from 'vitest';
import { PaymentState } from '#shared/model/billing/payment.ts';
import { isOverdue, PAYMENT_ACTIONS, paymentStateAfter } from '#shared/rules/billing/payment-state.ts';

it('paymentStateAfter allows exactly the transitions of R-22.15', () => {
  const possible = PaymentState.options.flatMap((state) =>
    PAYMENT_ACTIONS.flatMap((action) => {
      const next = paymentStateAfter(state, action);
      return next ? [`${state} ${action} ${next}`] : [];
    }),
  );
  expect(possible).toEqual([
    'UNPAID charge PROCESSING',
    'UNPAID complete COMPLETED',
    'UNPAID void VOID',
    'PROCESSING succeed PAID',
    'PROCESSING fail FAILED',
    'FAILED charge PROCESSING',
    'FAILED complete COMPLETED',
    'FAILED void VOID',
  ]);
});

it.each([
  ['UNPAID', '2026-12-28', true],
  ['FAILED', '2026-12-28', true],
  ['FAILED', '2026-12-27', false],
  ['PROCESSING', '2026-12-28', false],
  ['PAID', '2026-12-28', false],
  ['COMPLETED', '2026-12-28', false],
  ['VOID', '2026-12-28', false],
] as const)('isOverdue: a payment in state %s that is due on 2026-12-27, on %s: %s (R-24.43)', (state, today, expected) =>
  expect(isOverdue({ state, dueOn: '2026-12-27' }, today)).toBe(expected),
);
