import { siteFormUseCases } from '#functions/visitors/api/forms/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import type { SiteFormDependencies } from '#functions/visitors/api/forms/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { requireVariable } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: SiteFormDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  sites: publicSiteStore(table),
  revisions: revisionStore(table),
  attempts: attemptStore(table, systemClock),
  entries: formEntryStore(table),
  popupCounts: popupCountStore(table),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
}));
export const handler = serve(siteForm, siteFormUseCases(dependencies), dependencies);
