import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { BillingLetter } from '#shared/model/billing/billing-letter.ts';
import { BillingSettings, IssuerPictures } from '#shared/model/billing/billing-settings.ts';
import { CreditInput, RefundInput } from '#shared/model/billing/credit-note.ts';
import { Dunning } from '#shared/model/billing/dunning.ts';
import { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import { Invoice } from '#shared/model/billing/invoice.ts';
import { LedgerEntry } from '#shared/model/billing/ledger.ts';
import { Payment, PaymentGroup, PaymentState } from '#shared/model/billing/payment.ts';
import { IssuedReceipt } from '#shared/model/billing/receipt.ts';
import { Receivables } from '#shared/model/billing/receivables.ts';
import { day, instant, requiredText, text, wholeNumber } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { PictureRequest } from '#shared/model/media/media.ts';
import { PAYMENT_REASON_MAX, YEN_MAX } from '#shared/model/limits.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';
import { Upload } from '#shared/api-contract/endpoints/media.ts';
import { estimateEndpoints } from '#shared/api-contract/endpoints/billing/estimates.ts';
import { dunningEndpoints } from '#shared/api-contract/endpoints/billing/dunning.ts';
import { billingDataEndpoints } from '#shared/api-contract/endpoints/billing/billing-data.ts';
import { cardEndpoints } from '#shared/api-contract/endpoints/billing/card.ts';
import { recipientEndpoints } from '#shared/api-contract/endpoints/billing/recipients.ts';
import { entryEndpoints, ShownNote } from '#shared/api-contract/endpoints/billing/entries.ts';
import { documentEndpoints } from '#shared/api-contract/endpoints/billing/documents.ts';
import { accountingEndpoints } from '#shared/api-contract/endpoints/billing/accounting.ts';
import { manualInvoiceEndpoints } from '#shared/api-contract/endpoints/billing/manual-invoices.ts';
import { bankTransferEndpoints } from '#shared/api-contract/endpoints/billing/bank-transfers.ts';
import { month, amount, numbered, ACCOUNT_ID_MAX, reason, allocations } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

const filters = {
  /** First and last month of issue, both inclusive. */
  from: month().optional(),
  to: month().optional(),
  state: PaymentState.optional(),
  group: PaymentGroup.optional(),
  /** The account that is billed. */
  account: z.string().max(ACCOUNT_ID_MAX).optional(),
  /** Part of the company name or of the number, or the total, the day of issue or the due day. */
  keyword: z.string().max(50).optional(),
  /** Bounds of the total in yen, both inclusive. */
  minTotal: amount().optional(),
  maxTotal: amount().optional(),
  cursor: z.string().max(500).optional(),
};

/** Maximum length of the id of an entry. */
const ENTRY_ID_MAX = 40;

/** A payment with what remains to be paid, in yen; missing only in answers of an earlier version. */
const BalancedPayment = Payment.extend({ open: z.int().exactOptional() });
const NUMBERED = { params: numbered, status: 200, response: z.object({ payment: Payment }) } as const;

/** Invoices and their payments. */
export const bill = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/bill',
    summary: 'Payments that the caller’s account issued or has to pay, newest first',
    access: { by: 'console', action: 'payment:read' },
    open: { scope: 'billing:read' },
    status: 200,
    query: z.strictObject({
      ...filters,
      /** Only invoices that were issued or whose payment has changed at this time or later. */
      changedSince: instant().optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    response: z.object({ payments: z.array(BalancedPayment), nextCursor: z.string().nullable() }),
  },
  export: {
    method: 'GET',
    path: '/bill/export',
    summary: 'One page of the payments as CSV or as cells of a workbook; the first page begins with the headings',
    access: { by: 'console', action: 'payment:read' },
    status: 200,
    query: z.strictObject({ ...filters, language: Language, format: exportFormat() }),
    response: ExportedPage,
  },
  receivables: {
    method: 'GET',
    path: '/bill/receivables',
    summary: 'One page of what accounts have to pay, by age, and of what was received in this month; all pages have to be added up',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ cursor: filters.cursor }),
    status: 200,
    response: z.object({ receivables: Receivables, nextCursor: z.string().nullable() }),
  },
  settings: {
    method: 'GET',
    path: '/bill/settings',
    summary: 'Who issues invoices and how they are paid; `null` until it is entered. Nothing is invoiced before',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    response: z.object({ settings: BillingSettings.nullable(), version: z.int(), pictures: IssuerPictures.optional() }),
  },
  setSettings: {
    method: 'PUT',
    path: '/bill/settings',
    summary:
      'Replaces the billing settings; without `logo` or `seal` the present picture is kept. Issued invoices keep the details they were issued with',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({ settings: BillingSettings, version: z.int().min(0) }),
    response: z.object({ settings: BillingSettings, version: z.int(), pictures: IssuerPictures.optional() }),
    errors: ['version-conflict'],
  },
  pictureUrl: {
    method: 'POST',
    path: '/bill/settings/generate-url',
    summary: 'A signed URL to upload the logo or the seal of the issuer; after the upload, call `media.complete`',
    access: { by: 'console', action: 'payment:settle' },
    status: 201,
    body: z.strictObject({ file: PictureRequest }),
    response: z.object({ upload: Upload }),
  },
  ...dunningEndpoints,
  ...estimateEndpoints,
  ...billingDataEndpoints,
  ...cardEndpoints,
  ...recipientEndpoints,
  ...entryEndpoints,
  get: {
    method: 'GET',
    path: '/bill/{number}',
    summary: 'An invoice with its payment, the entries of its ledger and its credit notes, oldest first',
    access: { by: 'console', action: 'payment:read' },
    open: { scope: 'billing:read' },
    params: numbered,
    status: 200,
    response: z.object({
      invoice: Invoice.omit({ issuerId: true }),
      payment: BalancedPayment,
      entries: z.array(LedgerEntry),
      creditNotes: z.array(ShownNote),
      /** The steps of dunning; missing for readers that did not issue the invoice. */
      dunning: Dunning.exactOptional(),
      /** The receipts that were issued for the invoice. */
      receipts: z.array(IssuedReceipt),
    }),
  },
  sites: {
    method: 'GET',
    path: '/bill/{number}/sites',
    summary: 'The sites whose page views an invoice bills, most viewed first',
    access: { by: 'console', action: 'payment:read' },
    params: numbered,
    status: 200,
    response: z.object({ sites: z.array(z.object({ siteId: z.string(), siteName: z.string(), views: z.int() })) }),
  },
  ...documentEndpoints,
  ...accountingEndpoints,
  ...manualInvoiceEndpoints,
  complete: {
    method: 'POST',
    path: '/bill/{number}/complete',
    summary: 'Closes a payment: records what was received, and writes off the rest. Counter-entries can take both back',
    access: { by: 'console', action: 'payment:settle' },
    ...NUMBERED,
    body: z.strictObject({ reason: reason(), receivedOn: day(), receivedAmount: wholeNumber(0, YEN_MAX) }),
    errors: ['transition-refused'],
  },
  receive: {
    method: 'POST',
    path: '/bill/receipts',
    summary: 'Records money that an account has paid for one or several of its invoices; what it does not cover remains open',
    access: { by: 'console', action: 'payment:settle' },
    open: { scope: 'billing:write', needsIdempotencyKey: true },
    status: 201,
    body: z.strictObject({ receivedOn: day(), note: text(PAYMENT_REASON_MAX).default(''), allocations: allocations() }),
    response: z.object({ payments: z.array(BalancedPayment) }),
    errors: ['transition-refused'],
  },
  ...bankTransferEndpoints,
  reverse: {
    method: 'POST',
    path: '/bill/{number}/reverse',
    summary: 'Takes a wrong entry of the ledger back by a counter-entry',
    access: { by: 'console', action: 'payment:settle' },
    ...NUMBERED,
    body: z.strictObject({ entryId: requiredText(ENTRY_ID_MAX), reason: reason() }),
    errors: ['transition-refused'],
  },
  credit: {
    method: 'POST',
    path: '/bill/{number}/credit',
    summary: 'Issues a credit note for an invoice: its amount is no longer due. What was paid beyond what remains due is to be paid back',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 201,
    body: CreditInput,
    response: z.object({ payment: Payment, creditNote: ShownNote }),
    errors: ['transition-refused'],
  },
  refund: {
    method: 'POST',
    path: '/bill/{number}/refund',
    summary: 'Pays back what was paid beyond what is due of an invoice: to the card that was charged, or by a transfer that is recorded',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 201,
    body: RefundInput,
    response: z.object({ payment: Payment }),
    errors: ['transition-refused'],
  },
  charge: {
    method: 'POST',
    path: '/bill/{number}/charge',
    summary: 'Charges the card of a failed payment once more',
    access: { by: 'console', action: 'payment:settle' },
    ...NUMBERED,
    errors: ['transition-refused', 'card-missing'],
  },
  pay: {
    method: 'POST',
    path: '/bill/{number}/pay',
    summary:
      'Pays a failed payment or an open transfer with the card of the caller’s account, or continues. `url`: where its holder authenticates',
    access: { by: 'console', action: 'payment:pay' },
    params: numbered,
    status: 200,
    response: z.object({ payment: Payment, url: z.string().nullable() }),
    errors: ['transition-refused', 'card-missing'],
  },
  refresh: {
    method: 'POST',
    path: '/bill/{number}/refresh',
    summary: 'Asks Stripe what became of a payment by card that is being processed',
    access: { by: 'console', action: 'payment:pay' },
    ...NUMBERED,
  },
  correct: {
    method: 'POST',
    path: '/bill/{number}/correct',
    summary: 'Corrects an unpaid invoice: a credit takes it back, and another invoice replaces it unless nothing remains to be paid',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 201,
    body: InvoiceCorrection,
    /** The numbers of the credit and of the reissued invoice. */
    response: z.object({ credit: z.string(), reissue: z.string().nullable() }),
    errors: ['transition-refused'],
  },
  letter: {
    method: 'POST',
    path: '/bill/{number}/letter',
    summary: 'Writes an e-mail about an invoice to the contacts of the account that it bills; they answer to the login that wrote',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 202,
    body: BillingLetter,
    response: z.object({ recipients: z.int() }),
  },
  void: {
    method: 'POST',
    path: '/bill/{number}/void',
    summary: 'Voids a payment that will not be made: irreversible. The invoice itself stays',
    access: { by: 'console', action: 'payment:settle' },
    ...NUMBERED,
    body: z.strictObject({ reason: reason() }),
    errors: ['transition-refused'],
  },
});
