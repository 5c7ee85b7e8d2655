import type { LiveContentDependencies } from '#functions/api/end-user/dependencies.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import type { AttemptStore } from '#functions/store/attempt.ts';
import type { FormEntryStore } from '#functions/store/form-entries.ts';

export interface SiteFormDependencies extends LiveContentDependencies {
  attempts: AttemptStore;
  entries: FormEntryStore;
  ids: Ids;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}
