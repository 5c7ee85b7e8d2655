/**
 * The room that the editor and the list of sites leave to the work, beside the help, on a tablet and on a phone, and
 * what a new owner finds without scrolling.
 */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { common as english } from '#shared/messages/en/console/common.ts';
import { help as englishHelp } from '#shared/messages/en/help/help.ts';
import { preview as englishPreview } from '#shared/messages/en/editor/preview.ts';
import { uploads as englishUploads } from '#shared/messages/en/editor/uploads.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { comments } from '#shared/messages/jp/console/comments.ts';
import { sites as siteTexts } from '#shared/messages/jp/console/sites.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { design } from '#shared/messages/jp/editor/design.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { preview } from '#shared/messages/jp/editor/preview.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';

const PHONE = { width: 390, height: 844 };
const CANVAS_MIN = 480;
/** The most pixels of bars above the content on a phone. */
const BARS_MAX = 112;

let editorPath: string;
test.beforeAll(async () => {
  const client = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { sites: found } = await client.call(sites.list, { query: { keyword: '白樺' } });
  editorPath = `/admin/site/${found[0]?.id ?? ''}`;
});

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Expects the whole element to be in view: `toBeInViewport` alone accepts an edge of it. */
const expectInView = (element: Locator): Promise<void> => expect(element).toBeInViewport({ ratio: 1 });

/** Expects the fields that a new owner needs first to be in view. */
async function expectFirstFields(page: Page): Promise<void> {
  const sheet = page.getByRole('region', { name: editor.inspector.label });
  for (const name of [fields.sheet.mainText, fields.sheet.linkButtonText]) {
    await expectInView(sheet.getByRole('textbox', { name, exact: true }));
  }
}

async function openEditor(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await authenticate(page, 'OEM_MASTER');
  await page.goto(addresses().console + editorPath);
  await expect(page.locator('[role=gridcell] img').first()).toBeVisible();
}

test('the canvas has 480 px beside map and fields in a window of 1024 px', async ({ page }) => {
  await openEditor(page, { width: 1024, height: 768 });
  expect((await boxOf(page.getByRole('region', { name: preview.label, exact: true }))).width).toBeGreaterThanOrEqual(CANVAS_MIN);
  await boxOf(page.getByRole('region', { name: editor.inspector.label }));
  // All columns of a small grid are in view.
  const [map, last] = [await boxOf(page.locator('[data-pane=grid]')), await boxOf(page.getByRole('gridcell').last())];
  expect(last.x + last.width).toBeLessThanOrEqual(map.x + map.width);
  await page.getByRole('button', { name: common.menu.open, exact: true }).click();
  await expect(page.getByRole('navigation', { name: common.menu.label }).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFirstFields(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: fields.section.design, exact: true }).click();
  await page.getByRole('group', { name: design.parts }).getByRole('button', { name: design.fonts, exact: true }).click();
  const font = page.getByRole('combobox', { name: design.headlineFont }).first();
  await expect(font).toBeFocused();
  await expectInView(font);
});

test('no label is cut off, and the canvas has 480 px, beside the help in English', async ({ page }) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: addresses().console }]);
  await openEditor(page, { width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: english.help.open }).click();
  await expect(page.getByRole('complementary', { name: englishHelp.title })).toBeVisible();
  expect((await boxOf(page.getByRole('region', { name: englishPreview.label, exact: true }))).width).toBeGreaterThanOrEqual(CANVAS_MIN);
  const label = page.getByRole('button', { name: englishUploads.media.library }).locator('.mantine-Button-label');
  expect(await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a phone has one bar above the editor, with save status and publication in one tap, and the panes and sections below', async ({
  page,
}) => {
  await openEditor(page, PHONE);
  const bar = await boxOf(page.getByRole('banner'));
  expect(bar.y + bar.height).toBeLessThanOrEqual(BARS_MAX);
  expect((await boxOf(page.locator('[data-pane=grid]'))).y).toBeLessThanOrEqual(BARS_MAX);
  await expect(page.locator('[data-status=saved]')).toBeVisible();
  await expect(page.getByRole('button', { name: editor.publish.more })).toBeInViewport();

  const panes = page.getByRole('navigation', { name: editor.pane.label });
  const current = panes.locator('[aria-current=page]');
  await expect(current).toHaveText(editor.pane.grid);
  await expect(page.getByRole('button', { name: editor.undo })).toBeInViewport();
  await panes.getByRole('button', { name: editor.pane.preview }).click();
  await expect(current).toHaveText(`${editor.pane.preview} A1`);
  expect((await boxOf(page.getByRole('region', { name: preview.label, exact: true }))).y).toBeLessThanOrEqual(BARS_MAX);
  await panes.getByRole('button', { name: `${editor.pane.inspector} A1` }).click();
  await expectFirstFields(page);

  await panes.getByRole('button', { name: editor.pane.sections }).click();
  const sections = page.getByRole('navigation', { name: editor.sections });
  await expectNoViolations(page);
  await sections.getByRole('button', { name: fields.section.phone, exact: true }).click();
  await expect(sections).toBeHidden();
  await expect(page.getByRole('heading', { name: fields.section.phone, exact: true })).toBeVisible();
  await expect(current).toHaveText(editor.pane.sections);
  await panes.getByRole('button', { name: editor.pane.grid }).click();
  await expect(page.getByRole('grid')).toBeVisible();

  await page.getByRole('button', { name: editor.screens }).click();
  for (const name of [comments.open, saving.history.open]) await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: saving.qr.open }).click();
  await expect(page.getByRole('dialog', { name: saving.qr.open }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectNoOverflow(page);
});

test('a keyboard chooses panes and sections in the bar of a narrow window', async ({ page }) => {
  await openEditor(page, PHONE);
  const panes = page.getByRole('navigation', { name: editor.pane.label });
  const opener = panes.getByRole('button', { name: editor.pane.sections });
  await panes.getByRole('button', { name: editor.pane.grid }).focus();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const sections = page.getByRole('navigation', { name: editor.sections });
  // The focus returns only from a dialog that already has it.
  await expect(page.getByRole('dialog', { name: editor.sections }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await sections.getByRole('button', { name: fields.section.seo, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: fields.section.seo, exact: true })).toBeVisible();
  await page.getByRole('link', { name: editor.skip.section }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-section] :focus')).toHaveCount(1);
});

test('a phone shows the first site below one line of actions; create and the password are in view without scrolling', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site-list`);
  const rows = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  const first = rows.first();
  expect((await boxOf(first)).y).toBeLessThanOrEqual(BARS_MAX);
  await expect(page.getByRole('heading', { level: 1, name: siteTexts.list.title })).toHaveCount(1);
  await expect(page.getByRole('link', { name: siteTexts.list.create, exact: true }).first()).toBeInViewport();
  await expect(page.getByRole('link', { name: siteTexts.trash.title })).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  await page.getByRole('button', { name: siteTexts.list.tools }).click();
  await page.getByRole('search').getByLabel(siteTexts.list.search).fill('白樺');
  await expect(rows).toHaveCount(1);
  await expectNoOverflow(page);
  await expectNoViolations(page);
  // What filters the list stays in view.
  await page.getByRole('button', { name: siteTexts.list.tools }).click();
  await expect(page.getByRole('search')).toBeVisible();

  await page.getByRole('link', { name: siteTexts.list.create, exact: true }).first().click();
  await expectInView(page.getByLabel(siteTexts.create.name));
  await expectInView(page.getByRole('button', { name: siteTexts.create.submit, exact: true }));
  await page.getByRole('button', { name: /^プロフィールメニューを開く/ }).click();
  await page.getByRole('menuitem', { name: common.profile.changePassword, exact: true }).click();
  const password = page.getByLabel(session.password.current, { exact: true });
  await expect(password).toBeFocused();
  await expectInView(password);
});
