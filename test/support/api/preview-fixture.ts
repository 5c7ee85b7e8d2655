import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { previewLocators, previewUseCases } from '#functions/preview/api/use-cases.ts';
import { actingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { consoleAuthenticator } from '#functions/platform/http/authentication/authenticate.ts';
import { previewReaderAuthenticator } from '#functions/platform/http/authentication/authenticate-preview-reader.ts';
import { sessionStore } from '#functions/sign-in/store/session-store.ts';
import { previewLoginStore } from '#functions/preview/store/preview-login-store.ts';
import { previewTicketStore } from '#functions/preview/store/preview-ticket-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';
import { previewAuthenticator } from '#functions/platform/http/authentication/authenticate-preview.ts';
import { createMailbox } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { loginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { previewSessionStore } from '#functions/preview/store/preview-session-store.ts';
import { previewShareStore } from '#functions/preview/store/preview-share-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { type Call, httpEvent, LAMBDA_CONTEXT, send } from '#test/support/http/send.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';
import { startSiteFixture } from '#test/support/api/site-fixture.ts';
import { NO_INVOICE_FILES, NO_REPORT_FILES } from '#test/support/media/storage-bucket.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

/** A hasher that costs nothing, and counts how often it verifies. */
function plainPasswords() {
  const work = { verified: 0 };
  const passwords = {
    hash: (password: string) => Promise.resolve(`plain:${password}`),
    verify: (password: string, hash: string | undefined) => {
      work.verified += 1;
      return Promise.resolve(hash === `plain:${password}`);
    },
  };
  return { work, passwords };
}

let networks = 0;
/** A network for each sign-in that names none: attempts are limited by network. */
const newNetwork = (): string => `198.51.${(networks += 1) >> 8}.${networks & 255}`;

/** The family of previews behind its real envelope, on the table of a site fixture. */
export async function startPreviewFixture() {
  const test = await startSiteFixture();
  const { table, clock } = test;
  const { work, passwords } = plainPasswords();
  const fontFiles = packagedFonts();
  const previewSessions = previewSessionStore(table, randomIds, clock);
  const accounts = accountStore(table);
  const sessions = sessionStore(table, accounts, randomIds, clock);
  const previewLogins = previewLoginStore(table, randomIds, clock);
  const authenticatePreview = previewAuthenticator({ previewSessions, accounts, clock });
  const dependencies = {
    authenticatePreviewReader: previewReaderAuthenticator({ authenticatePreview, previewLogins, sessions }),
    previewLogins,
    tickets: previewTicketStore(table, randomIds, clock),
    popupCounts: test.dependencies.popupCounts,
    siteNews: siteNewsStore(table),
    visitorScripts: () => VISITOR_SCRIPTS,
    consoleOrigin: 'https://console.example.com',
    fonts: fontSubsets(fontFiles),
    media: mediaStore(table, clock),
    mediaRights: TEST_MEDIA_RIGHTS,
    accounts,
    attempts: attemptStore(table, clock),
    clock,
    devices: deviceStore(table, randomIds, clock),
    ids: randomIds,
    mailRecords: mailRecordStore(table),
    passwords,
    previewSessions,
    revisions: test.dependencies.revisions,
    shares: previewShareStore(table),
    sitesOrigin: test.dependencies.sitesOrigin,
    sites: siteStore(table),
    comments: test.dependencies.comments,
    digests: test.dependencies.digests,
    approvals: test.dependencies.approvals,
  };
  const handler = serve(apiContract.preview, previewUseCases(dependencies), {
    ...dependencies,
    locators: previewLocators(dependencies),
    authenticate: consoleAuthenticator({ accounts, actings: actingStore(table, randomIds, clock), sessions }),
    authenticatePreview,
    originKeys: () => Promise.resolve([]),
    log: () => undefined,
  });
  const { deliverMail, mailDependencies, mailbox } = createMailbox(test.dependencies.jobs, test.time, {
    ...test.dependencies,
    ...dependencies,
    sites: publicSiteStore(table),
    entries: formEntryStore(table),
    links: linkStore(table, randomIds, clock),
    members: memberStore(table),
    registrations: registrationStore(table, clock),
    emailChanges: emailChangeStore(table, clock),
    loginEmailChanges: loginEmailChangeStore(table, clock),
    consoleOrigin: 'https://console.example.com',
    mediaRights: TEST_MEDIA_RIGHTS,
    reportFiles: NO_REPORT_FILES,
    ...NO_INVOICE_FILES,
    bells: bellStore(table),
    notices: systemNoticeStore(table),
    plans: planStore(table),
    suppressions: suppressionStore(table, clock),
    log: () => undefined,
  });

  /** A request of the frame; the answer has no envelope. */
  async function openFile(name: 'enter' | 'file', siteId: string, call: Call = {}) {
    const event = httpEvent(apiContract.preview[name], { ...call, params: { siteId } });
    const { statusCode, headers = {}, cookies = [], body = '' } = await handler(event, LAMBDA_CONTEXT);
    return { status: statusCode, headers, cookies, html: Buffer.from(body, 'base64').toString() };
  }
  const call = (name: keyof typeof apiContract.preview, siteId: string, more: Call = {}) =>
    send(handler, apiContract.preview[name], { ...more, params: { siteId, ...more.params } });
  return {
    ...test,
    fontFiles,
    deliverMail,
    mailDependencies,
    mailbox,
    openFile,
    work,
    passwords,
    previewSessions,
    sessions,
    call,
    logIn: (siteId: string, body: object, sourceIp = newNetwork()) => call('login', siteId, { body, sourceIp }),
    isSessionOpen: async (siteId: string, token: string) => (await previewSessions.find(siteId, token)) !== undefined,
  };
}
export type PreviewFixture = Awaited<ReturnType<typeof startPreviewFixture>>;
