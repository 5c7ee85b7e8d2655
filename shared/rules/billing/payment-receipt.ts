import type { Payment } from '#shared/model/billing/payment.ts';

/**
 * Returns the day on which the money of a payment was received: the day that the operator confirmed, or that of the charge of the card.
 * `null` if none was received, or if an earlier version, which stored no day, charged the card.
 */
export const receivedOn = ({ state, settlement, charge }: Pick<Payment, 'state' | 'settlement' | 'charge'>): string | null =>
  settlement?.receivedOn ?? (state === 'PAID' ? (charge?.paidOn ?? null) : null);

/**
 * Returns the received yen less what was paid back, also while a part is open; `null` if nothing was recorded. Of payments that an earlier
 * version stored without a ledger: the amount that the operator confirmed, or the charged total.
 */
export const receivedAmount = ({
  state,
  settlement,
  total,
  ledger,
}: Pick<Payment, 'state' | 'settlement' | 'total' | 'ledger'>): number | null =>
  ledger?.received ?? settlement?.receivedAmount ?? (state === 'PAID' ? total : null);
