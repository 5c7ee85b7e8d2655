import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { MediaStore } from '#functions/store/media.ts';
import type { PopupCounts } from '#functions/store/popup-counts.ts';
import type { PublicSites } from '#functions/store/public-sites.ts';
import type { RevisionStore } from '#functions/store/revision.ts';

/** What it takes to read what is on the air. */
export interface LiveDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: PublicSites;
  revisions: RevisionStore;
  clock: Clock;
}

export interface EndUserDependencies extends LiveDependencies {
  popupCounts: PopupCounts;
  media: Pick<MediaStore, 'findAll'>;
}
