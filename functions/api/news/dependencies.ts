import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { NewsStore } from '#functions/store/news/news-store.ts';
import type { SiteNewsStore } from '#functions/store/news/site-news-store.ts';
import type { PublicSiteStore } from '#functions/store/site/public-site-store.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { VisitFigures } from '#functions/store/visit/visit-figures.ts';

export interface NewsDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find' | 'getAll'>;
  publicSites: PublicSiteStore;
  news: NewsStore;
  siteNews: SiteNewsStore;
  media: MediaStore;
  figures: Pick<VisitFigures, 'readRange'>;
  files: ObjectStorage;
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: number;
  /** Template of a site's origin, with `{siteId}`. */
  sitesOrigin: string;
  clock: Clock;
  ids: Ids;
}
