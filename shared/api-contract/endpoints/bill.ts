import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { AccountingProgram, AccountingSettings, JournalEncoding, SalesSummary } from '#shared/model/billing/accounting.ts';
import { BANK_FILE_MAX, BankLineFault, MatchedTransfer, TRANSFERS_PER_REQUEST } from '#shared/model/billing/bank-transfer.ts';
import { BillingData } from '#shared/model/billing/billing-data.ts';
import { BillingSettings } from '#shared/model/billing/billing-settings.ts';
import { BillingRecipient, NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { Card } from '#shared/model/billing/card.ts';
import { CreditInput, CreditNote, CreditNoteNumber, RefundInput } from '#shared/model/billing/credit-note.ts';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { DOCUMENTS_PER_ZIP } from '#shared/model/billing/invoice-document.ts';
import { Dunning, DunningHold, DunningMail, DunningSettings, DunningSteps } from '#shared/model/billing/dunning.ts';
import { Invoice, InvoiceNumber } from '#shared/model/billing/invoice.ts';
import { InvoiceCorrection } from '#shared/model/billing/invoice-correction.ts';
import { ClientId, FreeLine, ManualInvoice, PendingLine } from '#shared/model/billing/manual-invoice.ts';
import { LedgerEntry, RECEIPT_INVOICES_MAX } from '#shared/model/billing/ledger.ts';
import { BillingLetter } from '#shared/model/billing/billing-letter.ts';
import { Payment, PaymentGroup, PaymentState } from '#shared/model/billing/payment.ts';
import { IssuedReceipt, receiptEntryId, ReceiptInput } from '#shared/model/billing/receipt.ts';
import { Receivables } from '#shared/model/billing/receivables.ts';
import { day, requiredText, ruleIssue, text, ulid, wholeNumber } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { PAYMENT_REASON_MAX, YEN_MAX } from '#shared/model/limits.ts';
import { exportFormat, ExportedPage } from '#shared/model/table-cell.ts';

const month = () => z.string().refine((value) => Month.safeParse(value).success, ruleIssue('invalid-date'));
const amount = () => z.coerce.number().int().min(-YEN_MAX).max(YEN_MAX);
const numbered = z.strictObject({ number: z.string().refine((value) => InvoiceNumber.safeParse(value).success, ruleIssue('invalid')) });

/** Maximum length of the id of an account; ids are shorter. */
const ACCOUNT_ID_MAX = 64;
const accountId = () => requiredText(ACCOUNT_ID_MAX);
const RECIPIENT = {
  status: 200,
  /** `isAvailable`: whether the operator bills the account. */
  response: z.object({ data: BillingData, version: z.int(), isAvailable: z.boolean() }),
} as const;
const recipientBody = z.strictObject({ data: BillingData, version: z.int().min(0) });
const LINES = { status: 200, response: z.object({ lines: z.array(PendingLine) }) } as const;

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

const ArchivedDocument = z.object({ url: z.string(), fileName: z.string(), sha256: z.string(), bytes: z.int() });
/** Maximum length of a file of a bank in base64. */
const BANK_FILE_BASE64_MAX = Math.ceil(BANK_FILE_MAX.bytes / 3) * 4;

/** Maximum length of a session id; ids of Stripe are shorter. */
const SESSION_ID_MAX = 255;

/** Maximum length of the id of an entry. */
const ENTRY_ID_MAX = 40;

const reason = () => requiredText(PAYMENT_REASON_MAX);
const ShownNote = CreditNote.omit({ issuerId: true });
/** How much each of several invoices of an account gets. */
const allocations = () =>
  z
    .array(
      z.strictObject({
        ...numbered.shape,
        amount: wholeNumber(1, YEN_MAX),
        /** The open amount that the client showed: a repeated request or one that is based on an earlier state is refused. */
        open: wholeNumber(0, YEN_MAX).optional(),
      }),
    )
    .min(1)
    .max(RECEIPT_INVOICES_MAX)
    .refine((all) => new Set(all.map(({ number }) => number)).size === all.length, ruleIssue('invalid'));
const OfRecipients = z.object({ recipients: z.array(BillingRecipient) });
const NUMBERED = { params: numbered, status: 200, response: z.object({ payment: Payment }) } as const;

/** Invoices and their payments. */
export const bill = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/bill',
    summary: 'Payments that the caller’s account issued or has to pay, newest first',
    access: { by: 'console', action: 'payment:read' },
    status: 200,
    query: z.strictObject({ ...filters, limit: z.coerce.number().int().min(1).max(100).default(50) }),
    response: z.object({ payments: z.array(Payment), nextCursor: z.string().nullable() }),
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
    response: z.object({ settings: BillingSettings.nullable(), version: z.int() }),
  },
  setSettings: {
    method: 'PUT',
    path: '/bill/settings',
    summary: 'Replaces the billing settings. Issued invoices keep the details they were issued with',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({ settings: BillingSettings, version: z.int().min(0) }),
    response: z.object({ settings: BillingSettings, version: z.int() }),
    errors: ['version-conflict'],
  },
  dunning: {
    method: 'GET',
    path: '/bill/dunning',
    summary: 'The steps that follow a payment that is overdue: reminders and a final notice; defaults until they are changed',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    response: z.object({ steps: DunningSteps, version: z.int() }),
  },
  setDunning: {
    method: 'PUT',
    path: '/bill/dunning',
    summary: 'Replaces the steps of dunning. Open invoices follow them from the next morning on; steps that they have passed do not act',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: DunningSettings.extend({ version: z.int().min(0) }),
    response: z.object({ steps: DunningSteps, version: z.int() }),
    errors: ['version-conflict'],
  },
  dunningMail: {
    method: 'GET',
    path: '/bill/dunning/mail',
    summary: 'An e-mail of dunning about a sample invoice, as it is sent',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ mail: DunningMail, language: Language }),
    status: 200,
    response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
  holdDunning: {
    method: 'POST',
    path: '/bill/{number}/dunning/hold',
    summary: 'Holds the steps of dunning of an open invoice through a day, for a reason',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 200,
    body: DunningHold,
    response: z.object({ dunning: Dunning }),
    errors: ['transition-refused'],
  },
  resumeDunning: {
    method: 'POST',
    path: '/bill/{number}/dunning/resume',
    summary: 'Ends the hold of an invoice: its next step acts on the next morning at the earliest',
    access: { by: 'console', action: 'payment:settle' },
    params: numbered,
    status: 200,
    response: z.object({ dunning: Dunning }),
    errors: ['transition-refused'],
  },
  billingData: {
    method: 'GET',
    path: '/bill/billing-data',
    summary: 'To whom the invoices of the caller’s account, or of one that it bills, are addressed',
    access: { by: 'console', action: 'payment:read' },
    query: z.strictObject({ accountId: accountId().optional() }),
    ...RECIPIENT,
  },
  setOwnBillingData: {
    method: 'PUT',
    path: '/bill/billing-data',
    summary: 'Changes to whom the next invoices of the caller’s account are addressed',
    access: { by: 'console', action: 'payment:pay' },
    body: recipientBody,
    ...RECIPIENT,
    errors: ['version-conflict', 'transition-refused'],
  },
  setBillingData: {
    method: 'PUT',
    path: '/bill/billing-data/{accountId}',
    summary: 'Changes to whom the next invoices of an account are addressed',
    access: { by: 'console', action: 'payment:settle' },
    params: z.strictObject({ accountId: accountId() }),
    body: recipientBody,
    ...RECIPIENT,
    errors: ['version-conflict', 'transition-refused'],
  },
  card: {
    method: 'GET',
    path: '/bill/card',
    summary:
      'The card that the caller’s account pays with; `null`: it pays by bank transfer. Only accounts that the operator bills can pay by card',
    access: { by: 'console', action: 'payment:read' },
    status: 200,
    response: z.object({ card: Card.nullable(), isAvailable: z.boolean() }),
  },
  openCheckout: {
    method: 'POST',
    path: '/bill/card/checkout',
    summary: 'Opens a page of Stripe on which a card is saved. It returns to the payment settings of the console',
    access: { by: 'console', action: 'payment:pay' },
    status: 201,
    response: z.object({ url: z.string() }),
  },
  saveCard: {
    method: 'POST',
    path: '/bill/card',
    summary: 'Keeps the card that was saved on the page of Stripe, and replaces the former one',
    access: { by: 'console', action: 'payment:pay' },
    status: 201,
    body: z.strictObject({ sessionId: requiredText(SESSION_ID_MAX) }),
    response: z.object({ card: Card }),
    errors: ['card-missing'],
  },
  removeCard: {
    method: 'DELETE',
    path: '/bill/card',
    summary: 'Removes the card: the next invoices are paid by bank transfer',
    access: { by: 'console', action: 'payment:pay' },
    status: 200,
    response: z.object({ card: z.null() }),
  },
  recipients: {
    method: 'GET',
    path: '/bill/recipients',
    summary: 'The addresses without a login that receive the e-mails about the invoices of the caller’s account',
    access: { by: 'console', action: 'payment:read' },
    status: 200,
    response: z.object({ ...OfRecipients.shape, /** Whether the operator bills the account. */ isAvailable: z.boolean() }),
  },
  addRecipient: {
    method: 'POST',
    path: '/bill/recipients',
    summary: 'Add an address that receives the e-mails about the invoices of the caller’s account; e-mails it a link to confirm',
    access: { by: 'console', action: 'recipient:write' },
    status: 201,
    body: NewBillingRecipient,
    response: OfRecipients,
  },
  removeRecipient: {
    method: 'DELETE',
    path: '/bill/recipients/{recipientId}',
    summary: 'Remove an address that receives the e-mails about the invoices of the caller’s account',
    access: { by: 'console', action: 'recipient:write' },
    status: 200,
    params: z.strictObject({ recipientId: ulid() }),
    response: OfRecipients,
  },
  get: {
    method: 'GET',
    path: '/bill/{number}',
    summary: 'An invoice with its payment, the entries of its ledger and its credit notes, oldest first',
    access: { by: 'console', action: 'payment:read' },
    params: numbered,
    status: 200,
    response: z.object({
      invoice: Invoice.omit({ issuerId: true }),
      payment: Payment,
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
  document: {
    method: 'GET',
    path: '/bill/{number}/document',
    summary: 'A link to the archived PDF of an invoice, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:read' },
    params: numbered,
    query: z.strictObject({ language: Language.default('jp') }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  creditNote: {
    method: 'GET',
    path: '/bill/{number}/credit-notes/{note}/document',
    summary: 'A link to the archived PDF of a credit note of an invoice, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:read' },
    params: z.strictObject({
      ...numbered.shape,
      note: z.string().refine((value) => CreditNoteNumber.safeParse(value).success, ruleIssue('invalid')),
    }),
    query: z.strictObject({ language: Language.default('jp') }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  receipt: {
    method: 'POST',
    path: '/bill/{number}/receipts',
    summary:
      'Issues a copy of a receipt for an entry of the ledger, or for everything that was received; all but the first are marked as reissued',
    access: { by: 'console', action: 'payment:read' },
    params: numbered,
    status: 201,
    body: ReceiptInput,
    response: z.object({ number: z.string(), copy: z.int() }),
    errors: ['transition-refused'],
  },
  receiptDocument: {
    method: 'GET',
    path: '/bill/{number}/receipts/{entryId}/document',
    summary: 'A link to the archived PDF of the latest copy of a receipt, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:read' },
    params: z.strictObject({ ...numbered.shape, entryId: receiptEntryId() }),
    query: z.strictObject({ language: Language.default('jp') }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  documents: {
    method: 'POST',
    path: '/bill/documents',
    summary: 'A link to a ZIP file of the archived PDFs of several invoices, valid for two minutes',
    access: { by: 'console', action: 'payment:read' },
    acting: 'READ',
    status: 200,
    body: z.strictObject({
      numbers: z.array(numbered.shape.number).min(1).max(DOCUMENTS_PER_ZIP),
      language: Language.default('jp'),
    }),
    /** `missing`: numbers of invoices whose PDF is still being made. `url` is `null` if no PDF exists yet. */
    response: z.object({ url: z.string().nullable(), missing: z.array(z.string()) }),
  },
  accounting: {
    method: 'GET',
    path: '/bill/accounting',
    summary: 'The accounts and tax codes of the journal, as the accounting program names them; defaults until they are changed',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    response: z.object({ settings: AccountingSettings, version: z.int() }),
  },
  setAccounting: {
    method: 'PUT',
    path: '/bill/accounting',
    summary: 'Replaces the accounts and tax codes of the journal',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({ settings: AccountingSettings, version: z.int().min(0) }),
    response: z.object({ settings: AccountingSettings, version: z.int() }),
    errors: ['version-conflict'],
  },
  sales: {
    method: 'GET',
    path: '/bill/accounting/sales',
    summary: 'The sales of a month by tax rate, and what was received in it',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ month: month() }),
    status: 200,
    response: z.object({ summary: SalesSummary }),
  },
  journal: {
    method: 'POST',
    path: '/bill/accounting/journal',
    summary: 'A link to the journal of a month for an accounting program, as CSV, valid for two minutes; `null` if nothing is booked',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({ month: month(), program: AccountingProgram, encoding: JournalEncoding.default('utf-8') }),
    /** `missing`: the characters that Shift_JIS does not have, which the file replaces. */
    response: z.object({ url: z.string().nullable(), entries: z.int(), missing: z.array(z.string()) }),
  },
  issue: {
    method: 'POST',
    path: '/bill/invoices',
    summary:
      'Issues an invoice whose lines the operator writes, for one account; a repeated request with the same id issues nothing further',
    access: { by: 'console', action: 'payment:settle' },
    status: 201,
    body: ManualInvoice,
    response: z.object({ number: z.string() }),
    errors: ['transition-refused', 'idempotency-key-reused'],
  },
  lines: {
    method: 'GET',
    path: '/bill/lines',
    summary: 'The lines that the operator keeps for the next monthly invoice of an account',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ accountId: accountId() }),
    ...LINES,
  },
  addLine: {
    method: 'POST',
    path: '/bill/lines',
    summary: 'Keeps a line for the next monthly invoice of an account; a repeated request with the same id keeps nothing further',
    access: { by: 'console', action: 'payment:settle' },
    body: z.strictObject({ accountId: accountId(), id: ClientId, line: FreeLine }),
    ...LINES,
    errors: ['transition-refused'],
  },
  removeLine: {
    method: 'DELETE',
    path: '/bill/lines/{accountId}/{lineId}',
    summary: 'Removes a line before an invoice takes it',
    access: { by: 'console', action: 'payment:settle' },
    params: z.strictObject({ accountId: accountId(), lineId: ClientId }),
    ...LINES,
    errors: ['transition-refused'],
  },
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
    status: 201,
    body: z.strictObject({ receivedOn: day(), note: text(PAYMENT_REASON_MAX).default(''), allocations: allocations() }),
    response: z.object({ payments: z.array(Payment) }),
    errors: ['transition-refused'],
  },
  matchTransfers: {
    method: 'POST',
    path: '/bill/transfers/matches',
    summary: 'Incoming transfers of a file of a bank with the invoices that each may pay. Nothing is stored',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    /** The file in base64: the Zengin format or a CSV export, in Shift_JIS or UTF-8. */
    body: z.strictObject({ file: z.base64().max(BANK_FILE_BASE64_MAX) }),
    /** `isComplete`: whether all open invoices were considered; else only the newest ones. */
    response: z.object({
      transfers: z.array(MatchedTransfer),
      refused: z.array(z.object({ line: z.int(), fault: BankLineFault })),
      isComplete: z.boolean(),
    }),
  },
  receiveTransfers: {
    method: 'POST',
    path: '/bill/transfers',
    summary: 'Records confirmed transfers, each once, and the invoices that they pay',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({
      transfers: z
        .array(
          z.strictObject({
            fingerprint: z.string().refine((value) => /^[\w-]{43}$/.test(value), ruleIssue('invalid')),
            receivedOn: day(),
            payer: text(PAYMENT_REASON_MAX).default(''),
            allocations: allocations(),
          }),
        )
        .min(1)
        .max(TRANSFERS_PER_REQUEST),
    }),
    /** The fingerprints of the recorded transfers, and of those that were recorded before or whose invoices have changed. */
    response: z.object({ received: z.array(z.string()), refused: z.array(z.string()) }),
  },
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
