import { siteTemplate } from '#shared/api-contract/endpoints/site-template.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { mediaBucket, requireVariable } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';
import type { TemplateDependencies } from '#functions/sites/api/templates/dependencies.ts';
import { templateLocators, templateUseCases } from '#functions/sites/api/templates/use-cases.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteCopyStore } from '#functions/sites/store/site-copy-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { templateStore } from '#functions/sites/store/templates/template-store.ts';

const { env } = process;
const dependencies: TemplateDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  accounts: accountStore(table),
  copies: siteCopyStore(table),
  files: mediaBucket(env),
  media: mediaStore(table, systemClock),
  plans: planStore(table),
  revisions: revisionStore(table),
  sites: siteStore(table),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
  templates: templateStore(table),
}));
export const handler = serve(siteTemplate, templateUseCases(dependencies), { ...dependencies, locators: templateLocators(dependencies) });
