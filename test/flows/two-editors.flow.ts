/** Two editors of one site, and a failing connection: nothing is lost or overwritten silently. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { common } from '#shared/messages/jp/console/common.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import type { Role } from '#shared/model/role.ts';
import { openFromMenu, signIn } from './steps/console-user.ts';

const SITE = '喫茶 こもれび';

const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"][role="gridcell"]`);
const mainText = (page: Page): Locator => page.getByRole('textbox', { name: fields.sheet.mainText, exact: true });
const status = (page: Page, text: string): Locator => page.getByText(text, { exact: true }).first();

async function openEditor(browser: Browser, role: Role): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, role);
  await openFromMenu(page, 'siteList');
  await expect(page.getByRole('heading', { level: 1, name: sites.list.title })).toBeVisible();
  await page.getByRole('link', { name: SITE, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: SITE })).toBeVisible();
  return page;
}

async function write(page: Page, name: string, text: string): Promise<void> {
  await cell(page, name).click();
  await mainText(page).fill(text);
  await page.getByRole('button', { name: editor.save.action }).click();
}

test('edits of different sheets are merged; conflicting edits of one sheet are shown side by side', async ({ browser }) => {
  // Texts differ in each attempt, because a text that an earlier attempt saved is not a change.
  const attempt = test.info().retry || '';
  const words = {
    owner: `店主の言葉${attempt}`,
    colleague: `同僚の言葉${attempt}`,
    first: `店主が先に書いた${attempt}`,
    second: `同僚があとから書いた${attempt}`,
  };
  const owner = await openEditor(browser, 'USER');
  const colleague = await openEditor(browser, 'SUB_ADMIN');

  await write(owner, 'A2', words.owner);
  await expect(status(owner, saving.status.saved)).toBeVisible();
  await write(colleague, 'B2', words.colleague);
  await expect(status(colleague, saving.status.saved)).toBeVisible();
  await cell(colleague, 'A2').click();
  await expect(mainText(colleague)).toHaveValue(words.owner);

  // Saves arrive in other editors within seconds. The colleague must not receive this save, even on slow machines.
  await colleague.route('**/api/v1/site/*/presence', (route) => route.abort());
  await write(owner, 'C2', words.first);
  await expect(status(owner, saving.status.saved)).toBeVisible();
  await write(colleague, 'C2', words.second);
  const dialog = colleague.getByRole('dialog', { name: editor.conflict.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(words.first).first()).toBeVisible();
  await expect(dialog.getByText(words.second).first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: editor.conflict.save })).toBeDisabled();
  await dialog.getByRole('radio', { name: new RegExp(editor.conflict.mine) }).click();
  await dialog.getByRole('button', { name: editor.conflict.save }).click();
  await expect(dialog).toBeHidden();
  await expect(status(colleague, saving.status.saved)).toBeVisible();

  await owner.reload();
  for (const [name, text] of [
    ['A2', words.owner],
    ['B2', words.colleague],
    ['C2', words.second],
  ] as const) {
    await cell(owner, name).click();
    await expect(mainText(owner)).toHaveValue(text);
  }
  await owner.context().close();
  await colleague.context().close();
});

test('a failed save keeps all edits in the page, and leaving the page asks for confirmation', async ({ browser }) => {
  const page = await openEditor(browser, 'USER');
  await page.route('**/api/v1/site/*', (route) => (route.request().method() === 'PUT' ? route.abort('connectionreset') : route.continue()));
  await write(page, 'A3', '届かない言葉');
  await expect(page.getByText(errors.noResponse).first()).toBeVisible();
  await expect(mainText(page)).toHaveValue('届かない言葉');
  await page.getByRole('banner').getByRole('link', { name: common.menu.siteList }).click();
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.unroute('**/api/v1/site/*');
  await page.getByRole('button', { name: editor.save.action }).click();
  await expect(status(page, saving.status.saved)).toBeVisible();
  await page.reload();
  await cell(page, 'A3').click();
  await expect(mainText(page)).toHaveValue('届かない言葉');
  await page.context().close();
});
