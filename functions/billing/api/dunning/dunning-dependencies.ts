import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { BillingSettingsStore } from '#functions/billing/store/billing-settings-store.ts';
import type { DunningSettingsStore } from '#functions/billing/store/dunning/dunning-settings-store.ts';
import type { DunningStore } from '#functions/billing/store/dunning/dunning-store.ts';
import type { PaymentStore } from '#functions/billing/store/payment-store.ts';
import type { MailAddresses } from '#functions/mail/services/layout/mail-style.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';

/** Dependencies of the endpoints of dunning. */
export interface DunningDependencies extends MailAddresses {
  accounts: Pick<AccountStore, 'find'>;
  settings: Pick<BillingSettingsStore, 'get'>;
  payments: PaymentStore;
  dunning: Pick<DunningStore, 'get' | 'hold'>;
  dunningSettings: Pick<DunningSettingsStore, 'get' | 'replace'>;
  clock: Clock;
  ids: Ids;
}
