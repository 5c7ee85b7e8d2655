import type { Clock } from '#functions/gateways/clock.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { MediaStore } from '#functions/store/media/media-store.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import type { PublicSiteStore } from '#functions/store/site/public-site-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';

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
