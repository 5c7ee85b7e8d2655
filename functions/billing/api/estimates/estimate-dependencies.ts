import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { BillingDataStore } from '#functions/billing/store/billing-data-store.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { EstimateStore } from '#functions/billing/store/estimate-store.ts';
import type { InvoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';

export interface EstimateDependencies {
  accounts: Pick<AccountStore, 'find' | 'get'>;
  billingData: Pick<BillingDataStore, 'find'>;
  settings: Pick<BillingSettingsStore, 'get'>;
  estimates: EstimateStore;
  documents: Pick<InvoiceDocumentStore, 'findAll' | 'enqueue'>;
  archive: Pick<ObjectStorage, 'signDownload'>;
  clock: Clock;
  ids: Ids;
}
