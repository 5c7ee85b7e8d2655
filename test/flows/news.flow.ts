/** News of a site: it appears on the visitor's pages at its minute and leaves at its end, in a platform whose clock is moved. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { type ClockEndpoint, moveClock, readClock } from '#infra/local/clients/clock-client.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { type Platform, startPlatform } from '#infra/local/startup/start-platform.ts';
import { news } from '#shared/api-contract/endpoints/news.ts';
import { createVisitorSite, MESSAGES, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { DESK, modulesLoaded, PHONE, visit } from './steps/visitor.ts';

const words = MESSAGES.jp.news;
const MINUTE = 60_000;

let platform: Platform;
let dataDir: string;
let session: ConsoleSession;
let site: VisitorSite;
let clock: ClockEndpoint;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  dataDir = await mkdtemp(join(tmpdir(), 'news-'));
  // The flows have built it.
  platform = await startPlatform({ port: 4660, dataDir, demo: false, build: false });
  await platform.complete;
  const { console: origin, clock: url, credentials, logins } = platform.addresses;
  clock = { url, accessKeyId: credentials.accessKeyId };
  session = await ConsoleSession.signIn(origin, logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂');
});
test.afterAll(async () => {
  await platform?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const at = (path: string): string => new URL(path, site.url).href;
const textOf = async (path: string): Promise<string> => String((await fetchFromSite(at(path))).body);
const bar = (page: Page): Locator => page.getByRole('region', { name: words.label });
const isToldEverywhere = async (title: string): Promise<boolean[]> =>
  Promise.all(['/n/jp.json', '/news', '/feed.xml'].map(async (path) => (await textOf(path)).includes(title)));

async function open(browser: Browser, options = PHONE): Promise<Page> {
  const page = await visit(browser, site.url, options);
  await modulesLoaded(page);
  return page;
}

const instant = () => ({
  siteIds: [site.id],
  content: '8月13日から休みます。',
  contentUrl: '',
  publishType: 'instant' as const,
  startDate: null,
  endDate: null,
  state: 'public' as const,
});

test('a news item appears on all pages at its start and disappears at its end, without a publication', async ({ browser }) => {
  const now = await readClock(clock);
  const start = new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE + 90 * MINUTE);
  const end = new Date(start.getTime() + 60 * MINUTE);
  const title = '夏の休み';
  const { news: created } = await session.call(news.create, {
    body: { ...instant(), title, publishType: 'scheduled', startDate: start.toISOString(), endDate: end.toISOString() },
  });
  expect(created.status).toBe('unpublic');

  await moveClock(clock, new Date(start.getTime() - 2 * MINUTE));
  expect(await isToldEverywhere(title)).toEqual([false, false, false]);
  const early = await open(browser);
  await expect(bar(early)).toBeHidden();

  await moveClock(clock, start);
  await expect.poll(() => isToldEverywhere(title)).toEqual([true, true, true]);
  const page = await open(browser);
  await expect(bar(page)).toContainText(title);
  expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(46);
  await expectNoViolations(page);
  await bar(page).getByRole('button', { name: words.open }).click();
  await expect(bar(page).getByRole('link', { name: words.all })).toBeFocused();
  await expectNoOverflow(page);
  await expectNoViolations(page);
  expect((await session.call(news.get, { params: { id: created.id } })).news.status).toBe('public');

  await moveClock(clock, end);
  await expect.poll(() => isToldEverywhere(title)).toEqual([false, false, false]);
  await expect(bar(await open(browser))).toBeHidden();
});

test('news items are shown one after the other, and a dismissed item stays hidden on this device', async ({ browser }) => {
  for (const title of ['新しい定食', '席が増えました']) await session.call(news.create, { body: { ...instant(), title } });
  await expect.poll(async () => (await textOf('/n/jp.json')).split('"title"').length - 1).toBe(2);
  // With reduced motion, the news do not change by themselves while the test reads.
  const page = await open(browser, { ...DESK, reducedMotion: 'reduce' });
  await expect(bar(page)).toContainText('席が増えました');
  await page.getByRole('button', { name: words.open }).click();
  await page.getByRole('button', { name: words.next }).click();
  await expect(bar(page)).toContainText('新しい定食');
  await expectNoViolations(page);
  await page.getByRole('button', { name: words.close }).click();
  await expect(bar(page)).toContainText('席が増えました');
  await page.reload();
  await modulesLoaded(page);
  await expect(bar(page)).toContainText('席が増えました');
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByRole('button', { name: words.next })).toBeHidden();
  await page.getByRole('button', { name: words.close }).click();
  await page.reload();
  await modulesLoaded(page);
  await expect(bar(page)).toBeHidden();

  const withoutScript = await visit(browser, at('/news'), { ...PHONE, javaScriptEnabled: false });
  await expect(withoutScript.getByRole('heading', { level: 2 })).toHaveText(['席が増えました', '新しい定食']);
  const feed = await fetchFromSite(at('/feed.xml'));
  expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
});

test('the news page is readable and accessible on a phone and a desktop', async ({ browser }) => {
  for (const options of [PHONE, DESK]) {
    const page = await visit(browser, at('/en/news'), options);
    await expect(page.getByRole('heading', { level: 1, name: MESSAGES.en.news.label })).toBeVisible();
    await expectNoOverflow(page);
    await expectNoViolations(page);
  }
});
