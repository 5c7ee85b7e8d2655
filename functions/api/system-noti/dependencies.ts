import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { Scope } from '#functions/scope.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { ScopeCounts } from '#functions/store/engine/scope-counts.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { BellStore } from '#functions/store/notice/bell-store.ts';
import type { SystemNoticeStore } from '#functions/store/notice/system-notice-store.ts';

export interface SystemNotiDependencies {
  accounts: Pick<AccountStore, 'get'>;
  notices: SystemNoticeStore;
  bells: BellStore;
  media: Pick<MediaStore, 'getAll'>;
  countsOf: (scope: Scope) => Promise<ScopeCounts>;
  clock: Clock;
  ids: Ids;
}
