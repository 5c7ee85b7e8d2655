import type { LiveContentDependencies } from '#functions/domain/published-site/live-content.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AttemptStore } from '#functions/store/auth/attempt-store.ts';
import type { FormEntryStore } from '#functions/store/visitor/form-entry-store.ts';

export interface SiteFormDependencies extends LiveContentDependencies {
  attempts: AttemptStore;
  entries: FormEntryStore;
  ids: Ids;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
