import type { Payment, PaymentState } from '#shared/model/billing/payment.ts';

/** The actions on a payment. The operator performs `complete` and `void`; the others result from charging a card. */
export const PAYMENT_ACTIONS = ['charge', 'succeed', 'fail', 'complete', 'void'] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/**
 * The states in which an action is allowed, and the resulting state. PAID, COMPLETED and VOID are final. After a failed charge,
 * the card can be charged again.
 */
const TRANSITIONS: Readonly<Record<PaymentAction, { from: readonly PaymentState[]; to: PaymentState }>> = {
  charge: { from: ['UNPAID', 'FAILED'], to: 'PROCESSING' },
  succeed: { from: ['PROCESSING'], to: 'PAID' },
  fail: { from: ['PROCESSING'], to: 'FAILED' },
  complete: { from: ['UNPAID', 'FAILED'], to: 'COMPLETED' },
  void: { from: ['UNPAID', 'FAILED'], to: 'VOID' },
};

/** Whether the operator voided a payment or corrected its invoice. The payment of a credit is VOID from the beginning. */
export const isVoided = ({ state, settlement }: Pick<Payment, 'state' | 'settlement'>): boolean => state === 'VOID' && settlement !== null;

/** Returns the state of a payment after an action; `undefined` if its state does not allow the action. */
export const paymentStateAfter = (state: PaymentState, action: PaymentAction): PaymentState | undefined =>
  TRANSITIONS[action].from.includes(state) ? TRANSITIONS[action].to : undefined;
