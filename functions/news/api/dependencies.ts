import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { NewsStore } from '#functions/news/store/news-store.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { PublicSiteStore } from '#functions/sites/store/public-site-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { VisitFigures } from '#functions/analytics/store/visit-figures.ts';

export interface NewsDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find' | 'getAll'>;
  publicSites: PublicSiteStore;
  news: NewsStore;
  siteNews: SiteNewsStore;
  media: MediaStore;
  figures: Pick<VisitFigures, 'readRange'>;
  files: ObjectStorage;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
  /** Template of a site's origin, with `{siteId}`. */
  sitesOrigin: string;
  clock: Clock;
  ids: Ids;
}
