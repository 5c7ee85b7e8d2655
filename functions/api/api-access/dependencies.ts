import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ApiAccessStore } from '#functions/store/api-access/api-access-store.ts';
import type { ApiCallStore } from '#functions/store/api-access/api-call-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface ApiAccessDependencies {
  accesses: ApiAccessStore;
  calls: Pick<ApiCallStore, 'read' | 'lastUsedAt'>;
  accounts: AccountStore;
  sites: Pick<SiteStore, 'existing'>;
  clock: Clock;
  ids: Ids;
}
