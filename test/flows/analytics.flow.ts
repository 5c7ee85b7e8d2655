/**
 * Effect measurement: what a visitor on a phone and one on a desktop do on a site is exactly what its owner reads in the console, in
 * CSV files and in the PDF, and what the OEM above the owner reads. Programs and visitors who refuse tracking are not counted.
 */
import { readFile } from 'node:fs/promises';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { HOTEL_LOGIN } from '#infra/local/demo/sites/make-demo-sites.ts';
import { analytics as endpoints } from '#shared/api-contract/endpoints/analytics.ts';
import { analytics } from '#shared/messages/jp/console/analytics.ts';
import { creatives } from '#shared/messages/jp/console/creatives.ts';
import { swipe as labels } from '#shared/messages/jp/console/swipe.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { METRICS } from '#shared/rules/analytics/metrics.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { OWN_VISIT_STATUS, ownVisitUrl } from '#shared/rules/analytics/visits/own-visit.ts';
import type { ReportTab } from '#web/features/analytics/address/report-tab.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { pdfPages } from '#test/support/pdf/pdf-text.ts';
import { BUTTON, createMeasuredSite, GOAL_CELL, MEASURED_CELLS, POPUP, SHOP, titleOf } from '#test/support/sites/measured-site.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, typeCredentials } from './steps/console-user.ts';
import { reportRegion, reportRows } from './steps/report-table.ts';
import { afterRunOf } from './steps/schedules.ts';
import { swipe } from './steps/swipe.ts';
import { DESK, expectShown, modulesLoaded, PHONE, visit } from './steps/visitor.ts';

test.describe.configure({ mode: 'serial' });

/** User agents. Reports of programs are not counted, and the default user agent of the flows is that of a headless browser. */
const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  program: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
} as const;

/** The website that led the visitor on the phone to the site. */
const REFERRER = 'magazine.example.com';

const name = (cell: string): string => `${cell} ${titleOf(cell)}`;
/** The route of the visitor on the desktop through all sheets, one step at a time. */
const ROUTE = ['A1', 'B1', 'C1', 'D1', 'D2', 'C2', 'B2', 'A2', 'A3', 'B3', 'C3', 'D3'] as const;
const STEPS = ['right', 'right', 'right', 'down', 'left', 'left', 'left', 'down', 'right', 'right', 'right'] as const;
/** The sheets whose buttons the visitor on the desktop presses. With the press on the phone, there are as many as a ranking needs. */
const PRESSED: readonly string[] = ROUTE.filter((cell) => cell !== GOAL_CELL).slice(0, 9);

let owner: ConsoleSession;
let site: { id: string; url: string };
let siteName: string;
let page: Page;
test.beforeAll(async ({ browser }) => {
  owner = await ConsoleSession.signIn(addresses().console, HOTEL_LOGIN);
  siteName = `計測の宿${test.info().retry || ''}`;
  site = await createMeasuredSite(owner, siteName);
  page = await (await browser.newContext({ ...DESK, acceptDownloads: true })).newPage();
  await page.goto(`${addresses().console}/login`);
  await typeCredentials(page, HOTEL_LOGIN);
  await expect(page).toHaveURL(/\/summary$/);
});
test.afterAll(() => page?.context().close());

/** Starts a separate browser: requests of a page that is being left have the user agent of the browser, not that of the page. */
async function browserOf(agent: string): Promise<Browser> {
  const launch = await chromiumLaunch();
  return chromium.launch({ ...launch, args: [...launch.args, `--user-agent=${agent}`] });
}

/** The reports that a page sends from now on. */
function reportsOf(visited: Page): string[] {
  const sent: string[] = [];
  visited.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v/')) sent.push(pathname);
  });
  return sent;
}

/** Presses the button in the middle of the screen. The shop answers without content, so the visit continues. */
async function pressButton(visited: Page, cell: string): Promise<void> {
  const asked = visited.waitForRequest((request) => request.url().startsWith(SHOP));
  await visited.locator(`#${cell}`).getByRole('link', { name: BUTTON }).click();
  await asked;
}

/** Answers navigations to the shop with 204, so that the page stays open. */
const withoutShop = (visited: Page) => visited.context().route(`${SHOP}/**`, (route) => route.fulfill({ status: 204 }));

async function leave(visited: Page): Promise<void> {
  await visited.goto('about:blank');
  await visited.context().close();
}

test('a crawler sends a visit report, a browser with Global Privacy Control sends none', async () => {
  const program = await browserOf(AGENTS.program);
  const crawled = await visit(program, 'about:blank', DESK);
  const sent = reportsOf(crawled);
  await crawled.goto(site.url);
  await expect.poll(() => sent.length).toBe(1);
  await leave(crawled);
  await program.close();

  const person = await browserOf(AGENTS.phone);
  const refusing = await visit(person, 'about:blank', PHONE);
  await refusing.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const unsent = reportsOf(refusing);
  await refusing.goto(site.url);
  await modulesLoaded(refusing);
  await swipe(refusing, 'left');
  await expectShown(refusing, 'B1');
  await refusing.goto('about:blank');
  expect(unsent).toEqual([]);
  await person.close();
});

test('visit reports of a browser that is marked as the owner’s get the status for own visits (R-20.32)', async () => {
  const person = await browserOf(AGENTS.phone);
  const own = await visit(person, 'about:blank', PHONE);
  const answered = own.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/v/'));
  await own.goto(ownVisitUrl(site.url));
  await expect(own).toHaveURL(site.url);
  expect(String((await answered).status())).toBe(OWN_VISIT_STATUS);
  await leave(own);
  await person.close();
});

test('a visitor on a phone swipes, clicks a goal button and applies from a popup', async () => {
  const person = await browserOf(AGENTS.phone);
  const phone = await visit(person, 'about:blank', PHONE);
  await phone.goto(site.url, { referer: `http://${REFERRER}/` });
  await withoutShop(phone);
  await modulesLoaded(phone);
  await swipe(phone, 'left');
  await expectShown(phone, 'B1');
  await swipe(phone, 'up');
  await expectShown(phone, GOAL_CELL);
  await pressButton(phone, GOAL_CELL);
  await pressButton(phone, GOAL_CELL);
  await phone.locator('[data-popup]').getByRole('link').click();
  await phone.getByRole('textbox', { name: visitor.form.fields.email.title }).fill('guest@example.com');
  await phone.getByRole('textbox', { name: visitor.form.fields.company.title }).fill('旅の会');
  await phone.getByRole('button', { name: visitor.form.submit.contact, exact: true }).click();
  await expect(phone).toHaveURL(/\/contact-success$/);
  await leave(phone);
  await person.close();
});

test('a visitor on a desktop visits all twelve sheets with the arrow buttons', async () => {
  const person = await browserOf(AGENTS.desk);
  const desk = await visit(person, site.url, DESK);
  await withoutShop(desk);
  await modulesLoaded(desk);
  await desk.getByRole('button', { name: visitor.popup.close }).click();
  for (const [index, cell] of ROUTE.entries()) {
    await expectShown(desk, cell);
    if (PRESSED.includes(cell)) await pressButton(desk, cell);
    const step = STEPS[index];
    if (step) await desk.getByRole('navigation', { name: visitor.arrows }).getByRole('link', { name: visitor[step] }).click();
  }
  await leave(desk);
  await person.close();
});

type Cells = readonly (string | undefined)[];

/** Expects these rows in any order. */
function expectRows(rows: readonly Cells[], expected: readonly Cells[]): void {
  const text = (all: readonly Cells[]): Set<string> => new Set(all.map((cells) => cells.join(' | ')));
  expect(text(rows)).toEqual(text(expected));
  expect(rows).toHaveLength(expected.length);
}

/** Opens a report of the site. */
async function openTab(tab: ReportTab): Promise<void> {
  await page.goto(`${addresses().console}/admin-user/analytics?site=${site.id}&tab=${tab}`);
  await expect(page.getByRole('tab', { name: analytics.tab[tab] })).toHaveAttribute('aria-selected', 'true');
}

test('the live view shows the visits on the phone and the desktop within seconds, each on its last sheet', async () => {
  // The first part of a visit may be seen before its last one.
  const lastCells = async () => {
    const { sheets } = await owner.call(endpoints.live, { params: { siteId: site.id } });
    return new Set(sheets.map(({ sheet }) => sheet.cell));
  };
  await expect.poll(lastCells, { timeout: 20_000 }).toEqual(new Set([GOAL_CELL, 'D3']));
  await openTab('live');
  await expect(page.getByRole('region', { name: analytics.live.title })).toContainText(`${analytics.live.title}\n2\n`, {
    useInnerText: true,
  });
  const rows = await reportRows(page, analytics.live.sheets);
  expectRows(rows.map(Object.values), [
    [name(GOAL_CELL), '1'],
    [name('D3'), '1'],
  ]);
});

test('a customer outside the tree gets not-found for the reports of the site', async ({ browser }) => {
  const stranger = await (await browser.newContext(DESK)).newPage();
  await authenticate(stranger, 'USER');
  await stranger.goto(`${addresses().console}/admin-user/analytics?site=${site.id}`);
  await expect(stranger.getByText(analytics.missing.site)).toBeVisible();
  await expect(stranger.getByText(siteName)).toHaveCount(0);
  await expectNoViolations(stranger);
  await stranger.context().close();
});

/** The texts of the cards, by metric. */
let cards: Record<string, string>;
test('the cards show the figures of the visits on phone and desktop, and match the table of days, its CSV file and the total', async () => {
  test.setTimeout(180_000);
  const counted = async () => {
    const { totals } = await owner.call(endpoints.site, { params: { siteId: site.id }, query: {} });
    const { visits, views, conversions } = totals;
    return { visits, views, conversions };
  };
  // The reconcile function rolls up the collected visits.
  await expect.poll(afterRunOf('reconcile', counted), { timeout: 150_000 }).toEqual({ visits: 2, views: 15, conversions: 2 });
  await openTab('overview');
  const figures = METRICS.map(async (metric) => {
    const card = page.getByRole('listitem', { name: analytics.metric[metric].name, exact: true });
    return [metric, (await card.innerText()).split('\n').filter((line) => line !== '')[1] ?? ''] as const;
  });
  cards = Object.fromEntries(await Promise.all(figures));
  expect(cards).toEqual({
    visits: '2',
    views: '15',
    people: '2',
    sheetsPerVisit: '7.5',
    averageTime: expect.stringMatching(/^(?!0:00)\d+:\d\d$/),
    completion: '50.0%',
    clicks: '11',
    popupClicks: '1',
    conversions: '2',
    conversionRate: '50.0%',
  });

  await reportRegion(page, analytics.chart.byDay).getByRole('button', { name: analytics.chart.asTable }).click();
  await expectNoViolations(page);
  const days = await reportRows(page, analytics.chart.byDay, { written: [analytics.chart.day] });
  for (const metric of ['visits', 'views', 'people', 'clicks', 'popupClicks', 'conversions'] as const) {
    const sum = days.reduce((all, day) => all + Number(day[analytics.metric[metric].name]), 0);
    expect(String(sum), metric).toBe(cards[metric]);
  }
});

test('the landing report shows the first sheet and the referrer of the visits', async () => {
  await openTab('landing');
  const { landing, metric } = analytics;
  const sheets = await reportRows(page, landing.sheets);
  expect(sheets).toEqual([
    {
      [analytics.sheet.column]: name('A1'),
      [landing.landings]: '2',
      [landing.bounces]: '0',
      [landing.bounceRate]: '0.0%',
      [metric.conversions.name]: '2',
    },
  ]);
  const sources = await reportRows(page, landing.sources);
  const bySource = Object.fromEntries(sources.map((row) => [row[landing.sources], row]));
  expect(sources).toHaveLength(2);
  expect(bySource[analytics.source.referral]).toMatchObject({
    [metric.visits.name]: '1',
    [metric.sheetsPerVisit.name]: '3.0',
    [metric.conversionRate.name]: '100.0%',
  });
  expect(bySource[analytics.source.direct]).toMatchObject({
    [metric.visits.name]: '1',
    [metric.sheetsPerVisit.name]: '12.0',
    [metric.conversions.name]: '0',
  });
  expect(await reportRows(page, landing.referrers)).toEqual([{ [landing.host]: REFERRER, [metric.visits.name]: '1' }]);
});

test('the swipe report shows the reach of every cell in the heat map, and paths and exits in tables', async () => {
  await openTab('swipe');
  const cells = page.getByRole('gridcell');
  await expect(cells).toHaveCount(MEASURED_CELLS.length);
  for (const cell of MEASURED_CELLS) {
    const value = ['A1', 'B1', GOAL_CELL].includes(cell) ? '100.0%' : '50.0%';
    const label = fillPlaceholders(labels.heat.smallCell, { sheet: name(cell), measure: labels.measure.reach.name, value });
    await expect(page.getByRole('gridcell', { name: label, exact: true })).toBeVisible();
  }
  const paths = await reportRows(page, labels.paths.title);
  expectRows(
    paths.map((row) => [row[labels.paths.path]]),
    [[`A1 → B1 → ${GOAL_CELL}`], [`${ROUTE.slice(0, 8).join(' → ')} → …`]],
  );
  const exits = await reportRows(page, labels.exits.title);
  const figures = exits.map((row) => [
    row[analytics.sheet.column],
    row[labels.detail.exits],
    row[labels.exits.down],
    row[labels.exits.right],
  ]);
  expectRows(figures, [
    [name(GOAL_CELL), '1', '1', '0'],
    [name('D3'), '1', '0', '1'],
  ]);

  await reportRegion(page, labels.heat.title).getByRole('button', { name: analytics.chart.asTable }).click();
  const table = page
    .getByRole('region', { name: labels.heat.title, exact: true })
    .getByRole('group')
    .filter({ has: page.getByRole('table') })
    .first();
  const sheets = await reportRows(page, (await table.getAttribute('aria-label')) ?? '');
  expect(sheets.map((row) => [row[analytics.sheet.column], row[labels.measure.reach.name], row[labels.measure.clicks.name]])).toEqual(
    MEASURED_CELLS.map((cell) => {
      const clicks = cell === GOAL_CELL ? '2' : PRESSED.includes(cell) ? '1' : '0';
      return [name(cell), ['A1', 'B1', GOAL_CELL].includes(cell) ? '100.0%' : '50.0%', clicks];
    }),
  );
});

test('the reports on creatives, rankings and popups show the clicks, the application and the conversions', async () => {
  await openTab('creatives');
  const card = page.getByRole('listitem', { name: name(GOAL_CELL), exact: true });
  await expect(card).toContainText(`${analytics.metric.views.name}\n2`, { useInnerText: true });
  await expect(card).toContainText(`${labels.measure.conversions.name}\n2`, { useInnerText: true });
  await card.getByRole('button').click();
  const taps = await reportRows(page, creatives.taps.places);
  expect(taps.map((row) => [row[creatives.taps.target], row[creatives.taps.times]])).toEqual([[creatives.target.button, '2']]);
  await page.keyboard.press('Escape');

  await openTab('rankings');
  const clicks = await reportRows(page, analytics.rankings.clicks);
  const ranked = clicks.map((row) => [row[analytics.rankings.place], row[analytics.sheet.column], row[analytics.rankings.times]]);
  expect(ranked[0]).toEqual(['1', name(GOAL_CELL), '2']);
  expectRows(
    ranked.slice(1),
    PRESSED.map((cell) => ['2', name(cell), '1']),
  );
  const tooFew = fillPlaceholders(analytics.rankings.tooFewConversions, { needed: 10, count: 1 });
  await expect(reportRegion(page, analytics.rankings.conversions)).toContainText(tooFew);
  expect((await reportRows(page, analytics.rankings.popupClicks)).map(Object.values)).toEqual([['1', POPUP.name, '1']]);

  await openTab('popups');
  const { popups } = analytics;
  expect(await reportRows(page, popups.title, { written: [popups.left] })).toEqual([
    {
      [popups.popup]: POPUP.name,
      [popups.period]: popups.always,
      [popups.shown]: '2',
      [popups.clicked]: '1',
      [popups.clickRate]: '50.0%',
      [popups.applied]: '1',
      [popups.closed]: '1',
      [popups.left]: String(POPUP.limit - 1),
    },
  ]);
  const left = fillPlaceholders(popups.leftOf, { left: POPUP.limit - 1, limit: POPUP.limit });
  await expect(reportRegion(page, popups.title).getByText(left)).toBeVisible();
});

test('the PDF contains the figures of the screen', async () => {
  await openTab('overview');
  await page.getByRole('button', { name: analytics.pdf.start }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: analytics.pdf.download }).click({ timeout: 60_000 });
  const bytes = await readFile(await (await saved).path());
  expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
  const text = (await pdfPages(bytes)).join('');
  const has = (...parts: readonly (string | number | undefined)[]) => expect.soft(text).toContain(parts.join('').replaceAll(/\s/g, ''));
  has(siteName);
  for (const metric of METRICS) has(analytics.metric[metric].name, cards[metric]);
  has(name('A1'), 2, '0.0%', 2);
  has(REFERRER, 1);
  has('A1→B1→B2');
  has(ROUTE.slice(0, 8).join('→'), '→…');
  has('1.', name(GOAL_CELL), 2);
  has(POPUP.name, 2, 1, 1, 1, POPUP.limit - 1);
});

test('the account report of the owner’s OEM shows the same figures of the site', async ({ browser }) => {
  const above = await (await browser.newContext(DESK)).newPage();
  await authenticate(above, 'OEM_MASTER');
  await above.goto(`${addresses().console}/admin/analytics`);
  const rows = await reportRows(above, analytics.sites.title);
  const { visits, views, people, clicks, conversions } = analytics.metric;
  expect(rows.filter((row) => row[analytics.sites.site] === siteName)).toMatchObject([
    {
      [analytics.sites.account]: '白樺高原ホテル',
      [visits.name]: cards['visits'],
      [views.name]: cards['views'],
      [people.name]: cards['people'],
      [clicks.name]: cards['clicks'],
      [conversions.name]: cards['conversions'],
    },
  ]);
  await above.getByRole('link', { name: siteName }).click();
  await expect(above.getByRole('listitem', { name: visits.name, exact: true })).toContainText(`${visits.name}\n2\n`, {
    useInnerText: true,
  });
  await above.context().close();
});
