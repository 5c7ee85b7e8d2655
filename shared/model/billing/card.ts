import * as z from 'zod';

/** A saved card, without its number, which the product never receives. */
export const Card = z.object({
  /** Stripe's name of the brand, such as `visa`. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type Card = z.infer<typeof Card>;

/** Why a card was not charged. More detailed reasons of banks are not shown to customers. */
export const ChargeFailure = z.enum(['no-card', 'declined', 'insufficient-funds', 'expired-card', 'authentication-required', 'error']);
export type ChargeFailure = z.infer<typeof ChargeFailure>;

/** A difference between charges at Stripe and payments of the product. */
export const CardDifference = z.enum(['charged-but-not-paid', 'charged-twice', 'refunded', 'unknown-charge']);
export type CardDifference = z.infer<typeof CardDifference>;

/** The result of the attempts to charge a card for a payment. */
export const ChargeStatus = z.object({
  attempts: z.int(),
  /** The reason why the last attempt failed; `null` if it did not fail. */
  failure: ChargeFailure.nullable(),
  /** The day of the next automatic attempt; `null` if there is none. */
  retryOn: z.string().nullable(),
  /** The day on which the card was charged; absent until then, and if an earlier version charged it. */
  paidOn: z.string().optional(),
});
export type ChargeStatus = z.infer<typeof ChargeStatus>;
