import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { expect } from 'vitest';
import { memberUseCases } from '#functions/visitors/api/membership/use-cases.ts';
import { sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { argon2Hasher, type PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import { memberAuthenticator } from '#functions/platform/http/authentication/authenticate-member.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { createMailbox, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { loginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { memberSessionStore } from '#functions/visitors/store/members/member-session-store.ts';
import { membersPartition } from '#functions/platform/keys/keys.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { StoredMember } from '#functions/visitors/store/records/member.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { previewShareStore } from '#functions/preview/store/preview-share-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { member } from '#shared/api-contract/endpoints/member.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { MembershipForm } from '#shared/model/forms/site-form.ts';
import type { Sheet, SiteChanges } from '#shared/model/sites/site.ts';
import type { MemberSession, Submission } from '#shared/model/forms/submission.ts';
import { type Answer, type Call, httpEvent, type HttpHandler, LAMBDA_CONTEXT, networks, send } from '#test/support/http/send.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { NO_INVOICE_FILES, NO_REPORT_FILES } from '#test/support/media/storage-bucket.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

export const PASSWORD = 'Member-2026.';
export const [EMAIL, SECRET, CONFIRMED] = [numberedUlid(1), numberedUlid(2), numberedUlid(3)];
const COLOUR = numberedUlid(4);

const field = (id: string, key: FormField['key'], title: string): FormField => ({
  id,
  key,
  title,
  typeInput: 'TEXT_BOX',
  isRequired: key !== null,
  placeholder: '',
  options: [],
  validation: null,
});

const membershipForm = (title = 'メール'): MembershipForm => ({
  fields: [
    field(EMAIL, 'email', title),
    field(SECRET, 'password', '合言葉'),
    field(CONFIRMED, 'confirm_password', '確認'),
    field(COLOUR, null, '色'),
  ],
  basedOn: null,
});

export const CONTENT: SiteChanges = { membershipForm: { jp: membershipForm(), en: membershipForm('E-mail') } };

/** A valid registration as a visitor's page sends it. */
export const registration = (email: string, differences: Partial<Submission> = {}): Submission => ({
  id: randomIds.ulid(),
  lang: 'jp',
  data: { [EMAIL]: email, [SECRET]: PASSWORD, [CONFIRMED]: PASSWORD, [COLOUR]: '青' },
  agreed: [],
  elapsedMs: 20_000,
  website: '',
  ...differences,
});

/** Counts slow password operations: if they depended on an account's existence, timing would reveal it. */
function countedPasswords() {
  const cheap = argon2Hasher({ memory: 8, passes: 1 });
  const work = { hashed: 0, verified: 0 };
  const passwords: PasswordHasher = {
    hash: (password) => {
      work.hashed += 1;
      return cheap.hash(password);
    },
    verify: (password, hash) => {
      work.verified += 1;
      return cheap.verify(password, hash);
    },
  };
  return { passwords, work };
}

/** The member family on published sites, with the e-mails it sends. */
export async function startMemberFixture() {
  const test = await startJobFixture();
  const { table, clock, dependencies } = test;
  const { accounts, revisions, jobs, popupCounts, sitesOrigin, media } = dependencies;
  const { passwords, work } = countedPasswords();
  const start = test.time.now;
  const sessions = memberSessionStore(table, randomIds, clock);
  const shared = {
    accounts,
    revisions,
    jobs,
    media,
    passwords,
    popupCounts,
    clock,
    sitesOrigin,
    ids: randomIds,
    mediaFiles: test.mediaFiles,
    fonts: fontSubsets(packagedFonts()),
    sites: publicSiteStore(table),
    attempts: attemptStore(table, clock),
    devices: deviceStore(table, randomIds, clock),
    links: linkStore(table, randomIds, clock),
    members: memberStore(table),
    registrations: registrationStore(table, clock),
    emailChanges: emailChangeStore(table, clock),
    loginEmailChanges: loginEmailChangeStore(table, clock),
    memberList: memberList(table, clock),
    mailRecords: mailRecordStore(table),
    memberSessions: sessions,
  };
  const handler: HttpHandler = serve(member, memberUseCases(shared), {
    authenticate: () => Promise.resolve(undefined),
    authenticateMember: memberAuthenticator(sessions),
    accounts,
    originKeys: () => Promise.resolve([]),
    attempts: shared.attempts,
    mediaRights: TEST_MEDIA_RIGHTS,
    log: ({ error }) => {
      if (error) throw new Error(error.stack);
    },
  });
  const { deliverMail, mailDependencies } = createMailbox(jobs, test.time, {
    ...shared,
    shares: previewShareStore(table),
    entries: formEntryStore(table),
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

  const elsewhere = networks();
  const user = test.as(test.accounts.USER);
  const at = (siteId: string, call: Call = {}): Call => ({ sourceIp: elsewhere(), ...call, params: { siteId, ...call.params } });
  const call = (name: keyof typeof member, siteId: string, more: Call = {}): Promise<Answer> =>
    send(handler, member[name], at(siteId, more));

  const register = (siteId: string, email: string, differences: Partial<Submission> = {}, more: Call = {}) =>
    call('register', siteId, { body: registration(email, differences), ...more });

  return {
    ...test,
    /** Resets the clock and the mailbox, but not the table. */
    async resetFixture(): Promise<void> {
      test.time.now = start;
      await deliverMail();
    },
    user,
    work,
    call,
    register,
    deliverMail,
    mailDependencies,
    links: shared.links,
    /** The raw response of the function, with bytes in base64. */
    fetchMedia: (siteId: string, folder: string, name: string, more: Call = {}) =>
      handler(
        httpEvent(member.media, at(siteId, { ...more, params: { folder, name } })),
        LAMBDA_CONTEXT,
      ) as Promise<APIGatewayProxyStructuredResultV2>,
    /** Publishes a site in Japanese and English with this content in addition to its sheets. */
    async published(
      content: SiteChanges = CONTENT,
      sheets?: (siteId: string) => Promise<Sheet[]>,
    ): Promise<{ siteId: string; sheetIds: string[] }> {
      const site = await user.create();
      const settings = { ...(await user.get(site.id)).document.settings, name: '茶の店', languages: ['jp' as const, 'en' as const] };
      const shown = (await sheets?.(site.id)) ?? [sheet('茶', { image: await test.picture(site.id, '茶') })];
      const { changes, ids } = sheetsInFirstCells(3, 3, shown, settings.languages);
      const saved = await user.save(site.id, site.working, { ...changes, settings, ...content });
      await user.publish(site.id, saved.site.working);
      return { siteId: site.id, sheetIds: ids };
    },
    /** Registers and confirms a member as visitors do; returns the token of its session. */
    async join(siteId: string, email: string): Promise<string> {
      await register(siteId, email);
      const mail = (await deliverMail()).find(({ to }) => to === email);
      const answer = await call('confirmRegistration', siteId, { body: { token: tokenIn(mail) } });
      return (answer.data as MemberSession).accessToken;
    },
    logIn: (siteId: string, email: string, password = PASSWORD, more: Call = {}) =>
      call('login', siteId, { body: { email, password }, ...more }),
    isSignedIn: async (siteId: string, token: string): Promise<boolean> => (await call('self', siteId, { token })).status === 200,
    membersOf: (siteId: string) => table.queryAll({ pk: membersPartition(siteId), prefix: 'MEMBER#' }, StoredMember),
    pendingOf: (siteId: string) => table.queryAll({ pk: membersPartition(siteId), prefix: 'PENDING#' }),
  };
}

export type MemberFixture = Awaited<ReturnType<typeof startMemberFixture>>;

let people = 0;
/** An address that no other test uses. */
export const uniqueEmail = (): string => `person-${(people += 1)}@example.com`;

/** Matches an answer that was refused with this code. */
export const refusedWith = (code: string) => ({ data: expect.objectContaining({ code }) });

export const memberTokenIn = ({ data }: Answer): string => (data as MemberSession).accessToken;

/** The statuses of answers in ascending order. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
