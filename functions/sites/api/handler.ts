import { site } from '#shared/api-contract/endpoints/site.ts';
import { siteLocators, siteUseCases } from '#functions/sites/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { approvalStore } from '#functions/preview/store/approvals/approval-store.ts';
import { commentDigestStore } from '#functions/preview/store/comments/comment-digest-store.ts';
import { commentStore } from '#functions/preview/store/comments/comment-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { historyStore } from '#functions/sites/store/revisions/history-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { presenceStore } from '#functions/sites/store/presence-store.ts';
import { siteCopyStore } from '#functions/sites/store/site-copy-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { readAllRecordCounts } from '#functions/sites/store/record-counts.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { requireVariable } from '#functions/platform/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/platform/wiring/http.ts';

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
