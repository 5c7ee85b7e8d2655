import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { previewLocators, previewUseCases } from '#functions/api/preview/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { PreviewDependencies } from '#functions/api/preview/dependencies.ts';
import { realClock } from '#functions/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import { previewReaderAuthenticator } from '#functions/http/authenticate-preview-reader.ts';
import { previewAuthenticator } from '#functions/http/authenticate-preview.ts';
import type { PreviewReader, PreviewViewer } from '#functions/http/use-case.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { approvalStore } from '#functions/store/approval/approval-store.ts';
import { commentDigestStore } from '#functions/store/comment/comment-digest-store.ts';
import { commentStore } from '#functions/store/comment/comment-store.ts';
import { previewLoginStore } from '#functions/store/preview/preview-login-store.ts';
import { previewTicketStore } from '#functions/store/preview/preview-ticket-store.ts';
import { previewSessionStore } from '#functions/store/preview/preview-session-store.ts';
import { previewShareStore } from '#functions/store/preview/preview-share-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteNewsStore } from '#functions/store/news/site-news-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { visitorScripts } from '#functions/api/preview/view/visitor-scripts.ts';
import { requireVariable } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

interface PreviewHttpDependencies extends HttpDependencies {
  authenticatePreview: (siteId: string, token: string) => Promise<PreviewViewer | undefined>;
  authenticatePreviewReader: (siteId: string, token: string) => Promise<PreviewReader | undefined>;
}

const { env } = process;
const dependencies: PreviewDependencies & PreviewHttpDependencies = withHttp(env, ({ table, accounts, clock, sessions }) => {
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
export const handler = serve(preview, previewUseCases(dependencies), { ...dependencies, locators: previewLocators(dependencies) });
