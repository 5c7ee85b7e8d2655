/** Membership of a site: provisional until the e-mailed link is confirmed by a button; then the locked sheet opens in place, for members only. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite, type SiteResponse } from '#infra/local/clients/site-fetch.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { siteApiPath } from '#shared/rules/sites/site-file-keys.ts';
import { picture as drawPicture, uploadPopupPicture } from '#test/support/media/upload.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { creativeWidths } from '#shared/model/media/media.ts';
import { LOCKED_CELL, createVisitorSite, SHEET_TEXTS, type VisitorSite, MESSAGES } from '#test/support/sites/visitor-site.ts';
import { memberPages } from '#shared/messages/jp/visitor/member-pages.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { linkFromMail, mailsTo } from './steps/inbox.ts';
import { addresses } from './steps/console-user.ts';
import { swipe } from './steps/swipe.ts';
import { expectForm, expectShown, PHONE, visit } from './steps/visitor.ts';

const MEMBER = 'regular@example.com';
const PASSWORD = 'Harbour.2026';
const MEMBERS_POPUP = numberedUlid(91);
const MEMBERS_OFFER = '会員だけのご案内';
const REASON = '毎月の裏メニューを、会員の方だけにお届けします。';
const NEW_PASSWORD = 'Seagull.2027';
const NEW_ADDRESS = 'regular-new@example.com';
const SECRET = SHEET_TEXTS.jp[LOCKED_CELL] ?? '';
const words = MESSAGES.jp;
const { fields, submit, fault } = words.form;

test.describe.configure({ mode: 'serial' });

let owner: ConsoleSession;
let site: VisitorSite;
let other: VisitorSite;
let page: Page;
const at = (path: string, { url } = site): string => new URL(path, url).href;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  owner = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(owner, '港の常連');
  await addMembersContent(owner);
  other = await createVisitorSite(owner, '丘の常連');
  page = await visit(browser, site.url);
});
test.afterAll(() => page.context().close());

async function register(from: Page, email: string): Promise<void> {
  await from.getByRole('textbox', { name: fields.email.title }).fill(email);
  for (const field of await from.locator('[autocomplete=new-password]').all()) await field.fill(PASSWORD);
  await from.getByRole('button', { name: submit.membership, exact: true }).click();
  await expect(from).toHaveURL(at('/register-success'));
}

async function logIn(from: Page, password: string, email = MEMBER): Promise<void> {
  await from.getByLabel(memberPages.email, { exact: true }).fill(email);
  await from.getByLabel(memberPages.password, { exact: true }).fill(password);
  await from.getByRole('main').getByRole('button', { name: memberPages.login.submit, exact: true }).click();
}

test('a locked sheet reveals nothing and links to the registration', async () => {
  await swipe(page, 'left');
  await expectShown(page, 'B1');
  await swipe(page, 'left');
  await expectShown(page, LOCKED_CELL);
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText(words.locked.title);
  await expect(page.locator(`#${LOCKED_CELL}`)).not.toContainText(SECRET);
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText(REASON);
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText('会員限定シート 1枚');
  expect(await pointsOfTeaser(page)).toEqual([16, 28]);
  expect(await page.content()).not.toMatch(new RegExp(`${MEMBERS_POPUP}|${MEMBERS_OFFER}`));
  const reply = await fetchFromSite(at(`${siteApiPath(site.id)}/popups`));
  expect(String(reply.body)).not.toContain(MEMBERS_POPUP);
  await expectNoViolations(page);
  await page.locator(`#${LOCKED_CELL}`).getByRole('link', { name: words.locked.register }).click();
  await expectForm(page, at(`/register?to=/${LOCKED_CELL}`));
});

/** Returns the size of the picture behind the locked sheet, in points. */
const pointsOfTeaser = (from: Page): Promise<number[]> =>
  from.locator(`#${LOCKED_CELL}`).evaluate(async (sheet: HTMLElement) => {
    const image = new Image();
    image.src = /url\("?(data:image\/webp;base64,[^")]+)/.exec(getComputedStyle(sheet).backgroundImage)?.[1] ?? '';
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });

const LANDSCAPE = { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true };

test('in landscape, the buttons of a locked sheet are large and clear of the arrows, in every language', async ({ browser }) => {
  for (const home of ['', '/en', '/cn', '/kr']) {
    const wide = await visit(browser, at(`${home}/${LOCKED_CELL}`), LANDSCAPE);
    const buttons = await wide.locator(`#${LOCKED_CELL} .button`).all();
    expect(buttons).toHaveLength(2);
    for (const button of buttons) {
      const box = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      const { x, y, width, height } = box;
      // The corners of a round button are not part of it.
      for (const [across, down] of [
        [0.5, 0.1],
        [0.1, 0.5],
        [0.5, 0.5],
        [0.9, 0.5],
        [0.5, 0.9],
      ] as const) {
        const point = { left: x + width * across, top: y + height * down };
        const isHit = await button.evaluate((link, { left, top }) => link.contains(document.elementFromPoint(left, top)), point);
        expect([home, across, down, isHit]).toEqual([home, across, down, true]);
      }
    }
    await wide.context().close();
  }
});

test('a registration is provisional until its e-mailed link is opened and the button on that page is pressed', async ({ browser }) => {
  await page.locator('[autocomplete=new-password]').first().fill('weak');
  await page.getByRole('button', { name: submit.membership, exact: true }).click();
  await expect(page.locator('.form-fault', { hasText: fault['password-length'] })).toBeVisible();
  await expectNoViolations(page);
  await register(page, MEMBER);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  const link = await linkFromMail(MEMBER, '/register-confirm');
  // Mail scanners open links but press no buttons.
  expect((await fetchFromSite(link)).status).toBe(200);
  await page.getByRole('button', { name: words.formPage.resend }).click();
  const second = await linkFromMail(MEMBER, '/register-confirm', 2);

  const elsewhere = await visit(browser, second.replace(new URL(site.url).host, new URL(other.url).host));
  await expect(elsewhere.getByRole('heading', { name: memberPages.link.invalidTitle })).toBeVisible();
  await elsewhere.context().close();

  await page.goto(at(`/login?to=/${LOCKED_CELL}`));
  await logIn(page, PASSWORD);
  await expect(page.getByRole('heading', { name: memberPages.unconfirmed.title })).toBeFocused();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.getByRole('main').getByRole('button', { name: memberPages.link.resend, exact: true }).click();
  await expect(page.getByText(memberPages.unconfirmed.sent.replace('{{email}}', MEMBER))).toBeVisible();
  const third = await linkFromMail(MEMBER, '/register-confirm', 3);

  // The link leads to the sheet for which the visitor registered, also in another browser.
  const phone = await visit(browser, third, PHONE);
  await expect(phone.getByText(MEMBER)).toBeVisible();
  await expectNoViolations(phone);
  await phone.getByRole('button', { name: memberPages.confirm.submit }).click();
  await expectShown(phone, LOCKED_CELL);
  await expect(phone).toHaveURL(at(`/${LOCKED_CELL}`));
  await expectOpened(phone);
  await phone.context().close();
  await page.goto(at(`/login?to=/${LOCKED_CELL}`));
  await logIn(page, PASSWORD);
  await expectShown(page, LOCKED_CELL);
  await expectOpened(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: memberPages.link.invalidTitle })).toBeVisible();
});

const expectLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);

async function expectOpened(from: Page): Promise<void> {
  const sheet = from.locator(`#${LOCKED_CELL}`);
  await expect(sheet).toContainText(SECRET);
  await expectLoaded(sheet.locator('img').first());
}

/** Adds a popup over the members-only sheet, whose id and texts are in no public file, a teaser and a reason to register. */
async function addMembersContent(session: ConsoleSession): Promise<void> {
  const { site: current, document } = await session.call(sites.get, { params: { id: site.id } });
  const image = await uploadPopupPicture(session, site.id, await drawPicture('', '#4a148c', 300, 250));
  const popup = {
    ...newPopup('applicantLimit'),
    limit: 5,
    effectiveSheets: [document.grid.cells[LOCKED_CELL] ?? ''],
    content: {
      jp: { ...EMPTY_POPUP_CONTENT, image, imageAlt: MEMBERS_OFFER, linkButtonText: '申し込む', linkUrl: '/contact', isInternalLink: true },
    },
  };
  const form = document.membershipForm.jp;
  if (!form) throw new Error('The site has no membership form');
  const settings = { ...document.settings, lockedTeaser: true };
  const changes = { settings, membershipForm: { jp: { ...form, lockedText: REASON } }, popups: { [MEMBERS_POPUP]: popup } };
  const body = { base: current.working, changes };
  const saved = await session.call(sites.update, { params: { id: site.id }, body });
  await publishAndWait(session, site.id, saved.site.working);
}

/** Every URL that the page or its responses contained. */
const mentioned = new Set<string>();

test('a signed-in member sees the members-only sheet in its cell', async () => {
  page.on('request', (request) => mentioned.add(request.url()));
  await page.goto(at('/B1'));
  await expectShown(page, 'B1');
  await swipe(page, 'left');
  await expectShown(page, LOCKED_CELL);
  await expectOpened(page);
  const popup = page.locator(`[data-popup="${MEMBERS_POPUP}"]`);
  await expect(popup).toBeVisible();
  await expect(popup).toContainText('申込0名 / 定員5名');
  await expectLoaded(popup.locator('img'));
  await expect(popup.getByRole('link')).toHaveAttribute('href', `/contact?popup=${MEMBERS_POPUP}`);
  await expectNoViolations(page);
  await swipe(page, 'right');
  await expectShown(page, 'B1');
  await expect(popup).toBeHidden();
  await swipe(page, 'left');
  await expect(popup).toBeVisible();
  await popup.getByRole('button', { name: words.popup.close }).click();
  await expect(popup).toBeHidden();
  for (const url of await page.evaluate(() =>
    [...document.documentElement.outerHTML.matchAll(/(?:href|src|srcset)="([^"]+)"/g)].flatMap(([, value]) =>
      (value ?? '').split(/[\s,]+/),
    ),
  ))
    if (url.startsWith('/')) mentioned.add(at(url));
});

test('the session of a member gives no access to members-only media from another site', async () => {
  const picture = [...mentioned].find((url) => url.includes('/media/') && url.endsWith('.avif')) ?? '';
  const loads = () =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = src;
        }),
      picture,
    );
  expect(await loads()).toBe(true);
  await page.goto(other.url);
  expect(await loads()).toBe(false);
});

test('signing out locks the sheet again, and signing in leads back to the sheet', async () => {
  await page.goto(at('/login'));
  await expect(page).toHaveURL(at('/member-account'));
  await page.getByRole('button', { name: memberPages.login.logOut }).click();
  await expect(page.getByRole('heading', { name: memberPages.account.out })).toBeFocused();
  await page.goto(at(`/${LOCKED_CELL}`));
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText(words.locked.title);
  await page.locator(`#${LOCKED_CELL}`).getByRole('link', { name: words.locked.login }).click();
  await logIn(page, 'Wrong.2026');
  await expect(page.getByText(memberPages.refused.signIn)).toBeFocused();
  await expectNoViolations(page);
  await logIn(page, PASSWORD);
  await expectShown(page, LOCKED_CELL);
  await expectOpened(page);
});

test('resetting a forgotten password by the e-mailed link ends the other sessions', async ({ browser }) => {
  const second = await visit(browser, at('/forgot-password'), PHONE);
  await second.getByLabel(memberPages.email, { exact: true }).fill(MEMBER);
  await second.getByRole('button', { name: memberPages.forgot.submit }).click();
  await expect(second.getByRole('heading', { name: memberPages.forgot.sentTitle })).toBeVisible();
  await second.goto(await linkFromMail(MEMBER, '/new-password'));
  await second.getByLabel(memberPages.newPassword.password, { exact: true }).fill(NEW_PASSWORD);
  await second.getByLabel(memberPages.newPassword.confirm, { exact: true }).fill(NEW_PASSWORD);
  await expectNoViolations(second);
  await second.getByRole('main').getByRole('button', { name: memberPages.newPassword.submit }).click();
  await expect(second.getByRole('link', { name: memberPages.toLogin })).toBeVisible();
  await second.context().close();

  // The former session ends without a message.
  await page.goto(at(`/${LOCKED_CELL}`));
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText(words.locked.title);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a registration shows the same result for a new address and for the address of a member', async ({ browser }) => {
  const stranger = await visit(browser, at('/register'));
  await register(stranger, MEMBER);
  await expect
    .poll(async () => (await mailsTo(MEMBER)).some(({ links }) => links.some((link) => new URL(link).pathname === '/login')))
    .toBe(true);
  await stranger.context().close();
});

/** Opens a state of the account page by its button. */
async function openAccount(from: Page, button: string, title: string): Promise<void> {
  await from.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  await expect(from.getByRole('heading', { name: title })).toBeFocused();
  await expectNoViolations(from);
  await expectNoOverflow(from);
}
/** Fields and buttons of states that are not shown have the same names. */
const fill = (from: Page, label: string, value: string) =>
  from.getByRole('main').getByLabel(label, { exact: true }).filter({ visible: true }).fill(value);
const submitForm = (from: Page, button: string) => from.getByRole('main').getByRole('button', { name: button, exact: true }).click();

test('a member sees what is stored, and changes password and address; both addresses have to confirm', async ({ browser }) => {
  const { account, changeEmail, changePassword, emailConfirm, leave, newPassword } = memberPages;
  await page.goto(at('/member-account'));
  await expect(page).toHaveURL(at('/login?to=%2Fmember-account'));
  await logIn(page, NEW_PASSWORD);
  await expect(page).toHaveURL(at('/member-account'));
  await expect(page.getByRole('heading', { name: account.title })).toBeFocused();
  await expect(page.locator('dl')).toContainText(MEMBER);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  const downloading = page.waitForEvent('download');
  await submitForm(page, account.download);
  const stored = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as { email: string };
  expect(stored).toMatchObject({ email: MEMBER, lang: 'jp', emailChange: null });

  const elsewhere = await visit(browser, at('/login?to=/member-account'));
  await logIn(elsewhere, NEW_PASSWORD);
  await expect(elsewhere.getByRole('heading', { name: account.title })).toBeFocused();
  await openAccount(page, account.changePassword, changePassword.title);
  await fill(page, leave.password, 'Wrong.2026');
  for (const label of [newPassword.password, newPassword.confirm]) await fill(page, label, PASSWORD);
  await submitForm(page, newPassword.submit);
  await expect(page.getByText(leave.wrong)).toBeVisible();
  await expectNoViolations(page);
  await fill(page, leave.password, NEW_PASSWORD);
  await submitForm(page, newPassword.submit);
  await expect(page.getByText(changePassword.done)).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(at('/login?to=%2Fmember-account'));
  await elsewhere.context().close();

  await openAccount(page, account.changeEmail, changeEmail.title);
  await fill(page, changeEmail.email, NEW_ADDRESS);
  await fill(page, leave.password, PASSWORD);
  await submitForm(page, changeEmail.submit);
  await expect(page.getByText(changeEmail.sent)).toBeVisible();
  await expect(page.getByText(changeEmail.waitOld)).toBeVisible();
  await expectNoViolations(page);
  const refusal = await visit(browser, await linkFromMail(MEMBER, '/email-confirm'));
  await expect(refusal.getByText(NEW_ADDRESS)).toBeVisible();
  await submitForm(refusal, changeEmail.cancel);
  await expect(refusal.getByRole('heading', { name: emailConfirm.refuseTitle })).toBeFocused();
  await expectNoViolations(refusal);
  await submitForm(refusal, changeEmail.cancel);
  await expect(refusal.getByRole('heading', { name: emailConfirm.refused })).toBeFocused();
  await refusal.context().close();

  await page.reload();
  await expect(page.getByText(changeEmail.waitOld)).toBeHidden();
  await openAccount(page, account.changeEmail, changeEmail.title);
  await fill(page, changeEmail.email, NEW_ADDRESS);
  await fill(page, leave.password, PASSWORD);
  await submitForm(page, changeEmail.submit);
  await expect(page.getByText(changeEmail.sent)).toBeVisible();
  const fresh = await visit(browser, await linkFromMail(NEW_ADDRESS, '/email-confirm', 2));
  await submitForm(fresh, emailConfirm.submit);
  await expect(fresh.getByRole('heading', { name: emailConfirm.waitTitle })).toBeFocused();
  await expectNoViolations(fresh);
  await fresh.goto('about:blank');
  await fresh.goto(await linkFromMail(MEMBER, '/email-confirm', 2));
  await submitForm(fresh, emailConfirm.submit);
  await expect(fresh.getByRole('heading', { name: emailConfirm.done })).toBeFocused();
  await fresh.context().close();

  await page.reload();
  await expect(page).toHaveURL(at('/login?to=%2Fmember-account'));
  // A registration of the former address with this password waits for its confirmation.
  await logIn(page, PASSWORD);
  await expect(page.getByRole('heading', { name: memberPages.unconfirmed.title })).toBeFocused();
  await page.goto(at('/login?to=/member-account'));
  await logIn(page, PASSWORD, NEW_ADDRESS);
  await expect(page.locator('dl')).toContainText(NEW_ADDRESS);
});

test('a member ends the membership with the password, and can register the same address again', async ({ browser }) => {
  await page.goto(at('/'));
  await page.getByRole('link', { name: words.frame.account }).click();
  await expect(page).toHaveURL(at('/member-account'));
  await page.getByRole('button', { name: memberPages.leave.open }).click();
  await expect(page.getByRole('heading', { name: memberPages.leave.title })).toBeFocused();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  const leave = page.getByRole('main').getByRole('button', { name: memberPages.leave.submit, exact: true });
  await fill(page, memberPages.leave.password, 'Wrong.2026');
  await leave.click();
  await expect(page.getByText(memberPages.leave.wrong)).toBeVisible();
  await expectNoViolations(page);
  await fill(page, memberPages.leave.password, PASSWORD);
  await leave.click();
  await expect(page.getByRole('heading', { name: memberPages.leave.doneTitle })).toBeFocused();
  await linkFromMail(NEW_ADDRESS, '/register');
  await page.goto(at(`/${LOCKED_CELL}`));
  await expect(page.locator(`#${LOCKED_CELL}`)).toContainText(words.locked.title);

  const again = await visit(browser, at('/register'));
  await register(again, MEMBER);
  await again.goto(await linkFromMail(MEMBER, '/register-confirm', 4));
  await again.getByRole('button', { name: memberPages.confirm.submit }).click();
  await expect(again.getByRole('main').getByRole('link', { name: memberPages.toSite })).toBeVisible();
  await again.context().close();
});

async function crawl(browser: Browser): Promise<Map<string, SiteResponse>> {
  const found = new Map<string, SiteResponse>();
  const waiting = [
    at('/sitemap.xml'),
    at('/'),
    ...mentioned,
    ...['A1', 'B1', 'C1', 'A2', 'B2'].flatMap((cell) => [at(`/${cell}`), at(`/en/${cell}`)]),
  ];
  for (const url of [
    '/s/0.html',
    '/en/s/0.html',
    '/contact',
    '/register',
    '/login',
    '/member-account',
    '/company',
    '/sheets',
    '/data-notice',
  ])
    waiting.push(at(url));
  expect(browser.isConnected()).toBe(true);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const address = next.split('#')[0] ?? '';
    if (found.has(address) || new URL(address).host !== new URL(site.url).host) continue;
    const answer = await fetchFromSite(address);
    found.set(address, answer);
    if (!/html|xml|json/.test(String(answer.headers['content-type'])) || answer.status !== 200) continue;
    for (const [, value = ''] of answer.body.toString().matchAll(/(?:href|src|srcset|data-srcset|content|<loc)[=>]"?([^"<]+)/g))
      for (const part of value.split(/[\s,]+/)) if (/^(\/[\w-]|https?:)/.test(part)) waiting.push(new URL(part, address).href);
  }
  return found;
}

test('no URL that the site mentions returns members-only content without a token', async ({ browser }) => {
  test.setTimeout(180_000);
  const found = await crawl(browser);
  expect(found.size).toBeGreaterThan(30);
  const secrets = await Promise.all(
    creativeWidths(site.secret.width).flatMap((width) =>
      (['avif', 'webp'] as const).map(async (format) => (await owner.fetchMedia(site.secret.mediaId, { width, format })).arrayBuffer()),
    ),
  );
  const files = secrets.map((bytes) => Buffer.from(bytes)).filter(({ length }) => length > 100);
  expect(files.length).toBeGreaterThan(0);
  for (const [url, { body, status }] of found) {
    expect([url, body.includes(SECRET)]).toEqual([url, false]);
    expect([url, body.includes(site.secret.mediaId)]).toEqual([url, false]);
    for (const file of files) expect([url, body.equals(file)]).toEqual([url, false]);
    if (url.includes('/private') || url.includes('/media/')) expect([url, status]).toEqual([url, 401]);
  }
  expect([...found.keys()].some((url) => url.includes('/media/'))).toBe(true);
});
