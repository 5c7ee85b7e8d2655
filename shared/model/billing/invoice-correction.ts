import * as z from 'zod';
import { requiredName, requiredText, wholeNumber } from '#shared/model/fields.ts';
import { PAYMENT_REASON_MAX, TEXT_MAX, YEN_MAX } from '#shared/model/limits.ts';

/** The most lines of an invoice that can be corrected. */
const LINES_MAX = 100;
const QUANTITY_MAX = 1_000_000;

/**
 * The content of the invoice that replaces another invoice: the recipient, and the figures of each line, in the order of the lines. A
 * quantity of 0 removes the line. `correctionFaults` states which lines have a negative price.
 */
export const InvoiceCorrection = z.strictObject({
  companyName: requiredName(TEXT_MAX.line),
  contactName: requiredName(TEXT_MAX.line),
  lines: z.array(z.strictObject({ quantity: wholeNumber(0, QUANTITY_MAX), unitPrice: wholeNumber(-YEN_MAX, YEN_MAX) })).max(LINES_MAX),
  reason: requiredText(PAYMENT_REASON_MAX),
});
export type InvoiceCorrection = z.infer<typeof InvoiceCorrection>;
