import * as z from 'zod';
import { email, instant, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';

/** The maximum number of recipients of an account. */
export const BILLING_RECIPIENTS_MAX = 5;

/** `waiting`: the address has not answered. Only a `confirmed` address receives e-mails about invoices. */
const RecipientState = z.enum(['waiting', 'confirmed', 'refused']);

/** An address without a login that receives the e-mails about the invoices of an account. */
export const BillingRecipient = z.object({
  id: ulid(),
  email: z.string(),
  /** The language of its e-mails. */
  language: Language,
  state: RecipientState,
  /** When the address was added or has answered. */
  at: instant(),
});
export type BillingRecipient = z.infer<typeof BillingRecipient>;

export const NewBillingRecipient = z.strictObject({ email: email(), language: Language });
export type NewBillingRecipient = z.infer<typeof NewBillingRecipient>;
