/** The console's shell: menu, command palette, route guards and error pages. */
import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { audit } from '#shared/messages/jp/console/audit.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { summary } from '#shared/messages/jp/console/summary.ts';
import { users } from '#shared/messages/jp/console/users.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { preview } from '#shared/messages/jp/editor/preview.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import type { Role } from '#shared/model/role.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, expectMenu, openFromMenu, openInPlace, signIn, typeCredentials } from './steps/console-user.ts';

const at = (path: string): string => `${addresses().console}${path}`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const inMain = (page: Page, role: 'link' | 'button', name: string) => page.getByRole('main').getByRole(role, { name, exact: true });

type Entry = Exclude<keyof typeof common.menu, 'label' | 'open' | 'close' | 'collapse' | 'expand'>;
const MENUS: Readonly<Record<Role, { segment: string; entries: readonly Entry[] }>> = {
  MASTER: {
    segment: 'master',
    entries: [
      'summary',
      'userList',
      'siteList',
      'analytics',
      'domainList',
      'planManagement',
      'latestInformation',
      'systemNotices',
      'paymentList',
      'adminList',
      'apiAccess',
      'auditLog',
      'profile',
    ],
  },
  MASTER_USER: {
    segment: 'master-user',
    entries: [
      'summary',
      'userList',
      'siteList',
      'analytics',
      'domainList',
      'planManagement',
      'latestInformation',
      'systemNotices',
      'notices',
      'paymentList',
      'auditLog',
      'profile',
    ],
  },
  OEM_MASTER: {
    segment: 'admin',
    entries: [
      'summary',
      'userList',
      'siteList',
      'analytics',
      'latestInformation',
      'notices',
      'checkPlan',
      'paymentList',
      'adminList',
      'apiAccess',
      'auditLog',
      'profile',
    ],
  },
  OEM_ADMIN: {
    segment: 'admin',
    entries: ['summary', 'userList', 'siteList', 'analytics', 'latestInformation', 'notices', 'paymentList', 'profile'],
  },
  USER: {
    segment: 'admin-user',
    entries: [
      'summary',
      'siteList',
      'analytics',
      'latestInformation',
      'notices',
      'checkPlan',
      'paymentList',
      'adminList',
      'apiAccess',
      'auditLog',
      'profile',
    ],
  },
  SUB_ADMIN: { segment: 'admin-user', entries: ['summary', 'siteList', 'analytics', 'latestInformation', 'notices', 'profile'] },
};

for (const [role, { segment, entries }] of Object.entries(MENUS) as [Role, (typeof MENUS)[Role]][]) {
  test(`${role} signs in and sees its menu and an accessible summary, on a desktop and on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, role);
    await expect(page).toHaveURL(at(`/${segment}/summary`));
    const menu = page.getByRole('navigation', { name: common.menu.label });
    await expectMenu(page, entries);
    await expect(page.getByRole('heading', { level: 2, name: summary.sites.latest })).toBeVisible();
    await expectNoViolations(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(menu).toBeHidden();
    await expectNoOverflow(page);
    await expectNoViolations(page);
  });
}

/** Moves every text node of the page into elements of its own, as the translation of a browser does. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
  });

test('every screen of the menu opens after the browser has translated the page (R-6.47)', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  for (const entry of MENUS.OEM_MASTER.entries) {
    await translate(page);
    await openFromMenu(page, entry);
    await expect(page.getByRole('navigation', { name: common.menu.label }).locator('[aria-current="page"]')).toContainText(
      common.menu[entry],
    );
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: errors.page.unexpected.title })).toHaveCount(0);
  }
});

test('the editor gives most of the space to the canvas on screens of any size and zoom (R-6.41)', async ({ page }) => {
  await authenticate(page, 'USER');
  const { site } = addresses();
  const id = new URL(site ?? '').hostname.split('.')[0] ?? '';
  await page.goto(at(`/admin-user/site/${id}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const box = async (locator: Locator) => {
    await expect(locator).toBeVisible();
    return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const canvas = page.getByRole('region', { name: preview.label, exact: true });
  const bar = page.getByRole('banner');
  const resize = async (width: number, height: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    await expectNoOverflow(page);
    await expectNoViolations(page);
  };

  await resize(1440, 900);
  expect((await box(canvas)).width).toBeGreaterThanOrEqual(0.45 * 1440);
  expect((await box(bar)).height).toBe(56);
  await resize(1024, 768);
  for (const part of [canvas, page.getByRole('region', { name: editor.inspector.label }), page.getByRole('grid')]) await box(part);
  await resize(390, 844);
  expect((await box(bar)).height).toBeLessThanOrEqual(0.15 * 844);
  await page.getByRole('navigation', { name: editor.pane.label }).getByText(editor.pane.preview).click();
  await box(canvas);
  // 1440 × 900 at 200 %.
  await resize(720, 450);
  expect((await box(canvas)).height).toBeGreaterThanOrEqual(0.5 * 450);
});

test('the command palette opens a screen, a user and a site by keyboard', async ({ page }) => {
  await signIn(page, 'MASTER');
  const field = page.getByRole('combobox', { name: common.palette.placeholder });
  const line = (name: RegExp) => page.getByRole('option', { name });

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectNoViolations(page);
  await field.fill('そのようなものはない');
  await expect(page.getByText(common.palette.nothing.replace('{{query}}', 'そのようなものはない'))).toBeVisible();
  await field.fill(common.menu.auditLog);
  await page.keyboard.press('Enter');
  await expect(heading(page, audit.title)).toBeFocused();

  await page.keyboard.press('Control+k');
  await field.fill('oem-customer@');
  await expect(line(/湯川温泉旅館/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page, '湯川温泉旅館')).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('こもれび');
  await expect(line(/こもれび/)).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/master\/site\//);
});

test('the command palette runs the commands of the editor, found by other words, and lists them first the next time (R-6.110)', async ({
  page,
}) => {
  await signIn(page, 'OEM_MASTER');
  const field = page.getByRole('combobox', { name: common.palette.placeholder });
  const options = page.getByRole('dialog', { name: common.palette.label }).getByRole('option');
  const run = async (typed: string, label: string) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(typed);
    await expect(options.first()).toContainText(label);
    await page.keyboard.press('Enter');
  };
  await run('白樺', '白樺高原ホテル');
  await expect(page.getByRole('button', { name: saving.history.open })).toBeVisible();
  await run('バージョン', saving.history.open);
  const drawer = page.getByRole('dialog', { name: saving.history.title });
  await expect(drawer.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await run('GTM', fields.section.seo);
  await expect(page.getByRole('navigation', { name: editor.sections }).locator('[aria-current=page]')).toHaveText(fields.section.seo);
  await page.keyboard.press('Control+k');
  await expect(options.first()).toContainText(saving.history.open);
  await expectNoViolations(page);
});

/** Runs in the page: records each heading of the first level that is shown, and an empty text each time that it is gone. */
const recordHeadings = () => {
  const shown: string[] = [];
  Object.assign(window, { shownHeadings: shown });
  new MutationObserver(() => {
    const found = document.querySelector('h1');
    const text = found?.checkVisibility() ? found.textContent : '';
    if (text !== (shown.at(-1) ?? '')) shown.push(text);
  }).observe(document, { attributes: true, childList: true, subtree: true });
};

test('a screen that is opened by its URL does not become blank again while its texts load', async ({ page }) => {
  await authenticate(page, 'MASTER');
  await page.addInitScript(recordHeadings);
  for (const path of ['summary', 'api']) {
    await page.goto(at(`/master/${path}`));
    await page.waitForLoadState('networkidle');
    const shown = await page.evaluate(() => (window as unknown as { shownHeadings: string[] }).shownHeadings);
    expect(shown, path).toHaveLength(1);
  }
});

test('a screen that is opened by its URL is scrolled to the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await authenticate(page, 'OEM_MASTER');
  await page.goto(at('/admin/profile'));
  await expect(heading(page, common.menu.profile)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  await page.goto(at('/admin/create-site'));
  await expect(heading(page, sites.create.title)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the command palette never shows the results of an earlier query for a later query', async ({ page }) => {
  await signIn(page, 'MASTER');
  const first = encodeURIComponent('湯川');
  const isEarlier = (request: Request): boolean => request.url().includes(`keyword=${first}`);
  const late = Promise.withResolvers<void>();
  await page.route(`**/api/v1/master/user?*keyword=${first}*`, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: common.palette.placeholder });
  const asked = page.waitForRequest(isEarlier);
  // Resolves when the palette cancels the request or receives its response.
  const over = Promise.race([page.waitForEvent('requestfailed', isEarlier), page.waitForEvent('requestfinished', isEarlier)]);
  await field.fill('湯川');
  await expect(page.getByText(common.palette.searching)).toBeVisible();
  await asked;
  await field.fill(common.menu.userList);
  // The screen, and its page of the help.
  await expect(page.getByRole('option')).toHaveText([common.menu.userList, common.menu.userList]);
  late.resolve();
  await over;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(page.getByRole('option')).toHaveText([common.menu.userList, common.menu.userList]);
});

test('a screen without permission opens the forbidden page with a link to the summary', async ({ page }) => {
  await authenticate(page, 'SUB_ADMIN');
  await page.goto(at('/admin-user/user-list'));
  await expect(page).toHaveURL(at('/errors/403'));
  for (const screen of ['admin-list', 'audit-log']) {
    await openInPlace(page, `/admin-user/${screen}`);
    await expect(page).toHaveURL(at('/errors/403'));
  }
  await page.getByRole('link', { name: errors.page.toHome, exact: true }).click();
  await expect(page).toHaveURL(at('/admin-user/summary'));
});

test('a timed-out request opens the timeout page; the retry link returns to the same screen', async ({ page }) => {
  await signIn(page, 'USER');
  let isSlow = true;
  await page.route('**/api/v1/site?*', (route) => (isSlow ? route.fulfill({ status: 504, body: 'Gateway Timeout' }) : route.continue()));
  await openFromMenu(page, 'siteList');
  await expect(page).toHaveURL(at('/errors/504'));
  await expect(heading(page, errors.page.timeout.title)).toBeVisible();
  await expectNoViolations(page);
  isSlow = false;
  await page.getByRole('link', { name: common.retry, exact: true }).click();
  await expect(page).toHaveURL(at('/admin-user/site-list'));
  await expect(heading(page, sites.list.title)).toBeVisible();
});

const WAYS_ON = [
  [common.reload, users.list.title],
  [common.retry, users.list.title],
  [common.goBack, null],
  [common.continue, null],
] as const;

for (const [action, title] of WAYS_ON) {
  const expectBack = async (page: Page): Promise<void> =>
    title === null ? expect(page).toHaveURL(at('/admin/summary')) : expect(heading(page, title)).toBeVisible();

  test(`the error page for a script that failed to load recovers by “${action}”`, async ({ page }) => {
    await signIn(page, 'OEM_MASTER');
    await page.route('**/assets/user-list-page*', (route) => route.abort());
    await openFromMenu(page, 'userList');
    await expect(heading(page, errors.page.chunk.title)).toBeVisible();
    await expectNoViolations(page);
    await page.unroute('**/assets/user-list-page*');
    await inMain(page, 'button', action).click();
    await expectBack(page);
  });

  test(`the error page for a screen that threw an error recovers by “${action}”`, async ({ page }) => {
    await signIn(page, 'OEM_MASTER');
    const broken = JSON.stringify({ data: { users: [{ id: 'without-fields' }], nextCursor: null }, message: 'ok' });
    await page.route('**/api/v1/oem-master/user?*', (route) => route.fulfill({ contentType: 'application/json', body: broken }));
    await openFromMenu(page, 'userList');
    await expect(heading(page, errors.page.unexpected.title)).toBeVisible();
    await page.unroute('**/api/v1/oem-master/user?*');
    await inMain(page, 'button', action).click();
    await expectBack(page);
  });
}

test('a login with an issued password can open only the form for its own password, even if the session is altered', async ({ page }) => {
  const login = { email: 'issued@example.com', password: 'Issued.2026' };
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const { user } = await operator.call(masterUser.get, { params: { id: await idOfOem(operator) } });
  await operator.call(masterUser.create, {
    body: {
      role: 'OEM_ADMIN',
      parentId: user.id,
      companyName: user.companyName,
      contactName: '初瀬 はじめ',
      email: login.email,
      planId: null,
      contractStart: null,
      contractEnd: null,
      authority: 'edit',
      licenceGrant: null,
      language: 'jp',
      initialPassword: login.password,
    },
  });
  await page.goto(at('/login?next=%2Fadmin%2Fsite-list'));
  await typeCredentials(page, login);
  for (const path of ['/', '/login', '/admin/site-list', '/admin/profile', '/master/summary', '/errors/403', '/nowhere']) {
    await expect(page).toHaveURL(at('/first-time-change-password'));
    await page.goto(at(path));
  }
  await expect(page).toHaveURL(at('/first-time-change-password'));

  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session') ?? '{}') as { user: { mustChangePassword: boolean } };
    session.user.mustChangePassword = false;
    localStorage.setItem('session', JSON.stringify(session));
  });
  await page.goto(at('/admin/site-list'));
  await expect(page).toHaveURL(at('/first-time-change-password'));
});

async function idOfOem(operator: ConsoleSession): Promise<string> {
  const { users: found } = await operator.call(masterUser.list, { query: { type: 'oem-master' } });
  return found[0]?.id ?? '';
}
