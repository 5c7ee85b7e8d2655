import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { ScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { BellStore } from '#functions/notices/store/bell-store.ts';
import type { SystemNoticeStore } from '#functions/notices/store/system-notice-store.ts';

export interface SystemNotiDependencies {
  accounts: Pick<AccountStore, 'get'>;
  notices: SystemNoticeStore;
  bells: BellStore;
  media: Pick<MediaStore, 'getAll'>;
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  clock: Clock;
  ids: Ids;
}
