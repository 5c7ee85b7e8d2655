/** The media library: from files on the computer to ten sheets of a site. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { library } from '#shared/messages/jp/console/library.ts';
import { news } from '#shared/messages/jp/console/news.ts';
import { profile } from '#shared/messages/jp/console/profile.ts';
import { uploads } from '#shared/messages/jp/editor/uploads.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, signIn } from './steps/console-user.ts';

const SITE = 'ライブラリのサイト';
const NAME = 'library-flow';

let page: Page;
let siteId: string;
test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, 'USER');
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const created = await session.call(sites.create, { body: { name: SITE, numberHorizontal: 4, numberVertical: 3, viewMode: 'MOBILE' } });
  siteId = created.site.id;
});
test.afterAll(async () => {
  await page.context().close();
  await deleteSitesNamed('USER', SITE);
});

const picture = async (index: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const background = { r: 20 * index, g: 90, b: 160 };
  const buffer = await sharp({ create: { width: 60, height: 100, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${NAME}-${index}.png`, mimeType: 'image/png', buffer };
};
const filesIn = (place: Page | Locator): Locator => place.getByRole('list', { name: library.files, exact: true }).getByRole('listitem');

test('files of the library become ten sheets with four clicks', async () => {
  await page.goto(`${addresses().console}/admin-user/media-library`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: library.upload.choose }).click();
  await (await chooser).setFiles(await Promise.all(Array.from({ length: 10 }, (_, index) => picture(index))));
  await page.getByLabel(library.search).fill(NAME);
  await expect(filesIn(page)).toHaveCount(10, { timeout: 30_000 });
  await expectNoViolations(page);

  await page.goto(`${addresses().console}/admin-user/site/${siteId}`);
  await page.getByRole('button', { name: uploads.media.library }).click();
  const dialog = page.getByRole('dialog', { name: library.picker.title });
  await expect(filesIn(dialog).nth(9)).toBeVisible();
  await filesIn(dialog).nth(0).getByRole('button').click();
  await filesIn(dialog)
    .nth(9)
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: library.picker.addMany.replace('{{number}}', '10') }).click();
  await expect(page.locator('[role="gridcell"] img')).toHaveCount(10);
  await expect(page.locator('[data-cell="A4"][role="gridcell"] img')).toBeVisible();
});

test('a sheet takes a video of the library, with a cover picture that is taken from it (R-12.123)', async () => {
  const cell = page.locator('[data-cell="B4"][role="gridcell"]');
  await cell.click();
  await page.getByRole('button', { name: uploads.media.library }).click();
  const dialog = page.getByRole('dialog', { name: library.picker.title });
  await dialog
    .getByRole('listitem')
    .filter({ has: page.locator('video') })
    .first()
    .getByRole('button')
    .click();
  await dialog.getByRole('button', { name: library.picker.addMany.replace('{{number}}', '1') }).click();
  await expect(page.getByRole('button', { name: uploads.poster.open })).toBeVisible({ timeout: 30_000 });
  await expect(cell.locator('img')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(cell.locator('img')).toBeHidden();
});

test('news take a picture of the library like a file, on a phone too (R-12.129)', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${addresses().console}/admin-user/notification-delivery/${siteId}/create`);
  await page.getByRole('button', { name: common.upload.library, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: library.picker.title });
  await dialog.getByLabel(library.search).fill(NAME);
  await filesIn(dialog).first().getByRole('button').click();
  const crop = page.getByRole('dialog', { name: news.image.crop });
  await crop.getByRole('button', { name: news.image.use }).click();
  await expect(page.getByRole('button', { name: common.upload.remove, exact: true })).toBeVisible({ timeout: 30_000 });
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the profile picture is taken from the library by keyboard (R-12.129)', async () => {
  await page.goto(`${addresses().console}/admin-user/profile`);
  await page.getByRole('button', { name: common.upload.library, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: library.picker.title });
  await dialog.getByLabel(library.search).fill(NAME);
  await expect(filesIn(dialog)).not.toHaveCount(0);
  await filesIn(dialog).first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: profile.crop.title })).toBeVisible();
});
