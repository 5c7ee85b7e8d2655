/** The clock of a platform of its own is moved: months are closed in a few seconds, and an overdue invoice pauses its account. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { agreeToDocuments } from '#infra/local/clients/agree-to-documents.ts';
import { moveClock, readClock } from '#infra/local/clients/clock-client.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { type Platform, startPlatform } from '#infra/local/startup/start-platform.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { plan } from '#shared/api-contract/endpoints/plan.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { bills } from '#shared/messages/jp/console/bills.ts';
import { dunning } from '#shared/messages/jp/console/dunning.ts';
import { mail } from '#shared/messages/jp/mail/mail.ts';
import { addMonths, monthOf } from '#shared/rules/time/japanese-month.ts';
import { closingTime } from '#shared/rules/billing/closing-time.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { publishGrid } from '#test/support/sites/published-grid.ts';
import { picture, uploadCreatives } from '#test/support/media/upload.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { openFromMenu, openInPlace, typeCredentials } from './steps/console-user.ts';

const CUSTOMER = { email: 'clock@example.com', companyName: '時計台商店', contactName: '時田 進' };
const INITIAL_PASSWORD = 'Initial.2026';
const PASSWORD = 'Clock.Mover.2026';
const DAY_MS = 24 * 3_600_000;

// The second test continues with the customer of the first.
test.describe.configure({ mode: 'serial' });

let platform: Platform;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clock-'));
  // The flows have built it.
  platform = await startPlatform({ port: 4640, dataDir, demo: false, build: false });
  await platform.complete;
});
test.afterAll(async () => {
  await platform?.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Creates a customer that pays from today on and has requested another plan. */
async function makeCustomer(operator: ConsoleSession, origin: string): Promise<ConsoleSession> {
  const { user } = await operator.call(auth.userInfo, {});
  const typed = { role: 'USER', authority: 'edit', licenceGrant: null, language: 'jp', planId: 'light', ...CUSTOMER } as const;
  const dates = { contractStart: japaneseDay(new Date()), contractEnd: null };
  const parent = { parentId: user.workAccountId, initialPassword: INITIAL_PASSWORD };
  await operator.call(masterUser.create, { body: { ...typed, ...dates, ...parent } });
  const first = await ConsoleSession.signIn(origin, { email: CUSTOMER.email, password: INITIAL_PASSWORD });
  const chosen = { currentPassword: INITIAL_PASSWORD, password: PASSWORD, confirmPassword: PASSWORD };
  await first.call(auth.changePassword, { body: chosen });
  const session = await ConsoleSession.signIn(origin, { email: CUSTOMER.email, password: PASSWORD });
  await agreeToDocuments(session);
  await session.call(plan.request, { body: { planId: 'standard' } });
  return session;
}

test('moving the clock over three months closes each month on the first of the next, and keeps all logins signed in', async ({ page }) => {
  const { addresses } = platform;
  const { console: origin, clock: url, credentials, logins } = addresses;
  const clock = { url, accessKeyId: credentials.accessKeyId };
  const operator = await ConsoleSession.signIn(origin, logins.MASTER);
  const bankDetails = 'サンプル銀行 本店 普通 1234567';
  const issuer = {
    name: 'サンプル株式会社',
    address: '東京都',
    registrationNumber: 'T1234567890123',
    bankDetails,
    note: '',
    chargeDay: 27,
  };
  await operator.call(bill.setSettings, { body: { settings: issuer, version: 0 } });
  const customer = await makeCustomer(operator, origin);

  await page.goto(`${origin}/login`);
  await typeCredentials(page, { email: CUSTOMER.email, password: PASSWORD });
  await expect(page).toHaveURL(/\/summary$/);
  await openFromMenu(page, 'paymentList');
  await expect(page.getByText(bills.empty.title)).toBeVisible();

  const months = [1, 2, 3].map((later) => addMonths(monthOf(new Date()), later));
  const end = new Date(closingTime(months[2] ?? '').getTime() + 3_600_000);
  expect(await moveClock(clock, end)).toEqual(expect.any(Date));
  await expect(moveClock(clock, new Date())).rejects.toThrow('forward only');
  expect((await readClock(clock)).getTime()).toBeGreaterThanOrEqual(end.getTime());

  const { payments } = await customer.call(bill.list, { query: {} });
  const seen = payments.map(({ issuedOn, initialFee, planFee }) => ({ issuedOn, initialFee, planFee }));
  expect(seen.toReversed()).toEqual([
    { issuedOn: `${months[0]}-01`, initialFee: 100_000, planFee: 9_800 + 19_800 },
    { issuedOn: `${months[1]}-01`, initialFee: 0, planFee: 19_800 },
    { issuedOn: `${months[2]}-01`, initialFee: 0, planFee: 19_800 },
  ]);

  await page.reload();
  for (const { number } of payments) await expect(page.getByRole('link', { name: number })).toBeVisible();
  await openFromMenu(page, 'summary');
  // The console's day is that of the server.
  const [year, month] = months[2]?.split('-') ?? [];
  await expect(page.getByText(`${year}年${Number(month)}月1日`)).toBeVisible();

  // Signed requests keep real time: the storage takes uploads, and publishing and e-mails run.
  const { site: created } = await customer.call(site.create, {
    body: { name: '時計台', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE', logo: null, favicon: null, content: null },
  });
  expect(await uploadCreatives(customer, created.id, [await picture('12', '#357')])).toHaveLength(1);
  await operator.call(auth.forgotPassword, { body: { email: CUSTOMER.email, language: 'jp' } });
  await expect
    .poll(async () => {
      const { body } = await fetchFromSite(`${addresses.inbox}/messages.json`);
      const mails = JSON.parse(body.toString()) as Mail[];
      return mails.filter(({ to }) => to.includes(CUSTOMER.email)).some(({ at }) => new Date(at) >= end);
    })
    .toBe(true);
});

test('an overdue invoice pauses the customer after a final notice, and a receipt resumes it (R-22.111, R-22.113)', async ({ page }) => {
  const { addresses } = platform;
  const { console: origin, clock: url, credentials, logins } = addresses;
  const clock = { url, accessKeyId: credentials.accessKeyId };
  const operator = await ConsoleSession.signIn(origin, logins.MASTER);
  const customer = await ConsoleSession.signIn(origin, { email: CUSTOMER.email, password: PASSWORD });
  const siteUrl = await publishGrid(customer, '時計台の店', { rows: 1, columns: 1 });
  const statusOfSite = async (): Promise<number> => (await fetchFromSite(siteUrl)).status;
  const movedBy = async (days: number): Promise<void> => {
    await moveClock(clock, new Date((await readClock(clock)).getTime() + days * DAY_MS));
  };
  expect(await statusOfSite()).toBe(200);

  await page.goto(`${origin}/login`);
  await typeCredentials(page, logins.MASTER);
  await expect(page).toHaveURL(/\/summary$/);
  await openInPlace(page, '/master/dunning');
  const kinds = { 3: 'final-notice', 4: 'pause' } as const;
  for (const [position, kind] of Object.entries(kinds)) {
    await page.getByRole('button', { name: dunning.add }).click();
    await page
      .getByRole('listitem', { name: dunning.step.replace('{{position}}', position) })
      .getByLabel(dunning.kind)
      .selectOption(kind);
  }
  await page.getByRole('button', { name: dunning.save, exact: true }).click();
  await expect(page.getByText(dunning.saved)).toBeVisible();
  await page.getByLabel(dunning.preview.mail, { exact: true }).selectOption('final-notice');
  const frame = page.frameLocator(`iframe[title="${dunning.preview.frame}"]`);
  await expect(frame.getByRole('heading', { name: mail.dunning.finalNotice.title })).toBeVisible();
  await expectNoViolations(page);

  // The final notice, and the pause that it announces for a week later.
  await movedBy(2);
  await movedBy(8);
  await expect.poll(statusOfSite).toBe(503);
  const { payments } = await customer.call(bill.list, { query: {} });
  const [first] = payments.toReversed();
  const pausedFor = async () => (await customer.call(auth.userInfo, {})).user.pausedFor;
  expect(await pausedFor()).toEqual([first?.number]);

  const receipt = { receivedOn: first?.dueOn ?? '', allocations: [{ number: first?.number ?? '', amount: first?.total ?? 0 }] };
  await operator.call(bill.receive, { body: { ...receipt, note: '' } });
  await movedBy(0.01);
  await expect.poll(statusOfSite).toBe(200);
  expect(await pausedFor()).toEqual([]);
  const { body } = await fetchFromSite(`${addresses.inbox}/messages.json`);
  const subjects = (JSON.parse(body.toString()) as Mail[]).filter(({ to }) => to.includes(CUSTOMER.email)).map(({ subject }) => subject);
  for (const { subject } of [mail.dunning.finalNotice, mail.dunning.paused, mail.dunning.resumed]) {
    const [, about = ''] = subject.replaceAll('{{brand}}', 'Swipe Studio').split('】');
    expect(subjects.join('\n')).toContain(about.replace('(請求書 {{number}})', ''));
  }
});
