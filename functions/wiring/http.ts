import type { AccountExportDependencies } from '#functions/api/account-export/dependencies.ts';
import type { AnalyticsDependencies } from '#functions/api/analytics/dependencies.ts';
import type { ApiAccessDependencies } from '#functions/api/api-access/dependencies.ts';
import type { AuditLogDependencies } from '#functions/api/audit/dependencies.ts';
import type { DashboardDependencies } from '#functions/api/dashboard/dependencies.ts';
import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import type { FormEntryDependencies } from '#functions/api/form-entry/dependencies.ts';
import type { BulkUploadDependencies } from '#functions/api/bulk-upload/dependencies.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { templatePictureFiles } from '#functions/api/media/templates/stored-pictures.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import type { ProfileDependencies } from '#functions/api/profile/dependencies.ts';
import type { SiteFormDependencies } from '#functions/api/site-form/dependencies.ts';
import type { SiteMemberDependencies } from '#functions/api/site-member/dependencies.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { SubAdminDependencies } from '#functions/api/sub-admin/dependencies.ts';
import type { SystemNotiDependencies } from '#functions/api/system-noti/dependencies.ts';
import type { UsageDependencies } from '#functions/api/usage/dependencies.ts';
import type { UserImportDependencies } from '#functions/api/user-import/dependencies.ts';
import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { ENVIRONMENT, readImageMaxMb } from '#functions/environment.ts';
import { type Clock, realClock } from '#functions/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { memberAuthenticator } from '#functions/http/authenticate-member.ts';
import { previewReaderAuthenticator } from '#functions/http/authenticate-preview-reader.ts';
import { previewAuthenticator } from '#functions/http/authenticate-preview.ts';
import { consoleAuthenticator } from '#functions/http/authenticate.ts';
import { openAuthenticator } from '#functions/http/open/open-authenticator.ts';
import type { OpenApi } from '#functions/http/open/open-server.ts';
import { type Log, writeLogLine } from '#functions/http/log.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { MediaRights } from '#functions/domain/media/media-rights.ts';
import type { Member, PreviewReader, PreviewViewer } from '#functions/http/use-case.ts';
import { actingStore, type ActingStore } from '#functions/store/acting/acting-store.ts';
import { accountExportStore } from '#functions/store/account/account-export-store.ts';
import { accountStore, type AccountStore } from '#functions/store/account/account-store.ts';
import { apiAccessStore } from '#functions/store/api-access/api-access-store.ts';
import { apiCallStore } from '#functions/store/api-access/api-call-store.ts';
import { apiRepetitionStore } from '#functions/store/api-access/api-repetition-store.ts';
import { planChangeSchedule } from '#functions/store/account/plan-change-schedule.ts';
import { billedAccountStore } from '#functions/store/billing/billed-account-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { sessionStore, type SessionStore } from '#functions/store/auth/session-store.ts';
import { approvalStore } from '#functions/store/approval/approval-store.ts';
import { commentDigestStore } from '#functions/store/comment/comment-digest-store.ts';
import { commentStore } from '#functions/store/comment/comment-store.ts';
import { termsStore } from '#functions/store/billing/terms-store.ts';
import { readScopeCounts } from '#functions/store/engine/scope-counts.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { memberSessionStore } from '#functions/store/member/member-session-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { registrationStore } from '#functions/store/member/registration-store.ts';
import { personStore } from '#functions/store/person/person-store.ts';
import { retentionStore } from '#functions/store/person/retention-store.ts';
import { bellStore } from '#functions/store/notice/bell-store.ts';
import { systemNoticeStore } from '#functions/store/notice/system-notice-store.ts';
import { previewLoginStore } from '#functions/store/preview/preview-login-store.ts';
import { previewTicketStore } from '#functions/store/preview/preview-ticket-store.ts';
import { previewSessionStore } from '#functions/store/preview/preview-session-store.ts';
import { previewShareStore } from '#functions/store/preview/preview-share-store.ts';
import { historyStore } from '#functions/store/revision/history-store.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { presenceStore } from '#functions/store/site/presence-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { siteCopyStore } from '#functions/store/site/site-copy-store.ts';
import { newsStore } from '#functions/store/news/news-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { bulkUploadStore } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { userImportStore } from '#functions/store/user-import/user-import-store.ts';
import { readAllRecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { accountVisits } from '#functions/store/visit/account-visits.ts';
import { collectedVisits } from '#functions/store/visit/collected-visits.ts';
import { reportDeliveryStore } from '#functions/store/visit/report-delivery-store.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { visitorScripts } from '#functions/api/preview/view/visitor-scripts.ts';
import { type Environment, mediaBucket, openMediaRights, openTable, requireVariable, visitsBucket } from '#functions/wiring/base.ts';

/** The dependencies of every HTTP function: those of the envelope, and what they are built from. */
export interface HttpDependencies {
  authenticate: (accessToken: string) => Promise<Caller | undefined>;
  originKey: string;
  mediaRights: MediaRights;
  log: Log;
  table: Table;
  accounts: AccountStore;
  sessions: SessionStore;
  actings: ActingStore;
  clock: Clock;
  ids: Ids;
}

function httpDependencies(env: Environment): HttpDependencies {
  const table = openTable(env);
  const accounts = accountStore(table);
  const sessions = sessionStore(table, accounts, systemIds, realClock);
  const actings = actingStore(table, systemIds, systemClock);
  return {
    authenticate: consoleAuthenticator({ accounts, actings, sessions }),
    originKey: env[ENVIRONMENT.originKey] ?? '',
    mediaRights: openMediaRights(env),
    log: writeLogLine,
    table,
    accounts,
    sessions,
    actings,
    clock: systemClock,
    ids: systemIds,
  };
}

/** Those of a family with endpoints that are open to machines. */
interface OpenHttpDependencies extends HttpDependencies {
  openApi: OpenApi;
}

/** How machines call the open endpoints of a family. */
const openApi = ({ table, accounts }: Pick<HttpDependencies, 'table' | 'accounts'>): { openApi: OpenApi } => ({
  openApi: {
    authenticate: openAuthenticator({
      accesses: apiAccessStore(table),
      accounts,
      attempts: attemptStore(table, systemClock),
      clock: systemClock,
    }),
    calls: apiCallStore(table, systemClock),
    repetitions: apiRepetitionStore(table, systemClock),
  },
});

/** The dependencies of an HTTP function, with those its endpoint family adds over the same table. */
export function withHttp<Own>(env: Environment, own: (http: HttpDependencies) => Own): HttpDependencies & Own {
  const http = httpDependencies(env);
  return { ...http, ...own(http) };
}

export const subAdminDependencies = (env: Environment): SubAdminDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ attempts: attemptStore(table, systemClock) }));

export const apiAccessDependencies = (env: Environment): ApiAccessDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    accesses: apiAccessStore(table),
    calls: apiCallStore(table, systemClock),
    sites: siteStore(table),
  }));

export const accountExportDependencies = (env: Environment): AccountExportDependencies & HttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    exports: accountExportStore(table, accounts),
    exportFiles: mediaBucket(env),
    attempts: attemptStore(table, systemClock),
  }));

export const auditDependencies = (env: Environment): AuditLogDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ audit: auditStore(table) }));

export const dashboardDependencies = (env: Environment): DashboardDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    audit: auditStore(table),
    plans: planStore(table),
    sites: siteStore(table),
    countsOf: (scope) => readScopeCounts(table, scope),
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }));

export const userDependencies = (env: Environment): UserDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    billedAccounts: billedAccountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, systemClock),
    countsOf: (scope) => readScopeCounts(table, scope),
    passwords: argon2Hasher(),
  }));

export const userImportDependencies = (env: Environment): UserImportDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    imports: userImportStore(table, systemClock),
    plans: planStore(table),
    jobs: jobStore(table, systemClock),
    files: mediaBucket(env),
    attempts: attemptStore(table, systemClock),
  }));

export const planDependencies = (env: Environment): PlanDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    planChanges: planChangeSchedule(table, systemClock),
    sites: siteStore(table),
    revisions: revisionStore(table),
  }));

export const usageDependencies = (env: Environment): UsageDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({ plans: planStore(table), terms: termsStore(table), views: pageViewStore(table, systemClock) }));

export const analyticsDependencies = (env: Environment): AnalyticsDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    ...openApi({ table, accounts }),
    sites: siteStore(table),
    plans: planStore(table),
    revisions: revisionStore(table),
    figures: visitFigures(table),
    accountVisits: accountVisits(table),
    popupCounts: popupCountStore(table),
    siteNews: siteNewsStore(table),
    audit: auditStore(table),
    collected: collectedVisits(visitsBucket(env)),
    jobs: jobStore(table, systemClock),
    reportFiles: mediaBucket(env),
    deliveries: reportDeliveryStore(table, systemClock),
  }));

export const siteDependencies = (env: Environment): SiteDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
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

export const endUserDependencies = (env: Environment): EndUserDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    popupCounts: popupCountStore(table),
    media: mediaStore(table, systemClock),
  }));

export const newsDependencies = (env: Environment): NewsDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    ...openApi({ table, accounts }),
    sites: siteStore(table),
    publicSites: publicSiteStore(table),
    news: newsStore(table),
    siteNews: siteNewsStore(table),
    figures: visitFigures(table),
    media: mediaStore(table, systemClock),
    files: mediaBucket(env),
    imageMaxMb: readImageMaxMb(env),
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }));

export const systemNotiDependencies = (env: Environment): SystemNotiDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    notices: systemNoticeStore(table),
    bells: bellStore(table),
    media: mediaStore(table, systemClock),
    countsOf: (scope) => readScopeCounts(table, scope),
  }));

export const siteFormDependencies = (env: Environment): SiteFormDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, systemClock),
    entries: formEntryStore(table),
    popupCounts: popupCountStore(table),
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  }));

export const siteMemberDependencies = (env: Environment): SiteMemberDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
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

export const formEntryDependencies = (env: Environment): FormEntryDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    ...openApi({ table, accounts }),
    sites: siteStore(table),
    revisions: revisionStore(table),
    entries: formEntryList(table, systemClock),
    jobs: jobStore(table, systemClock),
    exportFiles: mediaBucket(env),
    mailRecords: mailRecordStore(table),
    audit: auditStore(table),
  }));

interface MemberHttpDependencies extends HttpDependencies {
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

export const memberDependencies = (env: Environment): MemberDependencies & MemberHttpDependencies =>
  withHttp(env, ({ table }) => {
    const sessions = memberSessionStore(table, systemIds, realClock);
    return {
      authenticateMember: memberAuthenticator(sessions),
      memberSessions: sessions,
      members: memberStore(table),
      registrations: registrationStore(table, systemClock),
      sites: publicSiteStore(table),
      revisions: revisionStore(table),
      media: mediaStore(table, systemClock),
      mediaFiles: mediaBucket(env),
      attempts: attemptStore(table, systemClock),
      jobs: jobStore(table, systemClock),
      links: linkStore(table, systemIds, systemClock),
      passwords: argon2Hasher(),
      popupCounts: popupCountStore(table),
    };
  });

interface PreviewHttpDependencies extends HttpDependencies {
  authenticatePreview: (siteId: string, token: string) => Promise<PreviewViewer | undefined>;
  authenticatePreviewReader: (siteId: string, token: string) => Promise<PreviewReader | undefined>;
}

export const previewDependencies = (env: Environment): PreviewDependencies & PreviewHttpDependencies =>
  withHttp(env, ({ table, accounts, clock, sessions }) => {
    const previewSessions = previewSessionStore(table, systemIds, realClock);
    const previewLogins = previewLoginStore(table, systemIds, realClock);
    const authenticatePreview = previewAuthenticator({ previewSessions, accounts, clock });
    return {
      authenticatePreview,
      authenticatePreviewReader: previewReaderAuthenticator({ authenticatePreview, previewLogins, sessions }),
      previewSessions,
      revisions: revisionStore(table),
      devices: deviceStore(table, systemIds, systemClock),
      mailRecords: mailRecordStore(table),
      previewLogins,
      tickets: previewTicketStore(table, systemIds, realClock),
      sites: siteStore(table),
      siteNews: siteNewsStore(table),
      popupCounts: popupCountStore(table),
      visitorScripts,
      consoleOrigin: requireVariable(env, 'consoleOrigin'),
      shares: previewShareStore(table),
      sitesOrigin: requireVariable(env, 'sitesOrigin'),
      comments: commentStore(table),
      digests: commentDigestStore(table, systemClock),
      approvals: approvalStore(table),
      attempts: attemptStore(table, systemClock),
      passwords: argon2Hasher(),
    };
  });

/** `picturesFolder`: the folder of the pictures of templates. */
export const mediaDependencies = (env: Environment, picturesFolder: string): MediaDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    templatePictures: templatePictureFiles(picturesFolder),
    media: mediaStore(table, systemClock),
    sites: siteStore(table),
    files: mediaBucket(env),
    imageMaxMb: readImageMaxMb(env),
  }));

export const bulkUploadDependencies = (env: Environment): BulkUploadDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    bulkUploads: bulkUploadStore(table, systemClock),
    sites: siteStore(table),
    media: mediaStore(table, systemClock),
    jobs: jobStore(table, systemClock),
    files: mediaBucket(env),
    attempts: attemptStore(table, systemClock),
  }));

export const profileDependencies = (env: Environment): ProfileDependencies & HttpDependencies =>
  withHttp(env, ({ table }) => ({
    plans: planStore(table),
    media: mediaStore(table, systemClock),
    files: mediaBucket(env),
    imageMaxMb: readImageMaxMb(env),
  }));
