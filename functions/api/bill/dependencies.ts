import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { BillingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import type { PaymentStore } from '#functions/store/billing/payment-store.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';

export interface BillDependencies {
  accounts: AccountStore;
  payments: PaymentStore;
  settings: BillingSettingsStore;
  clock: Clock;
  ids: Ids;
}
