import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { AccountExportStore } from '#functions/store/account/account-export-store.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';

export interface AccountExportDependencies {
  accounts: Pick<AccountStore, 'find'>;
  exports: Pick<AccountExportStore, 'findLatest' | 'start'>;
  exportFiles: Pick<ObjectStorage, 'signDownload'>;
  attempts: AttemptStore;
  clock: Clock;
  ids: Ids;
}
