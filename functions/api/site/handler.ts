import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteLocators, siteUseCases } from '#functions/api/site/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { approvalStore } from '#functions/store/approval/approval-store.ts';
import { commentDigestStore } from '#functions/store/comment/comment-digest-store.ts';
import { commentStore } from '#functions/store/comment/comment-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { historyStore } from '#functions/store/revision/history-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { presenceStore } from '#functions/store/site/presence-store.ts';
import { siteCopyStore } from '#functions/store/site/site-copy-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { readAllRecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { requireVariable } from '#functions/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: SiteDependencies & OpenHttpDependencies = withHttp(env, ({ table, accounts }) => ({
  ...openApi({ table, accounts }),
  sites: siteStore(table),
  copies: siteCopyStore(table),
  revisions: revisionStore(table),
  comments: commentStore(table),
  digests: commentDigestStore(table, systemClock),
  approvals: approvalStore(table),
  attempts: attemptStore(table, systemClock),
  history: historyStore(table),
  presence: presenceStore(table, systemClock),
  popupCounts: popupCountStore(table),
  recordCountsOf: (siteIds) => readAllRecordCounts(table, siteIds),
  media: mediaStore(table, systemClock),
  jobs: jobStore(table, systemClock),
  plans: planStore(table),
  sitesOrigin: requireVariable(env, 'sitesOrigin'),
}));
export const handler = serve(site, siteUseCases(dependencies), { ...dependencies, locators: siteLocators(dependencies) });
