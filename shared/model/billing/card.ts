import * as z from 'zod';

/** A saved card, as far as the product knows it: its number never reaches the product. */
export const Card = z.object({
  /** As Stripe names it, such as `visa`. */
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
});
export type Card = z.infer<typeof Card>;

/** Why a card was not charged. What banks say in more detail is not told to customers. */
export const ChargeFailure = z.enum(['no-card', 'declined', 'insufficient-funds', 'expired-card', 'authentication-required', 'error']);
export type ChargeFailure = z.infer<typeof ChargeFailure>;

/** What Stripe has charged and the payments do not show, or the other way round. */
export const CardDifference = z.enum(['charged-but-not-paid', 'charged-twice', 'refunded', 'unknown-charge']);
export type CardDifference = z.infer<typeof CardDifference>;

/** What became of the attempts to charge a card for a payment. */
export const ChargeStatus = z.object({
  attempts: z.int(),
  /** Of the last attempt; `null` unless it failed. */
  failure: ChargeFailure.nullable(),
  /** The day of the next automatic attempt; `null` if there is none. */
  retryOn: z.string().nullable(),
});
export type ChargeStatus = z.infer<typeof ChargeStatus>;
