import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { PublicSiteStore } from '#functions/store/public-sites.ts';
import type { SiteNewsStore } from '#functions/store/site-news.ts';
import type { SiteStore } from '#functions/store/site.ts';

export interface NotiDeliveryDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find'>;
  publicSites: PublicSiteStore;
  news: SiteNewsStore;
  clock: Clock;
  ids: Ids;
}
