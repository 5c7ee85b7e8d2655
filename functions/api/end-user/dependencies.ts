import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { AttemptStore } from '#functions/store/attempt.ts';
import type { PopupCounts } from '#functions/store/popup-counts.ts';
import type { PublicSites } from '#functions/store/public-sites.ts';
import type { RevisionStore } from '#functions/store/revision.ts';

export interface EndUserDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: PublicSites;
  revisions: RevisionStore;
  popupCounts: PopupCounts;
  attempts: AttemptStore;
  clock: Clock;
}
