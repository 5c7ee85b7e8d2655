import * as z from 'zod';
import { Issuer } from '#shared/model/billing/billing-settings.ts';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import { InvoiceNumber, Recipient } from '#shared/model/billing/invoice.ts';
import { PaymentMethod } from '#shared/model/billing/payment.ts';
import { day, requiredText, ruleIssue, text, wholeNumber } from '#shared/model/fields.ts';
import { PAYMENT_REASON_MAX, YEN_MAX } from '#shared/model/limits.ts';

/** `R`, year and month of issue, and the position among all credit notes that the issuer has issued in that year. */
export const CreditNoteNumber = z.string().regex(/^R\d{4}-\d{2}-\d{6}$/u);

/**
 * A credit note (適格返還請求書, R-22.132): the whole or a part of an invoice is credited. It never changes. Amounts are positive, for each tax
 * rate of the invoice.
 */
export const CreditNote = InvoiceTotals.extend({
  number: CreditNoteNumber,
  /** The invoice that is credited, its day of issue and its month. */
  invoiceNumber: InvoiceNumber,
  invoiceIssuedOn: z.string(),
  month: Month,
  issuerId: z.string(),
  accountId: z.string(),
  /** The day of the credit and of its issue, in Japanese time. */
  issuedOn: z.string(),
  issuer: Issuer,
  recipient: Recipient,
  /** What is credited and why, as the note states it. */
  reason: z.string(),
});
export type CreditNote = z.infer<typeof CreditNote>;

const RATES_MAX = 10;
const RATE_MAX = 100;

/** A credit of an invoice, tax included, for each tax rate. */
export const CreditInput = z.strictObject({
  reason: requiredText(PAYMENT_REASON_MAX),
  amounts: z
    .array(z.strictObject({ taxRate: wholeNumber(0, RATE_MAX), amount: wholeNumber(0, YEN_MAX) }))
    .min(1)
    .max(RATES_MAX)
    .refine((all) => new Set(all.map(({ taxRate }) => taxRate)).size === all.length, ruleIssue('invalid')),
  /** What was credited before, as the client showed it: a repeated request or one that is based on an earlier state is refused. */
  credited: wholeNumber(0, YEN_MAX),
});
export type CreditInput = z.infer<typeof CreditInput>;

/** A refund of what was paid beyond what is due: to the card that was charged, or by a transfer that the operator has made. */
export const RefundInput = z.strictObject({
  method: PaymentMethod.default('bank-transfer'),
  amount: wholeNumber(1, YEN_MAX),
  /** The day of the transfer; `null` for a card, which is refunded at once. */
  paidOn: day().nullable().default(null),
  note: text(PAYMENT_REASON_MAX).default(''),
  /** What was to be paid back, as the client showed it: a repeated request or one that is based on an earlier state is refused. */
  excess: wholeNumber(0, YEN_MAX),
});
export type RefundInput = z.infer<typeof RefundInput>;
