import type { LiveContentDependencies } from '#functions/publishing/services/published-site/live-content.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { AttemptStore } from '#functions/sign-in/store/attempt-store.ts';
import type { PopupCountStore } from '#functions/popups/store/popup-count-store.ts';
import type { FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';

export interface SiteFormDependencies extends LiveContentDependencies {
  attempts: AttemptStore;
  entries: FormEntryStore;
  ids: Ids;
  popupCounts: Pick<PopupCountStore, 'readApplicants'>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
