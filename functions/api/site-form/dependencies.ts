import type { LiveContentDependencies } from '#functions/domain/published-site/live-content.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { PopupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import type { FormEntryStore } from '#functions/store/visitor/form-entry-store.ts';

export interface SiteFormDependencies extends LiveContentDependencies {
  attempts: AttemptStore;
  entries: FormEntryStore;
  ids: Ids;
  popupCounts: Pick<PopupCountStore, 'readApplicants'>;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
