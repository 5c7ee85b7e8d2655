import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import { siteFormUseCases } from '#functions/visitors/api/forms/use-cases.ts';
import { addReadyMedia, sheet, sheetsInFirstCells, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { createMailbox } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { loginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { previewShareStore } from '#functions/preview/store/preview-share-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { siteForm } from '#shared/api-contract/endpoints/site-form.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import type { SiteChanges } from '#shared/model/sites/site.ts';
import type { Submission } from '#shared/model/forms/submission.ts';
import { type Call, type HttpHandler, networks, send } from '#test/support/http/send.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { NO_INVOICE_FILES, NO_REPORT_FILES } from '#test/support/media/storage-bucket.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

export const EMAIL = numberedUlid(1);
export const COMPANY = numberedUlid(2);
export const COLOURS = numberedUlid(3);
export const MESSAGE = numberedUlid(4);

export const SEVERAL_LINES: Partial<FormField> = { validation: { format: 'multi-line', min: null, max: null } };
export const field = (id: string, title: string, differences: Partial<FormField> = {}): FormField => ({
  id,
  key: null,
  typeInput: 'TEXT_BOX',
  title,
  isRequired: false,
  placeholder: '',
  options: [],
  validation: null,
  ...differences,
});

/** A form with an e-mail address, a company, colours and a text of several lines. */
export const formIn = (title: string, differences: Partial<EmailedForm> = {}): EmailedForm => ({
  fields: [
    field(EMAIL, title, { key: 'email', isRequired: true }),
    field(COMPANY, '会社', { key: 'company', isRequired: true }),
    field(COLOURS, '色', { typeInput: 'SELECT_OPTIONS', options: [{ value: '赤' }, { value: '青' }] }),
    field(MESSAGE, '本文', SEVERAL_LINES),
  ],
  destinationEmail: 'shop@example.com',
  companyName: '茶舗',
  basedOn: null,
  ...differences,
});

export const CONTENT: SiteChanges = {
  contactForm: { jp: formIn('メール'), en: formIn('E-mail', { companyName: '', destinationEmail: '' }) },
  homepageForm: { jp: formIn('メール') },
};

/** Company texts whose terms and privacy policy the contact form requires agreement to. */
export const AGREEMENT: SiteChanges = {
  company: { jp: { ...EMPTY_COMPANY, termsOfService: '<p>規約</p>', privacyPolicy: '<p>方針</p>', contractAgreement: true } },
};

/** A valid submission as a visitor's page sends it. */
export const submission = (differences: Partial<Submission> & { mode?: 'check' | 'send' } = {}) => ({
  id: randomIds.ulid(),
  lang: 'jp' as const,
  data: { [EMAIL]: 'hanako@example.com', [COMPANY]: '花', [COLOURS]: ['青'], [MESSAGE]: '一\n二' },
  agreed: [],
  elapsedMs: 20_000,
  website: '',
  ...differences,
});

let people = 0;
/** A new address per call. */
export const uniqueEmail = (): string => `visitor-${(people += 1)}@example.com`;
/** Valid answers, of a new visitor per call. */
export const formData = (differences: Submission['data'] = {}): Submission['data'] => ({
  ...submission().data,
  [EMAIL]: uniqueEmail(),
  ...differences,
});

/** The site-form family on published sites, with the e-mails it sends. */
export async function startSiteFormFixture() {
  const test = await startSiteFixture();
  const { table, clock, dependencies } = test;
  const { accounts, revisions, jobs, popupCounts, sitesOrigin } = dependencies;
  const entries = formEntryStore(table);
  const sites = publicSiteStore(table);
  const shared = { accounts, revisions, sites, entries, popupCounts, sitesOrigin };
  const attempts = attemptStore(table, clock);
  const useCases = siteFormUseCases({ ...shared, attempts, ids: randomIds, clock });
  const handler: HttpHandler = serve(siteForm, useCases, {
    authenticate: () => Promise.resolve(undefined),
    accounts,
    originKeys: () => Promise.resolve([]),
    attempts,
    mediaRights: TEST_MEDIA_RIGHTS,
    log: () => undefined,
  });
  const { deliverMail, mailDependencies } = createMailbox(jobs, test.time, {
    ...shared,
    shares: previewShareStore(table),
    clock,
    links: linkStore(table, randomIds, clock),
    members: memberStore(table),
    registrations: registrationStore(table, clock),
    emailChanges: emailChangeStore(table, clock),
    loginEmailChanges: loginEmailChangeStore(table, clock),
    consoleOrigin: 'https://console.example.com',
    mediaRights: TEST_MEDIA_RIGHTS,
    mailRecords: mailRecordStore(table),
    reportFiles: NO_REPORT_FILES,
    ...NO_INVOICE_FILES,
    bells: bellStore(table),
    notices: systemNoticeStore(table),
    plans: planStore(table),
    suppressions: suppressionStore(table, clock),
    log: () => undefined,
  });

  const elsewhere = networks();
  const user = test.as(test.accounts.USER);

  return {
    ...test,
    user,
    entries,
    /** Calls an endpoint from a new network each time. */
    call: (kind: StoredFormKind, siteId: string, body: unknown, request: Call = {}) =>
      send(handler, siteForm[kind], { params: { siteId }, body, sourceIp: elsewhere(), ...request }),
    /** Publishes a site of one sheet in Japanese and English with this content. */
    async published(content: SiteChanges = CONTENT): Promise<{ siteId: string; sheetIds: string[] }> {
      const site = await user.create();
      const settings = { ...(await user.get(site.id)).document.settings, name: '茶の店', languages: ['jp' as const, 'en' as const] };
      const image = await addReadyMedia(test, test.accounts.USER, site.id);
      const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('茶', { image })], settings.languages);
      const saved = await user.save(site.id, site.working, { ...changes, settings, ...content });
      await user.publish(site.id, saved.site.working);
      return { siteId: site.id, sheetIds: ids };
    },
    entriesOf: (siteId: string, kind: StoredFormKind = 'contact') =>
      table.queryAll({ pk: `ENTRIES#${siteId}#${kind}`, prefix: 'ENTRY#' }, FormEntry),
    deliverMail,
    mailDependencies,
  };
}

export type SiteFormFixture = Awaited<ReturnType<typeof startSiteFormFixture>>;
