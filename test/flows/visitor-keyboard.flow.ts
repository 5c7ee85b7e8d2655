/** A visitor with a keyboard only, also at 200 % zoom: the focus is always visible and never lost, and changes are announced. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { news as newsEndpoints } from '#shared/api-contract/endpoints/news.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { memberPages } from '#shared/messages/jp/visitor/member-pages.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { LOCKED_CELL, createVisitorSite, SHEET_TEXTS, type VisitorSite, MESSAGES } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { linkFromMail, mailsTo } from './steps/inbox.ts';
import { addresses } from './steps/console-user.ts';
import { DESK, expectFocusSeen, expectRing, tabTo, visit, ZOOMED } from './steps/visitor.ts';

const words = MESSAGES.jp;
const texts = SHEET_TEXTS.jp;
const { fields, fault, submit } = words.form;
const MEMBER = 'keyboard@example.com';
const PASSWORD = 'Harbour.2026';

let site: VisitorSite;
const at = (path: string): string => new URL(path, site.url).href;

/** Adds what overlays the sheets: a menu, news, and a popup over a sheet with a button. */
async function addToSite(session: ConsoleSession): Promise<void> {
  const { site: current, document } = await session.call(sites.get, { params: { id: site.id } });
  const item = (index: number, name: string, linkDestinationUrl: string) => ({
    id: numberedUlid(120 + index),
    name,
    linkDestinationUrl,
    isInternalLink: true,
  });
  const popups = Object.entries(document.popups).map(([id, popup]) => [
    id,
    { ...popup, effectiveSheets: [...popup.effectiveSheets, document.grid.cells['B2'] ?? ''] },
  ]);
  const changes = {
    settings: { ...document.settings, displayGlobalMenu: true },
    menu: { jp: { items: [item(1, texts['B2'] ?? '', '/B2'), item(2, words.form.title.contact, '/contact')], basedOn: null } },
    popups: Object.fromEntries(popups) as typeof document.popups,
  };
  const { site: saved } = await session.call(sites.update, { params: { id: site.id }, body: { base: current.working, changes } });
  await publishAndWait(session, site.id, saved.working);
  const { news: created } = await session.call(newsEndpoints.create, {
    body: {
      siteIds: [site.id],
      title: '夏の休み',
      content: '8月13日から休みます。',
      contentUrl: '',
      publishType: 'instant',
      startDate: null,
      endDate: null,
      state: 'public',
    },
  });
  // A job writes the news that the bar shows.
  await expect.poll(async () => String((await fetchFromSite(at('/n/jp.json'))).body)).toContain(created.id);
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂を鍵盤で');
  await addToSite(session);
});

const news = (page: Page): Locator => page.getByRole('region', { name: words.news.label });
const grid = (page: Page): Locator => page.locator('.grid');

/** Opens the sheets and waits for everything loaded after the page; the news come last. */
async function visitSheets(page: Page, path: string): Promise<void> {
  await page.goto(at(path));
  await expect(news(page)).toBeVisible();
}

/** Focuses a control by its accessible name and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Overlays that cover most of a small screen are ignored. */
async function expectAnnounced(page: Page, cell: string, label = texts[cell] ?? ''): Promise<void> {
  await expect(page).toHaveURL(at(cell === 'A1' ? '/' : `/${cell}`));
  await expect(page.locator(`.sheet:not([inert])[data-page=${cell}]`)).toBeInViewport({ ratio: 0.99 });
  await expect(page.locator('[aria-live=polite].live')).toHaveText(`${cell} ${label}`);
  await expectFocusSeen(page);
}

for (const [screen, options] of Object.entries({ desk: DESK, zoomed: ZOOMED }))
  test(`${screen}: the menu opens, closes, links to a cell and does not trap the focus`, async ({ browser }) => {
    const page = await visit(browser, 'about:blank', { ...options, reducedMotion: 'reduce' });
    await visitSheets(page, '/');
    const button = page.locator('.menu summary');
    const links = page.getByRole('navigation', { name: words.menu });
    await press(page, button);
    await expect(links).toBeVisible();
    await tabTo(page, links.getByRole('link').last());
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, page.locator('.languages summary'));
    await expect(links).toBeHidden();
    await tabTo(page, button, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await press(page, links.getByRole('link', { name: texts['B2'] ?? '' }));
    await expectAnnounced(page, 'B2');
    await expect(links).toBeHidden();
    await expect(grid(page)).toBeFocused();
    await page.context().close();
  });

for (const [screen, options] of Object.entries({ desk: DESK, zoomed: ZOOMED }))
  test(`${screen}: arrows, sheet list, company page, overlays and languages are reachable by keyboard`, async ({ browser }) => {
    const page = await visit(browser, 'about:blank', { ...options, reducedMotion: 'reduce' });
    await visitSheets(page, '/');
    await press(page, news(page).getByRole('button', { name: words.news.close }));
    await expect(news(page)).toBeHidden();
    await expect(grid(page)).toBeFocused();
    await tabTo(page, grid(page));
    await expectRing(page, grid(page));
    await page.keyboard.press('ArrowDown');
    await expectAnnounced(page, 'A2');
    await page.keyboard.press('ArrowUp');
    await expectAnnounced(page, 'A1');
    const right = page.getByRole('link', { name: words.right });
    await press(page, right);
    await expectAnnounced(page, 'B1');
    await expect(right).toBeFocused();
    await page.keyboard.press('Enter');
    await expectAnnounced(page, LOCKED_CELL, words.locked.title);
    await expect(grid(page)).toBeFocused();

    const dialog = page.getByRole('dialog');
    const list = page.getByRole('link', { name: words.list.title });
    await press(page, list);
    await expect(dialog).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(list).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    const entry = dialog.getByRole('link', { name: texts['B2'] ?? '' });
    await tabTo(page, entry);
    await expectRing(page, entry);
    await page.keyboard.press('Enter');
    await expectAnnounced(page, 'B2');
    await expect(dialog).toBeHidden();

    const company = page.getByRole('contentinfo').getByRole('link', { name: words.company.privacyPolicy });
    await press(page, company);
    await expect(dialog).toBeVisible();
    await expectFocusSeen(page);
    await tabTo(page, dialog.getByRole('button', { name: words.company.close }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(company).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(company).toBeFocused();

    await tabTo(page, page.locator('#B2').getByRole('link', { name: words.form.title.contact }));
    const popup = page.locator('[data-popup]');
    // On a small screen, the popup has no place beside the text.
    if (screen === 'zoomed') await press(page, page.locator('.recall'));
    await expect(popup).toBeVisible();
    await press(page, popup.getByRole('button', { name: words.popup.close }));
    await expect(popup).toBeHidden();
    await expect(grid(page)).toBeFocused();

    await press(page, page.locator('.languages summary'));
    await press(page, page.getByRole('link', { name: 'English' }));
    await expect(page).toHaveURL(at('/en/B2'));
    await expect(page.locator('#B2')).toContainText(SHEET_TEXTS.en['B2'] ?? '');
    await page.context().close();
  });

test('zoomed: the pages beside the sheets fit the screen, and every focused control is visible', async ({ browser }) => {
  const page = await visit(browser, 'about:blank', ZOOMED);
  const about = page.getByRole('contentinfo').getByRole('link', { name: words.frame.dataNotice });
  for (const path of ['/contact', '/register', '/login', '/forgot-password', '/company', '/sheets', '/data-notice', '/contact-success']) {
    await page.goto(at(path));
    await tabTo(page, about);
    await expectNoOverflow(page);
  }
  await page.context().close();
});

/** A field that is invalid, announced as such and described by its fault. */
async function expectWrong(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
}

test('a contact form is refused, corrected and sent by keyboard', async ({ browser }) => {
  const page = await visit(browser, at('/contact'), ZOOMED);
  const [email, company, message] = await page.getByRole('main').getByRole('textbox').all();
  if (!email || !company || !message) throw new Error('The form has three fields');
  const send = page.getByRole('button', { name: submit.contact, exact: true });
  await press(page, page.getByRole('link', { name: words.frame.skip }));
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await press(page, send);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expectFocusSeen(page);
  for (const field of [email, company, message]) await expectWrong(field, fault.required);
  // One link for each fault, in the order of the fields.
  await expect(summary.getByRole('link')).toHaveCount(3);
  await press(page, summary.getByRole('link').first());
  await expect(email).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.type('nobody');
  await tabTo(page, company);
  await page.keyboard.type('鍵盤商店');
  await tabTo(page, message);
  await page.keyboard.type('手は使えます');
  await press(page, send);
  await expect(summary).toBeFocused();
  await expectWrong(email, fault['invalid-email']);
  await expect(company).toHaveAttribute('aria-invalid', 'false');
  await expectNoViolations(page);
  await tabTo(page, email);
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await expect(summary).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/contact-success'));
  await expect(page.getByRole('heading', { level: 1, name: words.formPage.done.contact })).toBeFocused();
  await expectFocusSeen(page);
  await press(page, page.getByRole('main').getByRole('link', { name: words.frame.back }));
  await expect(page).toHaveURL(at('/'));
  await expect.poll(async () => (await mailsTo('nobody@example.com')).length).toBeGreaterThan(0);
  await page.context().close();
});

test('a member registers, signs in, opens the locked sheet and signs out by keyboard', async ({ browser }) => {
  const page = await visit(browser, at('/register'), ZOOMED);
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  await tabTo(page, main.getByRole('textbox', { name: fields.email.title }));
  await page.keyboard.type(MEMBER);
  for (const password of await main.locator('[autocomplete=new-password]').all()) {
    await tabTo(page, password);
    await page.keyboard.type(PASSWORD);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/register-success'));
  await expect(title).toBeFocused();

  await page.goto(await linkFromMail(MEMBER, '/register-confirm'));
  await expect(title).toHaveText(memberPages.confirm.title);
  await expect(title).toBeFocused();
  await press(page, main.getByRole('button', { name: memberPages.confirm.submit }));
  await expect(title).toHaveText(memberPages.confirm.doneTitle);
  await expect(title).toBeFocused();
  await expectFocusSeen(page);

  await page.goto(at('/login'));
  const logOut = main.getByRole('button', { name: memberPages.login.logOut });
  await press(page, logOut);
  await expect(title).toHaveText(memberPages.account.out);
  await expect(title).toBeFocused();
  await press(page, main.getByRole('link', { name: memberPages.toLogin }));
  await expect(title).toHaveText(memberPages.login.title);
  const enter = async (password: string): Promise<void> => {
    await tabTo(page, main.getByLabel(memberPages.email, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(MEMBER);
    await tabTo(page, main.getByLabel(memberPages.password, { exact: true }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  };
  await enter('Wrong.2026');
  await expect(page.getByText(memberPages.refused.signIn)).toBeFocused();
  await expectFocusSeen(page);
  await enter(PASSWORD);
  await expect(page).toHaveURL(at('/'));
  await expect(news(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at('/B1'));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at(`/${LOCKED_CELL}`));
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText(texts[LOCKED_CELL] ?? '');
  await press(page, page.getByRole('link', { name: words.frame.account }));
  await press(page, logOut);
  await expect(title).toHaveText(memberPages.account.out);
  await expect(title).toBeFocused();
  await page.context().close();
});

/** Controls that are invisible with forced colours: without text, border or an icon in a system colour. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (one: HTMLElement): boolean => {
      const { color, borderTopStyle } = getComputedStyle(one);
      const signs = [...one.querySelectorAll('svg')];
      if (signs.length > 0) return signs.every((sign) => getComputedStyle(sign).stroke === color);
      return one.innerText.trim() !== '' || borderTopStyle !== 'none' || getComputedStyle(one, '::before').content !== 'none';
    };
    const controls = document.querySelectorAll<HTMLElement>('a[href],button,summary,input:not([type=checkbox]),textarea,select');
    return [...controls]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isSeen(one))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test('every control of a site is visible with forced colours', async ({ browser }) => {
  const page = await visit(browser, 'about:blank', { ...DESK, forcedColors: 'active' });
  await visitSheets(page, '/');
  expect(await unseen(page)).toEqual([]);
  await page.goto(at('/B2'));
  await expect(page.locator('[data-popup]')).toBeVisible();
  expect(await unseen(page)).toEqual([]);
  for (const path of ['/contact', '/login']) {
    await page.goto(at(path));
    expect(await unseen(page)).toEqual([]);
  }
  await page.context().close();
});
