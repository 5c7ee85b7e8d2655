import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SendRawEmailCommand, SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthFixture, CONSOLE_ORIGIN, START, startAuthFixture } from '#test/support/api/auth-fixture.ts';
import { linkIn, tokenIn } from '#functions/mail/jobs/mail/mailbox-fixture.ts';
import { type Mail, sesMailer } from '#functions/platform/gateways/mail.ts';
import { sendMail } from '#functions/mail/jobs/mail/send-mail.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { mailJob, type MailRequest } from '#functions/mail/job-definitions/mail.ts';
import type { Mail as ReceivedMail } from '#infra/local/mail/mail.ts';
import { startMail } from '#infra/local/mail/start-mail.ts';
import type { Language } from '#shared/model/language.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';
import { PUBLIC_MEDIA_SCOPE } from '#functions/media/services/media-rights.ts';
import { TEST_MEDIA_RIGHTS } from '#test/support/media/media-rights.ts';

let test: AuthFixture;
let oem: Account;
beforeAll(async () => {
  test = await startAuthFixture();
  oem = await test.people.add('OEM_MASTER', test.operator, {
    companyName: 'ブランド社',
    brand: { logo: { mediaId: '01JD0000000000000000000000', width: 800, height: 200, colour: '#ffffff' }, mainColor: 'rgb(255, 0, 0)' },
  });
});
afterAll(() => test.stop());
beforeEach(async () => {
  await test.deliverMail();
  test.time.now = START;
  test.mailbox.length = 0;
  test.log.length = 0;
});

async function leave(order: MailRequest): Promise<string> {
  const id = test.dependencies.ids.ulid();
  await test.dependencies.jobs.add(newJob('mail', { mail: order }, id, test.clock()));
  return id;
}
async function mailOf(order: MailRequest): Promise<Mail | undefined> {
  await leave(order);
  const mails = await test.deliverMail();
  expect(mails.length).toBeLessThanOrEqual(1);
  return mails[0];
}
const sent = async (order: MailRequest): Promise<Mail> => (await mailOf(order)) ?? expect.unreachable('No e-mail was sent');
const forgotten = (email: string, language: Language = 'jp'): MailRequest => ({ template: 'password-reset', email, language });
const asking = (email: string, language: Language = 'jp'): MailRequest => ({
  template: 'registration',
  registration: { companyName: 'http://spam.example', contactName: 'Buy http://spam.example', email, language, agreements: [] },
});
const pathOf = (mail: Mail) => linkIn(mail).pathname;

describe('a password-reset e-mail', () => {
  it('goes to the account of the address, in the requested language, with the brand of the OEM', async () => {
    const user = await test.newUser({ contactName: '山田 <b>太郎</b>' }, oem);
    const mail = await sent(forgotten(user.email, 'en'));
    expect(mail).toMatchObject({ to: user.email, fromName: 'ブランド社', subject: 'Reset your ブランド社 password' });
    expect(linkIn(mail).origin).toBe(CONSOLE_ORIGIN);
    expect([pathOf(mail), linkIn(mail).searchParams.get('brand')]).toEqual(['/new-password', oem.id]);
    expect((await test.dependencies.links.find(tokenIn(mail)))?.kind).toBe('password-reset');
    expect(mail.text).toContain('Hello 山田 <b>太郎</b>,');
    expect(mail.html).toContain('Hello 山田 &lt;b&gt;太郎&lt;/b&gt;,');
    expect(mail.text).toContain('30 minutes (until 2026/11/20 21:31, Japan time)');
    expect(mail.html).toContain(
      `src="${CONSOLE_ORIGIN}/media/01JD0000000000000000000000/500.png?t=${TEST_MEDIA_RIGHTS.tagOf('01JD0000000000000000000000', PUBLIC_MEDIA_SCOPE)}" width="220" height="55" alt="ブランド社"`,
    );
  });

  it('is not sent if the address has no account, or an account that may not sign in', async () => {
    const ended = await test.newUser({ contractStatus: 'TERMINATED' });
    const endedOem = await test.people.add('OEM_MASTER', test.operator);
    const below = await test.newUser({}, endedOem);
    await test.people.setStatus(endedOem, 'TERMINATED');
    for (const email of ['nobody@example.com', ended.email, below.email]) expect(await mailOf(forgotten(email))).toBeUndefined();
  });

  it('shows the address of its link in the HTML and in the text', async () => {
    const mail = await sent(forgotten((await test.newUser()).email));
    const { href } = linkIn(mail);
    expect(mail.html.split(`>${href}</a>`)).toHaveLength(2);
    expect(mail.html.split(`href="${href}"`)).toHaveLength(3);
    expect(mail.fromName).toBeNull();
  });
});

describe('an invitation e-mail', () => {
  it('names the inviting account, and links to the page that sets the first password', async () => {
    const user = await test.people.add('USER', oem, { contractStatus: 'INACTIVE', language: 'jp' }, null);
    const mail = await sent({ template: 'invitation', accountId: user.id });
    expect(mail).toMatchObject({ to: user.email, subject: '【ブランド社】アカウントのご招待' });
    expect(pathOf(mail)).toBe('/first-time-change-password');
    expect(mail.text).toContain('ブランド社が、');
    expect(mail.text).toContain('7日間');
    const helper = await test.people.add('SUB_ADMIN', user, { contractStatus: 'INACTIVE', language: 'en' }, null);
    expect(await sent({ template: 'invitation', accountId: helper.id })).toMatchObject({
      subject: 'You are invited to ブランド社',
      text: expect.stringContaining('A company has set up an account for you'),
    });
  });

  it('names plan, price, initial fee and minimum term of a contract that the operator bills (R-2.68)', async () => {
    const operator = await test.dependencies.accounts.getOperator();
    const billingStart = { initialFee: 'waive' as const, firstBilledMonth: null, discount: null };
    const invited = { contractStatus: 'INACTIVE', planId: 'standard', language: 'jp' } as const;
    const waived = await test.people.add('USER', operator, { ...invited, billingStart }, null);
    expect((await sent({ template: 'invitation', accountId: waived.id })).text.replaceAll(/\s/g, '')).toContain(
      'プラン「standard」、月額¥19,800(税込¥21,780)、初期費用は免除、最低利用期間12か月',
    );
    const charged = await test.people.add('USER', operator, { ...invited, language: 'en' }, null);
    expect((await sent({ template: 'invitation', accountId: charged.id })).text.replaceAll(/\s+/g, ' ')).toContain(
      'initial fee ¥100,000 before tax',
    );
    const below = await test.people.add('USER', oem, { ...invited, language: 'en' }, null);
    expect((await sent({ template: 'invitation', accountId: below.id })).text).not.toContain('Your contract');
  });

  it('only informs the owner of the address, without a token, if the address already has an account (R-4.22)', async () => {
    const owner = await test.newUser({ language: 'en', contactName: 'Hanako' }, oem);
    const waiting = await test.people.add(
      'SUB_ADMIN',
      await test.newUser({ companyName: 'Other company' }),
      { contractStatus: 'INACTIVE', email: owner.email, holdsAddress: false },
      null,
    );
    const mail = await sent({ template: 'invitation', accountId: waiting.id });
    expect(mail).toMatchObject({ to: owner.email, fromName: 'ブランド社', subject: 'You already have a ブランド社 account' });
    expect(mail.text).toContain('Hello Hanako,');
    expect(mail.text).toContain(`Other company invited ${owner.email} to a new account`);
    expect([pathOf(mail), linkIn(mail).searchParams.has('token')]).toEqual(['/login', false]);
    for (const language of ['jp', 'cn', 'kr'] as const) {
      await test.table.update(accountKey(owner.id), { set: { language } });
      expect((await sent({ template: 'invitation', accountId: waiting.id })).text).toContain(owner.email);
    }
  });

  it('contains a token once the address is free again; setting the password then takes the address', async () => {
    const owner = await test.newUser();
    const waiting = await test.people.add(
      'USER',
      test.operator,
      { contractStatus: 'INACTIVE', email: owner.email, holdsAddress: false },
      null,
    );
    const { accounts } = test.dependencies;
    const audit = newAuditEntry(test.dependencies, 'account.delete', null, accountAuditSubject(owner));
    expect(await accounts.replace(owner, { ...owner, deletedAt: test.clock().toISOString() }, { audit })).toBe('replaced');
    const token = tokenIn(await sent({ template: 'invitation', accountId: waiting.id }));
    const body = { token, password: 'Chosen.2026', confirmPassword: 'Chosen.2026' };
    expect(await test.call('resetPassword', { body })).toMatchObject({ status: 200 });
    expect(await accounts.findCredential(owner.email)).toMatchObject({ accountId: waiting.id });
    expect(await accounts.accountsOf(owner.email)).toMatchObject([{ id: waiting.id, holdsAddress: true, contractStatus: 'ACTIVE' }]);
  });

  it('is not sent to accounts that have a password, are terminated or are deleted', async () => {
    const active = await test.newUser();
    const ended = await test.newUser({ contractStatus: 'TERMINATED' });
    const gone = await test.people.add('USER', test.operator, { contractStatus: 'INACTIVE' }, null);
    await test.table.update(accountKey(gone.id), { set: { deletedAt: test.clock().toISOString() } });
    for (const accountId of [active.id, ended.id, gone.id, '0'.repeat(26)])
      expect(await mailOf({ template: 'invitation', accountId })).toBeUndefined();
  });
});

describe('a registration e-mail', () => {
  it('contains the link that completes the registration, and repeats no entered text', async () => {
    const mail = await sent(asking('new@example.com', 'kr'));
    expect(mail).toMatchObject({ to: 'new@example.com', fromName: null, subject: '[Swipe Studio] 가입을 완료해 주세요' });
    expect([pathOf(mail), linkIn(mail).searchParams.has('brand')]).toEqual(['/register', false]);
    expect((await test.dependencies.links.find(tokenIn(mail)))?.kind).toBe('registration');
    expect(mail.html + mail.text).not.toContain('spam');
    expect(mail.text).toContain('24시간');
  });

  it('informs the owner of an existing account, with links to sign in and to reset the password', async () => {
    const user = await test.newUser({}, oem);
    const mail = await sent(asking(user.email, 'en'));
    expect(mail).toMatchObject({ to: user.email, subject: 'You already have a ブランド社 account' });
    expect(mail.text).toContain(`${CONSOLE_ORIGIN}/login?brand=${oem.id}`);
    expect(mail.text).toContain(`${CONSOLE_ORIGIN}/reset-pass?brand=${oem.id}`);
    expect(mail.html + mail.text).not.toMatch(/token=|spam/);
  });

  it('asks the owner of a terminated account to use another address', async () => {
    const mail = await sent(asking((await test.newUser({ contractStatus: 'TERMINATED' })).email));
    expect([pathOf(mail), mail.subject]).toEqual(['/register', '【Swipe Studio】ご登録について']);
    expect(mail.text).not.toContain('token=');
  });
});

describe('a password-changed e-mail', () => {
  it('goes to the login, with the time in Japan and a link to reset the password', async () => {
    const user = await test.newUser({ language: 'cn' });
    const mail = await sent({ template: 'password-changed', accountId: user.id });
    expect(mail).toMatchObject({ to: user.email, subject: '【Swipe Studio】您的密码已更改' });
    expect(mail.text).toContain('2026/11/20 21:01');
    expect([pathOf(mail), mail.text.includes('token=')]).toEqual(['/reset-pass', false]);
  });
});

describe('an e-mail about page views', () => {
  const reached = (accountId: string, changes: object = {}): MailRequest => ({
    template: 'page-views-reached',
    accountId,
    month: '2026-11',
    percentage: 80,
    views: 24_123,
    size: 30_000,
    price: 2_000,
    ...changes,
  });

  it('states the views, the included views and the price of each further block, and links to the page views', async () => {
    const user = await test.newUser({ language: 'en' });
    const mail = await sent(reached(user.id));
    expect(mail).toMatchObject({ to: user.email, subject: 'Swipe Studio: page views of this month have reached 80%' });
    expect(mail.text).toContain('Your sites had 24,123 page views in November 2026. Your plan includes 30,000 a month.');
    expect(mail.text).toContain('every further 30,000 page views cost 2,000 yen before tax');
    expect(pathOf(mail)).toBe('/admin-user/page-views');
  });

  it('states that further page views of a trial cost nothing', async () => {
    const user = await test.newUser({ language: 'jp' });
    expect((await sent(reached(user.id, { price: 0 }))).text).toContain('30,000を超えても追加料金はかからず');
  });
});

describe('an e-mail about an invoice', () => {
  const issued = (accountId: string, changes: object = {}): MailRequest => ({
    template: 'invoice-issued',
    accountId,
    number: '2026-12-000007',
    corrects: null,
    total: 26_180,
    dueOn: '2026-12-28',
    method: 'bank-transfer',
    ...changes,
  });

  it('states number, amount and due date, and links to the invoice', async () => {
    const user = await test.newUser({ language: 'en' });
    const mail = await sent(issued(user.id));
    expect(mail).toMatchObject({ to: user.email, subject: 'Swipe Studio: invoice 2026-12-000007' });
    for (const text of ['2026-12-000007', '¥26,180', '2026/12/28', 'transfer the amount']) expect(mail.text).toContain(text);
    expect(pathOf(mail)).toBe('/admin-user/payment-list/2026-12-000007');
  });

  it('omits the due date of a credit, and announces the charge if the method is card', async () => {
    const user = await test.newUser({ language: 'jp' });
    const credit = await sent(issued(user.id, { corrects: '2026-12-000003', dueOn: null, total: -26_180 }));
    expect(credit.subject).toContain('請求書 2026-12-000003 を取り消しました');
    expect(credit.text).not.toContain('お支払期限');
    expect((await sent(issued(user.id, { method: 'card' }))).text).toContain('ご登録のカードへ請求いたします');
    expect((await sent(issued(user.id, { corrects: '2026-12-000003' }))).subject).toContain('訂正した請求書 2026-12-000007');
  });

  it('contains the bank details if the payment is overdue', async () => {
    const user = await test.newUser({ language: 'kr' });
    const { number, total, dueOn } = { number: '2026-12-000007', total: 26_180, dueOn: '2026-12-28' };
    const bankDetails = 'A bank\n1234567';
    const mail = await sent({ template: 'payment-overdue', accountId: user.id, number, total, dueOn, bankDetails });
    expect(mail.subject).toContain('납부 안내(청구서 2026-12-000007)');
    expect(mail.text).toContain('A bank\n1234567');
  });

  it('contains the operator’s letter, with the operator as reply-to', async () => {
    const user = await test.newUser({ language: 'en' });
    const letter = { subject: 'Your <question>', text: 'First line.\n\nSecond line.', replyTo: 'billing@example.com' };
    const mail = await sent({ template: 'billing-letter', accountId: user.id, number: '2026-12-000007', ...letter });
    expect(mail).toMatchObject({ subject: 'Swipe Studio: Your <question>', replyTo: 'billing@example.com' });
    expect(mail.html).toContain('Your &lt;question&gt;');
    expect(mail.text).toContain('First line.\n\nSecond line.');
    expect(mail.text).toContain('You can reply to it.');
  });
});

describe('an e-mail about the end of a contract', () => {
  const trial = { planId: 'trial', contractStart: '2026-11-19', contractEnd: '2026-12-19' };
  const ends = (accountId: string, days: number): MailRequest => ({ template: 'trial-ends', accountId, end: '2026-12-19', days });

  it('reminds of the end of a trial and links to the plans', async () => {
    const user = await test.newUser({ language: 'en', ...trial });
    const mail = await sent(ends(user.id, 7));
    expect(mail).toMatchObject({ to: user.email, subject: 'Your Swipe Studio trial ends in 7 days' });
    expect(mail.text).toContain('Your free trial ends on 2026/12/19.');
    expect(pathOf(mail)).toBe('/admin-user/check-plan');
    expect((await sent(ends(user.id, 1))).subject).toBe('Your Swipe Studio trial ends tomorrow');
  });

  it('is not sent if a paid plan was requested, or the end of the contract has changed', async () => {
    const change = { planId: 'light', from: '2027-01', requestedAt: '2026-12-01T00:00:00.000Z', requestedBy: 'A', trialEnd: '2026-12-19' };
    for (const differences of [{ planChange: change }, { contractEnd: '2026-12-31' }, { planId: 'light' }])
      expect(await mailOf(ends((await test.newUser({ ...trial, ...differences })).id, 7))).toBeUndefined();
  });

  it('confirms that the customer has ended its contract', async () => {
    const user = await test.newUser({ language: 'jp', contractStart: '2026-04-01', contractEnd: '2027-03-31' });
    const mail = await sent({ template: 'contract-ends', accountId: user.id, end: '2027-03-31' });
    expect(mail.subject).toBe('【Swipe Studio】解約を受け付けました');
    expect(mail.text).toContain('ご契約は2027/03/31で終了します。');
  });
});

describe('the mail job', () => {
  const runWith = (send: (mail: Mail) => Promise<'sent' | 'refused'>) =>
    runJob(mailJob, { jobs: test.dependencies.jobs, ids: test.dependencies.ids }, sendMail({ ...test.mailDependencies, mailer: { send } }));

  it('issues a new secret for the same link when it retries; the link can be used only once, with either secret', async () => {
    const user = await test.newUser();
    const jobId = await leave(forgotten(user.email));
    const lost: Mail[] = [];
    const failing = runWith((mail) => {
      lost.push(mail);
      return Promise.reject(new Error('The connection broke after the e-mail had left'));
    });
    await expect(failing({ jobId })).rejects.toThrow('The connection broke');
    const [again] = await test.deliverMail();
    const tokens = [...lost, again].map((mail) => (mail ? tokenIn(mail) : ''));
    expect(new Set(tokens).size).toBe(2);
    expect(tokens.map((token) => token.split('.')[0])).toEqual([jobId, jobId]);
    for (const token of tokens) expect((await test.call('verifyToken', { body: { token } })).status).toBe(200);
    const password = 'Another-horse-2';
    const reset = (token = '') => test.call('resetPassword', { body: { token, password, confirmPassword: password } });
    expect((await reset(tokens[0])).status).toBe(200);
    expect((await reset(tokens[1])).status).toBe(404);
  });

  it('invalidates earlier secrets of a link that is issued again after a password change', async () => {
    const user = await test.newUser();
    const { links } = test.dependencies;
    const purpose = { kind: 'password-reset', accountId: user.id, email: user.email } as const;
    const id = test.dependencies.ids.ulid();
    const before = await links.issue(id, { ...purpose, epoch: 0 });
    const after = await links.issue(id, { ...purpose, epoch: 1 });
    expect(await links.find(before.token)).toBeUndefined();
    expect(await links.find(after.token)).toMatchObject({ epoch: 1 });
  });

  it('logs a warning without the address, and ends, if SES refuses the e-mail permanently', async () => {
    const user = await test.newUser();
    const jobId = await leave(forgotten(user.email));
    await runWith(() => Promise.resolve('refused'))({ jobId });
    expect(test.log).toMatchObject([{ level: 'warn', jobId, error: { name: 'MailRefused' } }]);
    expect(JSON.stringify(test.log)).not.toContain(user.email);
    expect(await test.deliverMail()).toEqual([]);
  });
});

describe('sesMailer', () => {
  const refuse = () => Promise.reject(new SESServiceException({ name: 'InvalidParameterValue', $fault: 'client', $metadata: {} }));
  it('sends names and domains in any script, and both an HTML and a text body', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mail-'));
    const server = await startMail({ port: 0, dataDir });
    const client = new SESClient({ endpoint: server.url, region: REGION, credentials: CREDENTIALS, maxAttempts: 1 });
    const mailer = sesMailer(client, 'Swipe Studio <no-reply@example.com>');
    const mail = { to: 'a@例え.jp', subject: '件名 ✓', html: '<b>太</b>', text: '太' };
    const names = [null, '株式会社ブランド・コミュニケーションズ・インターナショナル・ホールディングス🙂', 'A "quoted" \\ name, Inc.'];
    for (const fromName of names) expect(await mailer.send({ ...mail, fromName })).toBe('sent');
    expect(await sesMailer(client, 'plain@example.com').send({ ...mail, fromName: null })).toBe('sent');
    expect(await sesMailer(client, '').send({ ...mail, fromName: null })).toBe('refused');
    const answered = { ...mail, fromName: null, replyTo: 'hanako@例え.jp' };
    expect(await sesMailer(client, 'plain@example.com').send(answered)).toBe('sent');
    // A refused reply-to address does not prevent the e-mail.
    const hasReplyTo = ({ input }: SendRawEmailCommand) => Buffer.from(input.RawMessage?.Data ?? '').includes('Reply-To:');
    const isPicky = { send: (command: SendRawEmailCommand) => (hasReplyTo(command) ? refuse() : client.send(command)) };
    expect(await sesMailer(isPicky as SESClient, 'picky@example.com').send(answered)).toBe('sent');
    // An address that cannot be written into a header is never sent to SES.
    expect(await mailer.send({ ...mail, fromName: null, to: 'a@x.jp\r\nBcc: b@x.jp' })).toBe('refused');
    expect(await mailer.send({ ...mail, fromName: null, replyTo: '花子@x.jp' })).toBe('sent');
    const received = (await (await fetch(`${server.url}/messages.json`)).json()) as ReceivedMail[];
    expect(received.toReversed().map(({ from }) => from)).toEqual([
      'Swipe Studio <no-reply@example.com>',
      `${names[1]} <no-reply@example.com>`,
      `${names[2]} <no-reply@example.com>`,
      'plain@example.com',
      'plain@example.com',
      'picky@example.com',
      'Swipe Studio <no-reply@example.com>',
    ]);
    expect(received.slice(0, 3).map(({ replyTo }) => replyTo)).toEqual([[], [], ['hanako@xn--r8jz45g.jp']]);
    expect(received[0]).toMatchObject({ to: ['a@xn--r8jz45g.jp'], subject: '件名 ✓', html: '<b>太</b>', text: '太' });
    client.destroy();
    const broken = new SESClient({ endpoint: 'http://127.0.0.1:9', region: REGION, credentials: CREDENTIALS, maxAttempts: 1 });
    await expect(sesMailer(broken, 'plain@example.com').send({ ...mail, fromName: null })).rejects.toThrow('ECONNREFUSED');
    await server.close();
    await rm(dataDir, { recursive: true });
  });
});
