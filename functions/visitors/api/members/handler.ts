import { siteMemberLocators, siteMemberUseCases } from '#functions/visitors/api/members/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { SiteMemberDependencies } from '#functions/visitors/api/members/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { personStore } from '#functions/visitors/services/erasure/person-store.ts';
import { retentionStore } from '#functions/visitors/services/erasure/retention-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: SiteMemberDependencies & OpenHttpDependencies = withHttp(env, ({ table, accounts }) => ({
  ...openApi({ table, accounts }),
  sites: siteStore(table),
  revisions: revisionStore(table),
  persons: personStore(table, { members: memberStore(table), exportFiles: mediaBucket(env), clock: systemClock }),
  exportFiles: mediaBucket(env),
  retentions: retentionStore(table, systemClock),
  members: memberList(table, systemClock),
  mailRecords: mailRecordStore(table),
  audit: auditStore(table),
  attempts: attemptStore(table, systemClock),
  jobs: jobStore(table, systemClock),
  publicSites: publicSiteStore(table),
}));
export const handler = serve(siteMember, siteMemberUseCases(dependencies), {
  ...dependencies,
  locators: siteMemberLocators(dependencies),
});
