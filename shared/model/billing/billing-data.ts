import * as z from 'zod';
import { longText, text } from '#shared/model/fields.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';

const POSTAL_CODE_MAX = 10;

/** How an account gets its invoices: the e-mail contains a link, or also the PDF. */
export const InvoiceDelivery = z.enum(['link', 'attachment']);
export type InvoiceDelivery = z.infer<typeof InvoiceDelivery>;

/** To whom the invoices of an account are addressed, beside its company name. Every part may be empty. */
export const BillingData = z.strictObject({
  department: text(TEXT_MAX.line),
  /** The person in charge; empty for the contact of the account. */
  contactName: text(TEXT_MAX.line),
  postalCode: text(POSTAL_CODE_MAX),
  address: longText(TEXT_MAX.textarea),
  delivery: InvoiceDelivery,
});
export type BillingData = z.infer<typeof BillingData>;

export const NO_BILLING_DATA: BillingData = { department: '', contactName: '', postalCode: '', address: '', delivery: 'link' };
