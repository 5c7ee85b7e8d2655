import { siteMemberLocators, siteMemberUseCases } from '#functions/api/site-member/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import type { SiteMemberDependencies } from '#functions/api/site-member/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { personStore } from '#functions/store/person/person-store.ts';
import { retentionStore } from '#functions/store/person/retention-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

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
