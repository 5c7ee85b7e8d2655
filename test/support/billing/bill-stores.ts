import { accountStore } from '#functions/accounts/store/account-store.ts';
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
import type { Table } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { dunningStores } from '#test/support/billing/dunning-stores.ts';

/** The dependencies of billing that only need a table: for the endpoints of invoices and the jobs of payments. */
export const billStores = (table: Table, clock: Clock) => ({
  accounts: accountStore(table),
  ...dunningStores(table, clock),
  cards: cardStore(table),
  charges: chargeStore(table, clock),
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
  clock,
  ids: randomIds,
});
