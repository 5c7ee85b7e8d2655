import * as z from 'zod';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { Issuer } from '#shared/model/billing/billing-settings.ts';
import { InvoiceLine, InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import { PaymentMethod } from '#shared/model/billing/payment.ts';

/** Year and month of issue, and the position among all invoices that the issuer has issued in that year. */
export const InvoiceNumber = z.string().regex(/^\d{4}-\d{2}-\d{6}$/u);

/** The kind of an invoice. `credit`: cancels another invoice; `reissue`: replaces another invoice. */
const InvoiceKind = z.enum(['invoice', 'credit', 'reissue']);

/** To whom a document is addressed. */
export const Recipient = z.object({
  companyName: z.string(),
  contactName: z.string(),
  /** Department and billing address, if the account has entered them. */
  department: z.string().optional(),
  address: z.string().optional(),
});
export type Recipient = z.infer<typeof Recipient>;

/** An issued invoice. It never changes: corrections are further invoices that refer to it. */
export const Invoice = InvoiceTotals.extend({
  number: InvoiceNumber,
  kind: InvoiceKind,
  /** The invoice that this credit or reissue corrects. */
  corrects: InvoiceNumber.nullable(),
  issuerId: z.string(),
  accountId: z.string(),
  /** The month that began when the invoice was issued. */
  month: Month,
  /** The day of issue and the due day, in Japanese time. */
  issuedOn: z.string(),
  dueOn: z.string(),
  issuer: Issuer,
  recipient: Recipient,
  method: PaymentMethod,
  lines: z.array(InvoiceLine),
  /** What the operator noted on a manual invoice; absent on others. */
  note: z.string().optional(),
});
export type Invoice = z.infer<typeof Invoice>;
