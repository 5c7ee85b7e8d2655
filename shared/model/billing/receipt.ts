import * as z from 'zod';
import { Issuer } from '#shared/model/billing/billing-settings.ts';
import { InvoiceTotals } from '#shared/model/billing/invoice-line.ts';
import { InvoiceNumber, Recipient } from '#shared/model/billing/invoice.ts';
import { PaymentMethod } from '#shared/model/billing/payment.ts';
import { requiredText, wholeNumber } from '#shared/model/fields.ts';

/** Instead of the id of an entry: the receipt for everything that was received for an invoice. */
export const WHOLE_RECEIPT = 'all';

const RECEIPT_MAX = { purpose: 100, entryId: 40, copies: 1_000 } as const;

/**
 * A receipt (領収書, R-22.122) for money that was received for an invoice, once for each copy. It never changes. The totals are what it pays
 * of the invoice, by tax rate.
 */
export const Receipt = InvoiceTotals.extend({
  /** The number of the invoice, and the position of the entry among its receipts of money; 0 for the receipt of everything. */
  number: z.string(),
  invoiceNumber: InvoiceNumber,
  issuerId: z.string(),
  accountId: z.string(),
  /** The entry in the ledger of the invoice, or `WHOLE_RECEIPT`. */
  entryId: z.string(),
  /** 0 for the original; others are marked as reissued. */
  copy: z.int(),
  issuedOn: z.string(),
  /** The day on which the money arrived, the last one of several. */
  receivedOn: z.string(),
  issuer: Issuer,
  recipient: Recipient,
  /** What was paid for (但し書き). */
  purpose: z.string(),
  methods: z.array(PaymentMethod),
  /** What was received, in yen, and how much of it exceeds the invoice. */
  amount: z.int(),
  excess: z.int(),
});
export type Receipt = z.infer<typeof Receipt>;

/** How many copies of a receipt were issued. */
export const IssuedReceipt = z.object({ entryId: z.string(), copies: z.int() });
export type IssuedReceipt = z.infer<typeof IssuedReceipt>;

export const receiptEntryId = () => requiredText(RECEIPT_MAX.entryId);

/** A request for a copy of a receipt. */
export const ReceiptInput = z.strictObject({
  entryId: receiptEntryId(),
  purpose: requiredText(RECEIPT_MAX.purpose),
  /** The number of copies, as the client showed it: a repeated request issues no further copy. */
  copies: wholeNumber(0, RECEIPT_MAX.copies),
});
export type ReceiptInput = z.infer<typeof ReceiptInput>;
