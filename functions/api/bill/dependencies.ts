import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { MultipartUploads } from '#functions/gateways/multipart-uploads.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { BillingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import type { InvoiceDocumentStore } from '#functions/store/billing/invoice-document-store.ts';
import type { PaymentStore } from '#functions/store/billing/payment-store.ts';
import type { PageViewStore } from '#functions/store/page-view/page-view-store.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';

/** What ends or corrects a payment. */
export interface SettlementDependencies {
  payments: PaymentStore;
  settings: BillingSettingsStore;
  clock: Clock;
  ids: Ids;
}

export interface BillDependencies extends SettlementDependencies {
  accounts: AccountStore;
  documents: Pick<InvoiceDocumentStore, 'findAll' | 'enqueue'>;
  pageViews: Pick<PageViewStore, 'sitesOf'>;
  /** The archive of issued invoices. */
  archive: Pick<ObjectStorage, 'read' | 'signDownload'>;
  /** Files that are deleted after a day. */
  exportFiles: Pick<ObjectStorage, keyof MultipartUploads | 'signDownload'>;
}
