import { billLocators, billUseCases } from '#functions/billing/api/payments/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { accountingSettingsStore } from '#functions/billing/store/accounting-settings-store.ts';
import { bankTransferStore } from '#functions/billing/store/bank-transfer-store.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { dunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import { dunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { journalStore } from '#functions/billing/store/journal-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { billingDataStore } from '#functions/billing/store/billing-data-store.ts';
import { freeLineStore } from '#functions/billing/store/free-line-store.ts';
import { manualInvoiceStore } from '#functions/billing/store/manual-invoice-store.ts';
import { estimateStore } from '#functions/billing/store/estimate-store.ts';
import { applicationFormStore } from '#functions/billing/store/application-form-store.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { receiptStore } from '#functions/billing/store/receipt-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { receivablesStore } from '#functions/billing/store/receivables-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { invoicesBucket, mediaBucket, requireVariable } from '#functions/platform/wiring/base.ts';
import { cardDependencies } from '#functions/billing/wiring/cards.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
/** The dependencies of the HTTP functions that bundle the Stripe SDK. */
const dependencies: BillDependencies & OpenHttpDependencies = withHttp(env, ({ table, accounts, secrets }) => ({
  ...openApi({ table, accounts }),
  ...cardDependencies(env, table, secrets),
  attempts: attemptStore(table, systemClock),
  payments: paymentStore(table),
  receivables: receivablesStore(table),
  receipts: receiptStore(table),
  applicationForms: applicationFormStore(table),
  plans: planStore(table),
  legal: legalStore(table),
  estimates: estimateStore(table, systemIds, systemClock),
  billingData: billingDataStore(table),
  freeLines: freeLineStore(table),
  manualInvoices: manualInvoiceStore(table, systemClock),
  bankTransfers: bankTransferStore(table),
  accounting: accountingSettingsStore(table),
  journal: journalStore(table),
  ledger: ledgerStore(table, systemClock),
  creditNotes: creditNoteStore(table, systemClock),
  dunning: dunningStore(table, systemClock),
  dunningSettings: dunningSettingsStore(table, systemClock),
  settings: billingSettingsStore(table),
  documents: invoiceDocumentStore(table),
  pageViews: pageViewStore(table, systemClock),
  archive: invoicesBucket(env),
  exportFiles: mediaBucket(env),
  media: mediaStore(table, systemClock),
  files: mediaBucket(env),
  imageMaxMb: readImageMaxMb(env),
  consoleOrigin: requireVariable(env, 'consoleOrigin'),
}));
export const handler = serve(bill, billUseCases(dependencies), { ...dependencies, locators: billLocators(dependencies) });
