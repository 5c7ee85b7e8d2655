/** A ZIP file with pictures in two languages and a damaged one: dry run, applied as one step, undone. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { bulk } from '#shared/messages/jp/editor/bulk.ts';
import { grid } from '#shared/messages/jp/editor/grid.ts';
import { zipArchive } from '#test/support/media/zip-archive.ts';
import { addresses, deleteSitesNamed, signIn } from './steps/console-user.ts';
import { expectNoViolations } from './steps/accessibility.ts';

const SITE = '一括アップロードのサイト';

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 480, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let page: Page;
let siteId: string;
let session: ConsoleSession;
const cell = (name: string): Locator => page.locator(`[data-cell="${name}"][role="gridcell"]`);
const dialog = (): Locator => page.getByRole('dialog', { name: bulk.title });

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, 'OEM_MASTER');
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { site } = await session.call(sites.create, {
    body: { name: SITE, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' },
  });
  siteId = site.id;
  const { document } = await session.call(sites.get, { params: { id: siteId } });
  await session.call(sites.update, {
    params: { id: siteId },
    body: { base: site.working, changes: { settings: { ...document.settings, languages: ['jp', 'en'] } } },
  });
  await page.goto(`${addresses().console}/admin/site/${siteId}`);
  await expect(cell('A1')).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await deleteSitesNamed('OEM_MASTER', SITE);
});

test('bulk upload places the files of a ZIP file after a dry run, as one step that undo reverts', async () => {
  const archive = zipArchive([
    { name: 'A1.jpg', content: await picture('#336699') },
    { name: 'en/A1.jpg', content: await picture('#993333') },
    { name: 'B1.jpg', content: await picture('#339966') },
    { name: 'C1.jpg', content: await picture('#666666') },
    { name: 'B2.jpg', content: (await picture('#999933')).subarray(0, 200) },
    { name: '__MACOSX/._A1.jpg', content: 'x' },
  ]);
  await page.getByRole('button', { name: grid.bulkUpload }).click();
  await expectNoViolations(page);
  const chooser = page.waitForEvent('filechooser');
  await dialog().getByRole('button', { name: bulk.choose.zip }).click();
  await (await chooser).setFiles({ name: '写真.zip', mimeType: 'application/zip', buffer: archive });

  const apply = dialog().getByRole('button', { name: filled(bulk.apply, { count: 4 }) });
  await expect(apply).toBeVisible({ timeout: 60_000 });
  await expect(dialog().getByTitle('B2.jpg').locator('..')).toContainText(bulk.reason.unreadable);
  await expect(dialog().getByText(filled(bulk.grows, { fromRows: 2, fromColumns: 2, rows: 2, columns: 3 }))).toBeVisible();
  await expect(
    dialog()
      .getByRole('button', { name: filled(bulk.cell.planned, { cell: 'A1', path: 'A1.jpg', outcome: bulk.outcome.new }) })
      .locator('img'),
  ).toHaveJSProperty('complete', true);
  await expectNoViolations(page);

  await apply.click();
  await expect(dialog()).toBeHidden();
  for (const name of ['A1', 'B1', 'C1']) await expect(cell(name).locator('img')).toBeVisible();
  await expect(cell('B2').locator('img')).toHaveCount(0);
  await expect
    .poll(async () => {
      const { document } = await session.call(sites.get, { params: { id: siteId } });
      return Object.keys(document.grid.cells).toSorted();
    })
    .toEqual(['A1', 'B1', 'C1']);
  const { revisions } = await session.call(sites.revisions, { params: { id: siteId } });
  expect(revisions.filter(({ kind }) => kind === 'auto')).toHaveLength(1);

  await page.keyboard.press('ControlOrMeta+z');
  for (const name of ['A1', 'B1']) await expect(cell(name).locator('img')).toHaveCount(0);
  await expect(cell('C1')).toHaveCount(0);
});
