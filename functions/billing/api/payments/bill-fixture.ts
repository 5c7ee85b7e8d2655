import { accountStore } from '#functions/accounts/store/account-store.ts';
import type { BillDependencies } from '#functions/billing/api/payments/dependencies.ts';
import type { CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import { accountingSettingsStore } from '#functions/billing/store/accounting-settings-store.ts';
import { bankTransferStore } from '#functions/billing/store/bank-transfer-store.ts';
import { billingDataStore } from '#functions/billing/store/billing-data-store.ts';
import { billingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import { cardStore } from '#functions/billing/store/card-store.ts';
import { chargeStore } from '#functions/billing/store/charge-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { freeLineStore } from '#functions/billing/store/free-line-store.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { journalStore } from '#functions/billing/store/journal-store.ts';
import { ledgerStore } from '#functions/billing/store/ledger/ledger-store.ts';
import { manualInvoiceStore } from '#functions/billing/store/manual-invoice-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { receiptStore } from '#functions/billing/store/receipt-store.ts';
import { receivablesStore } from '#functions/billing/store/receivables-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { dunningStores } from '#test/support/billing/dunning-stores.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { stripeGateway } from '#functions/platform/gateways/card-gateway.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { STRIPE_KEYS } from '#test/support/billing/stripe.ts';
import type { StorageBucket } from '#test/support/media/storage-bucket.ts';

/** The dependencies of the endpoints of invoices. No payment is by card, which `card.integration.test.ts` covers. */
export const billDependencies = (table: Table, storage: StorageBucket, clock: Clock): BillDependencies => ({
  accounts: accountStore(table),
  attempts: attemptStore(table, clock),
  ...dunningStores(table, clock),
  cards: cardStore(table),
  charges: chargeStore(table, clock),
  gateway: stripeGateway(() => ({ ...STRIPE_KEYS, endpoint: 'http://127.0.0.1:1' })),
  mailJob: (mail: CardMail) => newJob('mail', { mail }, randomIds.ulid(), new Date()),
  consoleOrigin: 'https://console.example.com',
  payments: paymentStore(table),
  accounting: accountingSettingsStore(table),
  receivables: receivablesStore(table),
  receipts: receiptStore(table),
  billingData: billingDataStore(table),
  freeLines: freeLineStore(table),
  manualInvoices: manualInvoiceStore(table, clock),
  bankTransfers: bankTransferStore(table),
  journal: journalStore(table),
  ledger: ledgerStore(table, clock),
  creditNotes: creditNoteStore(table, clock),
  settings: billingSettingsStore(table),
  documents: invoiceDocumentStore(table),
  pageViews: pageViewStore(table, clock),
  archive: storage.invoices,
  exportFiles: storage.files,
  clock,
  ids: randomIds,
});
