import type { AnalyticsDependencies } from '#functions/api/analytics/dependencies.ts';
import type { BulkUploadDependencies } from '#functions/api/bulk-upload/dependencies.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import { templatePictureFiles } from '#functions/api/media/templates/stored-pictures.ts';
import type { NewsDependencies } from '#functions/api/news/dependencies.ts';
import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { previewReaderAuthenticator } from '#functions/http/authenticate-preview-reader.ts';
import { previewAuthenticator } from '#functions/http/authenticate-preview.ts';
import type { PreviewReader, PreviewViewer } from '#functions/http/use-case.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { approvalStore } from '#functions/store/approval/approval-store.ts';
import { commentDigestStore } from '#functions/store/comment/comment-digest-store.ts';
import { commentStore } from '#functions/store/comment/comment-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { previewLoginStore } from '#functions/store/preview/preview-login-store.ts';
import { previewTicketStore } from '#functions/store/preview/preview-ticket-store.ts';
import { previewSessionStore } from '#functions/store/preview/preview-session-store.ts';
import { previewShareStore } from '#functions/store/preview/preview-share-store.ts';
import { historyStore } from '#functions/store/revision/history-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { presenceStore } from '#functions/store/site/presence-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { siteCopyStore } from '#functions/store/site/site-copy-store.ts';
import { newsStore } from '#functions/store/news/news-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { bulkUploadStore } from '#functions/store/bulk-upload/bulk-upload-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { readAllRecordCounts } from '#functions/store/visitor-list/record-counts.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { accountVisits } from '#functions/store/visit/account-visits.ts';
import { collectedVisits } from '#functions/store/visit/collected-visits.ts';
import { ownVisitStore } from '#functions/store/visit/own-visit-store.ts';
import { reportDeliveryStore } from '#functions/store/visit/report-delivery-store.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { visitorScripts } from '#functions/api/preview/view/visitor-scripts.ts';
import { type Environment, mediaBucket, requireVariable, visitsBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

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
    ownVisits: ownVisitStore(table),
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
