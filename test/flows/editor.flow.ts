/** The editor beyond the main path: moving sheets, working offline, concurrent editors, history. */
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { grid } from '#shared/messages/jp/editor/grid.ts';
import { preview } from '#shared/messages/jp/editor/preview.ts';
import { products } from '#shared/messages/jp/editor/products.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { uploads } from '#shared/messages/jp/editor/uploads.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { EMPTY_SHEET, type SiteSummary } from '#shared/model/sites/site.ts';
import { gridCells } from '#shared/values/cell.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { picture, uploadCreatives } from '#test/support/media/upload.ts';
import { expectUploaded } from './steps/uploads.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { publishReviewed } from './steps/publish.ts';
import { expectHeldByShell } from './steps/shell-scroll.ts';
import { AFTER_INPUT_MS, unsteadinessOf, watchSteadiness } from './steps/steadiness.ts';

const DESK = { width: 1440, height: 900 };
const TEXTS = { A1: '春', B1: '夏', C1: '秋', A2: '冬' } as const;
type Cell = keyof typeof TEXTS;

let session: ConsoleSession;
test.beforeAll(async () => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
});

/** Creates a site of the OEM with four sheets in a grid of 4 × 3. */
async function makeSite(name: string): Promise<SiteSummary> {
  const { site } = await session.call(sites.create, { body: { name, numberHorizontal: 4, numberVertical: 3, viewMode: 'MOBILE' } });
  const colours = ['#2e7d32', '#0277bd', '#ad5b00', '#455a64'];
  const images = await uploadCreatives(
    session,
    site.id,
    await Promise.all(colours.map((colour, index) => picture(String(index), colour, 400, 700))),
  );
  const cells = Object.keys(TEXTS) as Cell[];
  const changes = {
    grid: {
      numberHorizontal: 4,
      numberVertical: 3,
      cells: Object.fromEntries(cells.map((cell, index) => [cell, numberedUlid(index + 1)])),
    },
    sheets: Object.fromEntries(
      cells.map((cell, index) => [
        numberedUlid(index + 1),
        { jp: { ...EMPTY_SHEET, image: images[index] ?? null, imageAlt: `${TEXTS[cell]}の写真`, mainText: TEXTS[cell] } },
      ]),
    ),
  };
  return (await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } })).site;
}

const contentOf = async (id: string): Promise<Record<string, string>> => {
  const { document } = await session.call(sites.get, { params: { id } });
  return Object.fromEntries(
    [...gridCells(4, 3)].flatMap((cell) => {
      const sheet = document.sheets[document.grid.cells[cell] ?? '']?.jp;
      return sheet ? [[cell, sheet.mainText]] : [];
    }),
  );
};

const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"][role="gridcell"]`);
const mainText = (page: Page): Locator => page.getByRole('textbox', { name: fields.sheet.mainText, exact: true });
const status = (page: Page, word: keyof typeof saving.status): Locator => page.getByText(saving.status[word], { exact: true }).first();
const filled = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((done, [name, value]) => done.replace(`{{${name}}}`, value), text);

async function open(page: Page, { id, name }: SiteSummary, segment = 'admin'): Promise<void> {
  await page.goto(`${addresses().console}/${segment}/site/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(cell(page, 'A1')).toBeVisible();
}

/** Signs in on a desk and opens a site. */
async function enter(page: Page, site: SiteSummary): Promise<void> {
  await page.setViewportSize(DESK);
  await authenticate(page, 'OEM_MASTER');
  await open(page, site);
}

/** Returns a page of a second person or device. */
async function another(browser: Browser, role: 'OEM_MASTER' | 'MASTER'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: DESK })).newPage();
  await authenticate(page, role);
  return page;
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + start.height / 2 + 12, { steps: 4 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
}

test('four keys lead from the top of the page to the grid, and links to the preview, the fields and the settings of a section follow (R-6.111)', async ({
  page,
}) => {
  const { sites: listed } = await session.call(sites.list, { query: { keyword: '白樺' } });
  await enter(page, listed[0] as SiteSummary);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await press('Tab', 'Enter', 'Tab');
  await expect(page.getByRole('link', { name: editor.skip.grid })).toBeInViewport();
  await press('Enter');
  await expect(cell(page, 'A1')).toBeFocused();
  await page.getByRole('link', { name: editor.skip.preview }).focus();
  await press('Enter');
  await expect(region(preview.label).locator(':focus')).toBeVisible();
  await page.getByRole('link', { name: editor.skip.inspector }).focus();
  await press('Enter');
  await expect(region(editor.inspector.label).getByRole('tab', { selected: true })).toBeFocused();
  await page.getByRole('button', { name: fields.section.sns }).click();
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.getByRole('link', { name: editor.skip.section }).focus();
  await press('Enter');
  await expect(page.locator('nav + * :focus')).toHaveCount(1);
});

test('sheets are moved and swapped by dragging, copied and pasted by keyboard, and each step can be undone, also after a reload', async ({
  page,
}) => {
  const site = await makeSite('ドラッグの庭');
  await enter(page, site);
  await drag(page, cell(page, 'A1'), cell(page, 'C3'));
  await expect(cell(page, 'C3').locator('img')).toBeVisible();
  await expect(cell(page, 'A1').locator('img')).toBeHidden();
  await drag(page, cell(page, 'C3'), cell(page, 'A2'));
  await expect.poll(() => contentOf(site.id)).toEqual({ C3: '冬', B1: '夏', C1: '秋', A2: '春' });
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => contentOf(site.id)).toEqual(TEXTS);

  await cell(page, 'A1').click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await cell(page, 'A4').click();
  await page.keyboard.press('Control+v');
  await expect.poll(() => contentOf(site.id)).toEqual({ ...TEXTS, A4: '春', B4: '夏' });
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: grid.clear.confirm, exact: true }).click();
  await expect.poll(() => contentOf(site.id)).toEqual(TEXTS);

  await cell(page, 'B1').click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => contentOf(site.id)).toEqual({ A1: '春', B2: '夏', C1: '秋', A2: '冬' });
  await page.keyboard.press('Control+z');

  await cell(page, 'A1').click({ button: 'right' });
  await expectNoViolations(page);
  await page.getByRole('menuitem', { name: grid.act.rowAbove }).click();
  await expect.poll(() => contentOf(site.id)).toEqual({ A2: '春', B2: '夏', C2: '秋', A3: '冬' });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: grid.shortcuts.title })).toBeVisible();
  await expectNoViolations(page);

  await expect(status(page, 'saved')).toBeVisible();
  await open(page, site);
  await page.keyboard.press('Control+z');
  await expect.poll(() => contentOf(site.id)).toEqual(TEXTS);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => contentOf(site.id)).toEqual({ A2: '春', B2: '夏', C2: '秋', A3: '冬' });
});

test('the editor does not scroll inside the shell after a product was added', async ({ page }) => {
  const site = await makeSite('動かない店');
  await enter(page, site);
  await page.getByText(fields.sheet.products, { exact: true }).click();
  await page.getByRole('button', { name: products.add }).click();
  await expect(page.getByRole('textbox', { name: fields.product.productName })).toBeVisible();
  await expectHeldByShell(page, 'the editor with a product');
});

test('offline edits stay on the device and are saved once online, also after the tab was closed', async ({ browser }) => {
  const site = await makeSite('圏外の喫茶');
  const page = await another(browser, 'OEM_MASTER');
  const context = page.context();
  await open(page, site);
  await mainText(page).fill('電波のあるうちに');
  await expect(status(page, 'saved')).toBeVisible();
  await expect.poll(async () => (await contentOf(site.id))['A1']).toBe('電波のあるうちに');

  await context.setOffline(true);
  await mainText(page).fill('トンネルの中で');
  await expect(status(page, 'offline')).toBeVisible();
  await page.close();
  await context.setOffline(false);
  expect((await contentOf(site.id))['A1']).toBe('電波のあるうちに');

  const again = await context.newPage();
  await open(again, site);
  await expect(again.getByText(saving.takenUp.title)).toBeVisible();
  await expect(mainText(again)).toHaveValue('トンネルの中で');
  await expect.poll(async () => (await contentOf(site.id))['A1']).toBe('トンネルの中で');

  await context.setOffline(true);
  await mainText(again).fill('もう一度圏外');
  await expect(status(again, 'offline')).toBeVisible();
  await context.setOffline(false);
  await expect(status(again, 'saved')).toBeVisible();
  await expect.poll(async () => (await contentOf(site.id))['A1']).toBe('もう一度圏外');
  await context.close();
});

test('two editors see each other and each other’s changes without reloading', async ({ browser }) => {
  const site = await makeSite('ふたりの店');
  const [owner, operator] = [await another(browser, 'OEM_MASTER'), await another(browser, 'MASTER')];
  await open(owner, site);
  await open(operator, site, 'master');
  await cell(operator, 'C1').click();
  const others = owner.getByRole('button', { name: filled(saving.others.label, { count: '1' }) });
  await expect(others).toBeVisible({ timeout: 20_000 });
  await others.click();
  await expect(owner.getByText(filled(saving.others.atCell, { cell: 'C1' }))).toBeVisible({ timeout: 20_000 });
  await owner.keyboard.press('Escape');

  await mainText(operator).fill('運営からの言葉');
  await cell(owner, 'A1').click();
  await mainText(owner).fill('店主の言葉');
  await cell(owner, 'C1').click();
  await expect(mainText(owner)).toHaveValue('運営からの言葉', { timeout: 30_000 });
  await expect.poll(() => contentOf(site.id)).toMatchObject({ A1: '店主の言葉', C1: '運営からの言葉' });
  await operator.context().close();
  await owner.context().close();
});

test('an interrupted upload is retried; phone photos and videos become sheets', async ({ page }) => {
  const site = await makeSite('写真館');
  await enter(page, site);
  let refusals = 3;
  await page.route(/\/uploads\//, (route) => {
    if (route.request().method() !== 'PUT' || refusals <= 0) return route.continue();
    refusals -= 1;
    return route.abort('connectionreset');
  });
  const choose = async (name: string, files: { name: string; mimeType: string; buffer: Buffer }[]) => {
    await cell(page, name).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: uploads.media.add }).click();
    await (await chooser).setFiles(files);
  };
  await choose('B2', [{ name: 'failing.jpg', mimeType: 'image/jpeg', buffer: await picture('!', '#7b1fa2') }]);
  const retry = page.getByRole('button', { name: filled(uploads.retry, { name: 'failing.jpg' }) });
  await expect(cell(page, 'B2').getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  if (await retry.isVisible()) await retry.click();
  await expectUploaded(cell(page, 'B2'));
  expect(refusals).toBe(0);

  await choose('C2', [{ name: 'phone.heic', mimeType: 'image/heic', buffer: fixtureFile('upright.heic') }]);
  await expectUploaded(cell(page, 'C2'));
  await choose('C3', [{ name: 'clip.mp4', mimeType: 'video/mp4', buffer: fixtureFile('sound.mp4') }]);
  await expectUploaded(cell(page, 'C3'));
  await expect(page.getByText(uploads.media.sound)).toBeVisible();
  await expect
    .poll(async () => {
      const { document } = await session.call(sites.get, { params: { id: site.id } });
      const sheet = document.sheets[document.grid.cells['C3'] ?? '']?.jp;
      return sheet?.video && sheet.image && { hasSound: sheet.video.hasSound, isUpright: sheet.video.height > 0 };
    })
    .toEqual({ hasSound: true, isUpright: true });
});

test('a revision in the history can be viewed, restored and published', async ({ page }) => {
  const site = await makeSite('記録の家');
  await enter(page, site);
  await mainText(page).fill('一番目の言葉');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await contentOf(site.id))['A1']).toBe('一番目の言葉');
  await mainText(page).fill('二番目の言葉');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await contentOf(site.id))['A1']).toBe('二番目の言葉');

  await page.getByRole('button', { name: saving.history.open }).click();
  const drawer = page.getByRole('dialog', { name: saving.history.title });
  await expect(drawer.getByText(saving.history.kind.create)).toBeVisible();
  await expectNoViolations(page);
  const earlier = drawer.getByRole('button', { name: new RegExp(saving.history.kind.save) }).nth(1);
  await earlier.click();
  const view = page.getByRole('dialog', { name: saving.history.viewTitle });
  await expect(view.getByRole('heading', { name: '一番目の言葉' })).toBeVisible();
  await view.getByRole('button', { name: saving.history.publish.action }).click();
  await page
    .getByRole('dialog', { name: saving.history.publish.title })
    .getByRole('button', { name: saving.history.publish.action })
    .click();
  await expect.poll(async () => (await fetchFromSite(site.url)).body.toString(), { timeout: 40_000 }).toContain('一番目の言葉');
  expect((await contentOf(site.id))['A1']).toBe('二番目の言葉');
});

test('changing the default language names the texts that are lost, and one undo reverts the change', async ({ page }) => {
  const site = await makeSite('ことばの広場');
  await enter(page, site);
  await page.getByRole('tab', { name: editor.inspector.site }).click();
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: fields.settings.defaultLanguage }).click();
  await page.getByRole('option', { name: LANGUAGE_NAME.en }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button').last().click();
  await expect.poll(async () => (await session.call(sites.get, { params: { id: site.id } })).document.settings.defaultLanguage).toBe('en');
  await page.keyboard.press('Control+z');
  await expect.poll(() => contentOf(site.id)).toEqual(TEXTS);
});

test('the whole site is previewed full-screen before publishing, and its URL is shown as a QR code', async ({ page }) => {
  const site = await makeSite('見晴らし台');
  await watchSteadiness(page, AFTER_INPUT_MS);
  await enter(page, site);
  await page.getByRole('button', { name: preview.open }).click();
  const whole = page.getByRole('dialog', { name: preview.full });
  await expect(whole.getByRole('heading', { name: TEXTS.A1 })).toBeInViewport();
  await expectNoViolations(page);
  await whole.getByRole('link', { name: visitor.list.title }).click();
  const list = whole.getByRole('dialog', { name: visitor.list.title });
  await expect(list.getByRole('link', { name: TEXTS.A2 })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(whole.getByRole('link', { name: visitor.list.title })).toBeFocused();
  await page.keyboard.press('Enter');
  await list.getByRole('link', { name: TEXTS.C1 }).click();
  await expect(whole.getByRole('heading', { name: TEXTS.C1 })).toBeInViewport();
  await expect(whole.getByText(`C1 ${TEXTS.C1}`)).toBeAttached();
  await page.keyboard.press('Home');
  await expect(whole.getByRole('heading', { name: TEXTS.A1 })).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(whole.getByRole('heading', { name: TEXTS.B1 })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(whole).toBeHidden();
  await page.evaluate(() => window.unsteadiness.splice(0));
  await publishReviewed(page);
  await expect(page.getByText(editor.publication.donePublic, { exact: true })).toBeVisible({ timeout: 40_000 });
  expect(await unsteadinessOf(page), 'moved during the publication').toEqual([]);
  await expect(page.getByText(common.siteStatus.PUBLISH).first()).toBeVisible();
  await page.getByRole('button', { name: saving.qr.open }).first().click();
  await expect(page.getByRole('img', { name: filled(saving.qr.label, { url: site.url }) })).toBeVisible();
});
