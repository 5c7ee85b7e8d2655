import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { CardDependencies } from '#functions/billing/services/card/card-dependencies.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AccountingSettingsStore } from '#functions/billing/store/accounting-settings-store.ts';
import type { BankTransferStore } from '#functions/billing/store/bank-transfer-store.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { DunningDependencies } from '#functions/billing/api/dunning/dunning-dependencies.ts';
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { JournalStore } from '#functions/billing/store/journal-store.ts';
import type { CreditDependencies } from '#functions/billing/api/ledger/credit-invoice.ts';
import type { LedgerDependencies } from '#functions/billing/services/ledger/ledger-dependencies.ts';
import type { ReceivablesStore } from '#functions/billing/store/receivables-store.ts';
import type { BillingDataStore } from '#functions/billing/store/billing-data-store.ts';
import type { FreeLineStore } from '#functions/billing/store/free-line-store.ts';
import type { ManualInvoiceStore } from '#functions/billing/store/manual-invoice-store.ts';
import type { ApplicationFormStore } from '#functions/billing/store/application-form-store.ts';
import type { LegalStore } from '#functions/legal/store/legal-store.ts';
import type { PlanStore } from '#functions/plans/store/plan-store.ts';
import type { EstimateStore } from '#functions/billing/store/estimate-store.ts';
import type { ReceiptStore } from '#functions/billing/store/receipt-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { PageViewStore } from '#functions/usage/store/page-view-store.ts';

/** Dependencies of the endpoints that end or correct payments. */
export interface SettlementDependencies extends Pick<CardDependencies, 'clock' | 'ids'> {
  payments: PaymentStore;
  settings: BillingSettingsStore;
}

/** Dependencies of the endpoints that save or charge cards. */
export interface PayingDependencies extends CardDependencies {
  accounts: AccountStore;
  payments: PaymentStore;
  consoleOrigin: string;
}

/** Dependencies of the endpoints of the journal. */
export interface AccountingDependencies extends Pick<CardDependencies, 'clock' | 'ids'> {
  accounts: AccountStore;
  accounting: AccountingSettingsStore;
  journal: JournalStore;
  /** Storage of files that are deleted after a day. */
  exportFiles: Pick<ObjectStorage, 'write' | 'signDownload'>;
}

/** Dependencies of the endpoint of what is open. */
export interface ReceivablesDependencies extends Pick<CardDependencies, 'clock'> {
  accounts: Pick<AccountStore, 'getAll'>;
  receivables: ReceivablesStore;
}

export interface BillDependencies
  extends SettlementDependencies, PayingDependencies, CreditDependencies, LedgerDependencies, AccountingDependencies, DunningDependencies {
  accounts: AccountStore;
  attempts: Pick<AttemptStore, 'count'>;
  settings: BillingSettingsStore;
  receivables: ReceivablesStore;
  billingData: BillingDataStore;
  freeLines: FreeLineStore;
  receipts: ReceiptStore;
  estimates: EstimateStore;
  applicationForms: ApplicationFormStore;
  plans: Pick<PlanStore, 'find'>;
  legal: Pick<LegalStore, 'versionsOf'>;
  manualInvoices: ManualInvoiceStore;
  bankTransfers: BankTransferStore;
  documents: Pick<InvoiceDocumentStore, 'findAll' | 'enqueue'>;
  pageViews: Pick<PageViewStore, 'sitesOf'>;
  /** The archive of issued invoices. */
  archive: Pick<ObjectStorage, 'read' | 'signDownload'>;
  /** Storage of files that are deleted after a day. */
  exportFiles: ObjectStorage;
  media: MediaStore;
  /** The private storage of uploads. */
  files: ObjectStorage;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
}
