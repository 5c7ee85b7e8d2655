import { expect, it } from 'vitest';
import { PaymentState } from '#shared/model/billing/payment.ts';
import { PAYMENT_ACTIONS, paymentStateAfter } from '#shared/rules/billing/payment-state.ts';

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
