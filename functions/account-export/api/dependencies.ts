import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { AccountExportStore } from '#functions/account-export/store/account-export-store.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';

export interface AccountExportDependencies {
  accounts: Pick<AccountStore, 'find'>;
  exports: Pick<AccountExportStore, 'findLatest' | 'start'>;
  exportFiles: Pick<ObjectStorage, 'signDownload'>;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}
