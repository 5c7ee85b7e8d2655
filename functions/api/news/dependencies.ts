import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { PublicSiteStore } from '#functions/store/site/public-site-store.ts';
import type { SiteNewsStore } from '#functions/store/site/site-news-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

export interface NotiDeliveryDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find'>;
  publicSites: PublicSiteStore;
  news: SiteNewsStore;
  clock: Clock;
  ids: Ids;
}
