import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ApiAccessStore } from '#functions/open-api/store/accesses/api-access-store.ts';
import type { ApiCallStore } from '#functions/open-api/store/accesses/api-call-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface ApiAccessDependencies {
  accesses: ApiAccessStore;
  calls: Pick<ApiCallStore, 'read' | 'lastUsedAt'>;
  accounts: AccountStore;
  sites: Pick<SiteStore, 'existing'>;
  clock: Clock;
  ids: Ids;
}
