import { holdDunning, resumeDunning } from '#functions/billing/api/dunning/hold-dunning.ts';
import { getDunning, previewDunningMail, setDunning } from '#functions/billing/api/dunning/dunning-settings.ts';
import { exportJournal, getAccounting, getSales, setAccounting } from '#functions/billing/api/payments/accounting.ts';
import { matchFile } from '#functions/billing/api/bank/match-file.ts';
import { receiveTransfers } from '#functions/billing/api/bank/receive-transfers.ts';
import { completePayment } from '#functions/billing/api/ledger/complete-payment.ts';
import { creditInvoice } from '#functions/billing/api/ledger/credit-invoice.ts';
import { listCreditNotes, listEntries } from '#functions/billing/api/ledger/list-entries.ts';
import { recordReceipts } from '#functions/billing/api/ledger/record-receipts.ts';
import { refundPayment } from '#functions/billing/api/ledger/refund-payment.ts';
import { reverseEntry } from '#functions/billing/api/ledger/reverse-entry.ts';
import { getApplicationForm, getEstimateApplication } from '#functions/billing/api/application/get-application-form.ts';
import { decideEstimate, sendEstimate } from '#functions/billing/api/estimates/change-estimate.ts';
import { issueEstimate } from '#functions/billing/api/estimates/issue-estimate.ts';
import { getEstimate, getEstimateDocument, getLinkedEstimate, listEstimates } from '#functions/billing/api/estimates/read-estimates.ts';
import { issueInvoice } from '#functions/billing/api/manual/issue-invoice.ts';
import { addLine, listLines, removeLine } from '#functions/billing/api/manual/pending-lines.ts';
import { getBillingData, setBillingData, setOwnBillingData } from '#functions/billing/api/data/billing-data.ts';
import { getCard, openCheckout, removeCardOf, saveCardOf } from '#functions/billing/api/payments/card.ts';
import { chargePayment, payPayment, refreshPayment } from '#functions/billing/api/payments/charge-payment.ts';
import { generatePictureUrl, getBillingSettings, setBillingSettings } from '#functions/billing/api/payments/billing-settings.ts';
import { correctInvoice } from '#functions/billing/api/payments/correct-invoice.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { getBill } from '#functions/billing/api/payments/get-bill.ts';
import { getBilledSites } from '#functions/billing/api/payments/get-billed-sites.ts';
import { getCreditNote, getDocument, getDocuments } from '#functions/billing/api/payments/get-documents.ts';
import { exportPayments, listPayments } from '#functions/billing/api/payments/list-payments.ts';
import { getReceivables } from '#functions/billing/api/payments/get-receivables.ts';
import { addRecipient, getRecipients, removeRecipient } from '#functions/billing/api/recipients/own-recipients.ts';
import { voidPayment } from '#functions/billing/api/payments/void-payment.ts';
import { writeLetter } from '#functions/billing/api/payments/write-letter.ts';
import { getReceipt, issueReceipt } from '#functions/billing/api/receipts/issue-receipt.ts';
import { findPayments } from '#functions/billing/services/find-payments.ts';
import { requestedAccount } from '#functions/accounts/services/requested-account.ts';
import { type Locators, locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';

/** Invoices and payments: the use case of every endpoint of the family. */
export const billUseCases = (dependencies: BillDependencies): UseCases<typeof bill> => ({
  list: listPayments(dependencies),
  export: exportPayments(dependencies),
  receivables: getReceivables(dependencies),
  settings: getBillingSettings(dependencies),
  setSettings: setBillingSettings(dependencies),
  pictureUrl: generatePictureUrl(dependencies),
  billingData: getBillingData(dependencies),
  setOwnBillingData: setOwnBillingData(dependencies),
  setBillingData: setBillingData(dependencies),
  card: getCard(dependencies),
  openCheckout: openCheckout(dependencies),
  saveCard: saveCardOf(dependencies),
  removeCard: removeCardOf(dependencies),
  recipients: getRecipients(dependencies),
  addRecipient: addRecipient(dependencies),
  removeRecipient: removeRecipient(dependencies),
  entries: listEntries(dependencies),
  creditNotes: listCreditNotes(dependencies),
  get: getBill(dependencies),
  sites: getBilledSites(dependencies),
  document: getDocument(dependencies),
  creditNote: getCreditNote(dependencies),
  receipt: issueReceipt(dependencies),
  receiptDocument: getReceipt(dependencies),
  documents: getDocuments(dependencies),
  estimates: listEstimates(dependencies),
  issueEstimate: issueEstimate(dependencies),
  estimate: getEstimate(dependencies),
  estimateDocument: getEstimateDocument(dependencies),
  sendEstimate: sendEstimate(dependencies),
  decideEstimate: decideEstimate(dependencies),
  linkedEstimate: getLinkedEstimate(dependencies),
  estimateApplication: getEstimateApplication(dependencies),
  applicationForm: getApplicationForm(dependencies),
  dunning: getDunning(dependencies),
  setDunning: setDunning(dependencies),
  dunningMail: previewDunningMail(dependencies),
  holdDunning: holdDunning(dependencies),
  resumeDunning: resumeDunning(dependencies),
  accounting: getAccounting(dependencies),
  setAccounting: setAccounting(dependencies),
  sales: getSales(dependencies),
  journal: exportJournal(dependencies),
  credit: creditInvoice(dependencies),
  refund: refundPayment(dependencies),
  charge: chargePayment(dependencies),
  pay: payPayment(dependencies),
  refresh: refreshPayment(dependencies),
  issue: issueInvoice(dependencies),
  lines: listLines(dependencies),
  addLine: addLine(dependencies),
  removeLine: removeLine(dependencies),
  complete: completePayment(dependencies),
  receive: recordReceipts(dependencies),
  matchTransfers: matchFile(dependencies),
  receiveTransfers: receiveTransfers(dependencies),
  reverse: reverseEntry(dependencies),
  correct: correctInvoice(dependencies),
  letter: writeLetter(dependencies),
  void: voidPayment(dependencies),
});

/** Returns how the endpoints find the payment or the account that a request names. */
export const billLocators = ({ payments, accounts }: Pick<BillDependencies, 'payments' | 'accounts'>): Locators<typeof bill> => ({
  ...locatorsByParam(bill, 'number', (number, { scope }) => payments.find(scope, number)),
  billingData: ({ query: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  setBillingData: ({ params: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  applicationForm: ({ query: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  issue: ({ body: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  lines: ({ query: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  addLine: ({ body: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  removeLine: ({ params: { accountId } }, caller) => requestedAccount({ accounts }, caller, accountId),
  receive: ({ body: { allocations } }, { scope }) =>
    findPayments(
      payments,
      scope,
      allocations.map(({ number }) => number),
    ),
  receiveTransfers: ({ body: { transfers } }, { scope }) =>
    findPayments(
      payments,
      scope,
      transfers.flatMap(({ allocations }) => allocations.map(({ number }) => number)),
    ),
  documents: ({ body: { numbers } }, { scope }) => findPayments(payments, scope, numbers),
});
