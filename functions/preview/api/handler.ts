import { preview } from '#shared/api-contract/endpoints/preview.ts';
import { previewLocators, previewUseCases } from '#functions/preview/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { argon2Hasher } from '#functions/platform/gateways/passwords.ts';
import { previewReaderAuthenticator } from '#functions/platform/http/authentication/authenticate-preview-reader.ts';
import { previewAuthenticator } from '#functions/platform/http/authentication/authenticate-preview.ts';
import type { PreviewReader, PreviewViewer } from '#functions/platform/http/use-case.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { approvalStore } from '#functions/preview/store/approvals/approval-store.ts';
import { commentDigestStore } from '#functions/preview/store/comments/comment-digest-store.ts';
import { commentStore } from '#functions/preview/store/comments/comment-store.ts';
import { previewLoginStore } from '#functions/preview/store/preview-login-store.ts';
import { previewTicketStore } from '#functions/preview/store/preview-ticket-store.ts';
import { previewSessionStore } from '#functions/preview/store/preview-session-store.ts';
import { previewShareStore } from '#functions/preview/store/preview-share-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { visitorScripts } from '#functions/preview/api/view/visitor-scripts.ts';
import { fontsBucket, requireVariable } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

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
    media: mediaStore(table, systemClock),
    popupCounts: popupCountStore(table),
    visitorScripts,
    fonts: fontSubsets(fontsBucket(env)),
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
