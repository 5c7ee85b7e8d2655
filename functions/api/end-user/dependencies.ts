import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { MediaStore } from '#functions/store/media.ts';
import type { PopupCountStore } from '#functions/store/popup-counts.ts';
import type { PublicSiteStore } from '#functions/store/public-sites.ts';
import type { RevisionStore } from '#functions/store/revision.ts';

/** What it takes to read what is on the air. */
export interface LiveContentDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: PublicSiteStore;
  revisions: RevisionStore;
  clock: Clock;
}

export interface EndUserDependencies extends LiveContentDependencies {
  popupCounts: PopupCountStore;
  media: Pick<MediaStore, 'findAll'>;
}
