import { siteFormUseCases } from '#functions/api/site-form/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import type { SiteFormDependencies } from '#functions/api/site-form/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { requireVariable } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

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
