import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { authUseCases } from '#functions/sign-in/api/auth/use-cases.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { argon2Hasher, type PasswordHasher } from '#functions/platform/gateways/passwords.ts';
import { consoleAuthenticator } from '#functions/platform/http/authentication/authenticate.ts';
import type { LogLine } from '#functions/platform/http/log.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { JobLogLine } from '#functions/platform/runner/job-log.ts';
import { createMailbox } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { actingStore } from '#functions/sign-in/store/acting/acting-store.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { challengeStore } from '#functions/sign-in/store/challenge-store.ts';
import { deviceStore } from '#functions/sign-in/store/device-store.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { loginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import { legalStore } from '#functions/legal/store/legal-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { previewShareStore } from '#functions/preview/store/preview-share-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { sessionStore } from '#functions/sign-in/store/session-store.ts';
import { startTable } from '#test/support/engines.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { type Answer, type Call, type HttpHandler, networks, send } from '#test/support/http/send.ts';
import { NO_INVOICE_FILES, NO_REPORT_FILES } from '#test/support/media/storage-bucket.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

export const PASSWORD = 'Correct-horse-1';
export const CONSOLE_ORIGIN = 'https://console.example.com';
export const START = Date.UTC(2026, 10, 20, 12, 1);

/** The auth family on its own table, with the e-mails it sends. */
export async function startAuthFixture() {
  const test = await startTable();
  const time = { now: START };
  const clock = () => new Date(time.now);
  const people = await testAccountsIn(test.table, clock);
  const operator = await people.add('MASTER', null, { companyName: 'Operator' });
  const cheap = argon2Hasher({ memory: 8, passes: 1 });
  const hash = await cheap.hash(PASSWORD);
  const work = { verified: [] as (string | undefined)[], hashed: 0 };
  const passwords: PasswordHasher = {
    hash: (password) => {
      work.hashed += 1;
      return cheap.hash(password);
    },
    verify: (password, expected) => {
      work.verified.push(expected);
      return cheap.verify(password, expected);
    },
  };
  const accounts = accountStore(test.table);
  const sessions = sessionStore(test.table, accounts, randomIds, clock);
  const actings = actingStore(test.table, randomIds, clock);
  const [jobs, links] = [jobStore(test.table, clock), linkStore(test.table, randomIds, clock)];
  const dependencies = {
    accounts,
    actings,
    sessions,
    passwords,
    jobs,
    legal: legalStore(test.table),
    links,
    clock,
    ids: randomIds,
    plans: planStore(test.table),
    imageMaxMb: 12,
    attempts: attemptStore(test.table, clock),
    challenges: challengeStore(test.table, randomIds, clock),
    emailChanges: loginEmailChangeStore(test.table, clock),
    devices: deviceStore(test.table, randomIds, clock),
  };
  const log: (LogLine | JobLogLine)[] = [];
  const handler: HttpHandler = serve(auth, authUseCases(dependencies), {
    authenticate: consoleAuthenticator({ accounts, actings, sessions }),
    accounts,
    originKeys: () => Promise.resolve([]),
    attempts: dependencies.attempts,
    mediaRights: TEST_MEDIA_RIGHTS,
    log: (line) => log.push(line),
  });
  const mail = createMailbox(jobs, time, {
    accounts,
    links,
    sites: publicSiteStore(test.table),
    revisions: revisionStore(test.table),
    shares: previewShareStore(test.table),
    clock,
    entries: formEntryStore(test.table),
    members: memberStore(test.table),
    registrations: registrationStore(test.table, clock),
    emailChanges: emailChangeStore(test.table, clock),
    loginEmailChanges: dependencies.emailChanges,
    sitesOrigin: 'https://{siteId}.sites.example.com',
    consoleOrigin: CONSOLE_ORIGIN,
    mediaRights: TEST_MEDIA_RIGHTS,
    mailRecords: mailRecordStore(test.table),
    reportFiles: NO_REPORT_FILES,
    ...NO_INVOICE_FILES,
    bells: bellStore(test.table),
    notices: systemNoticeStore(test.table),
    plans: planStore(test.table),
    suppressions: suppressionStore(test.table, clock),
    log: (line: JobLogLine) => log.push(line),
  });

  const elsewhere = networks();
  const call = (name: keyof typeof auth, { sourceIp = elsewhere(), ...rest }: Call = {}): Promise<Answer> =>
    send(handler, auth[name], { sourceIp, ...rest });
  const signIn = (email: string, password = PASSWORD, request: Pick<Call, 'device' | 'sourceIp'> = {}) =>
    call('login', { body: { email, password }, ...request });

  return {
    ...test,
    time,
    clock,
    people,
    operator,
    hash,
    work,
    dependencies,
    log,
    ...mail,
    call,
    signIn,
    /** Creates a USER directly below the operator, with the password `PASSWORD`. */
    newUser: (differences: Partial<Account> = {}, parent = operator) => people.add('USER', parent, differences, hash),
    isLive: async (accessToken: string) => (await call('userInfo', { token: accessToken })).status === 200,
  };
}

export type AuthFixture = Awaited<ReturnType<typeof startAuthFixture>>;

export const accessTokenOf = ({ data }: Answer): string => (data as Session).accessToken;
