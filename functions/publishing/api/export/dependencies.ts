import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { SiteExportStore } from '#functions/publishing/store/site-export-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

export interface SiteExportDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: Pick<SiteStore, 'find'>;
  siteExports: SiteExportStore;
  exportFiles: Pick<ObjectStorage, 'signDownload'>;
  attempts: Pick<AttemptStore, 'count'>;
  clock: Clock;
  ids: Ids;
}
