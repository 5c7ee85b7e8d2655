/** The main path through the whole product: from signing in to a swipe on a visitor's phone, and unpublished again. */
import { expect, test, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { common } from '#shared/messages/jp/console/common.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { grid } from '#shared/messages/jp/editor/grid.ts';
import { inspector } from '#shared/messages/jp/editor/inspector.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { preview } from '#shared/messages/jp/editor/preview.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { uploads } from '#shared/messages/jp/editor/uploads.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { picture } from '#test/support/media/upload.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { modulesLoaded } from './steps/visitor.ts';
import { publishReviewed } from './steps/publish.ts';
import { swipe } from './steps/swipe.ts';

const NAME = '山あいの茶房';
const DARK = '#1F3D2B';
const TEXTS: Readonly<Record<string, string>> = { A1: '新茶の季節です', B1: '茶畑から', A2: '急須のこと', B2: 'お店へどうぞ' };
const CELLS = Object.keys(TEXTS);

const file = async (name: string, label: string, colour: string, size?: [number, number]) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture(label, colour, ...(size ?? [1080, 1920])),
});

const cell = (page: Page, name: string): Locator => page.locator(`[data-cell="${name}"][role="gridcell"]`);

async function chooseFiles(page: Page, button: Locator, files: Awaited<ReturnType<typeof file>>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}

async function saveDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: editor.save.action }).click();
  await expect(page.getByText(saving.status.saved, { exact: true })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  // Dismisses the status of the former publication, which could be mistaken for the end of the new one.
  const { label, dismiss: close } = editor.publication;
  const dismiss = page.getByRole('region', { name: label }).getByRole('button', { name: close });
  if (await dismiss.isVisible()) await dismiss.click();
  await publishReviewed(page);
  await expect(page.getByText(editor.publication.donePublic, { exact: true })).toBeVisible({ timeout: 30_000 });
}

async function openOnPhone(
  browser: Browser,
  url: string,
  options: { javaScriptEnabled?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ja-JP',
    ...options,
  });
  const page = await context.newPage();
  await page.goto(url);
  return { page, context };
}

/** The sheet at the centre of the screen. */
const shown = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() =>
    document
      .elementFromPoint(innerWidth / 2, innerHeight / 3)
      ?.closest('[data-page]')
      ?.getAttribute('data-page'),
  );

async function expectShown(page: Page, name: string): Promise<void> {
  await expect.poll(() => shown(page)).toBe(name);
  await expect(page).toHaveURL(new URL(name === 'A1' ? '/' : `/${name}`, page.url()).href);
}

test.describe.configure({ mode: 'serial' });

const DESKTOP = { viewport: { width: 1440, height: 900 } };

let page: Page;
let editorUrl: string;
let publicUrl: string;

test.beforeAll(async ({ browser }) => {
  if (test.info().retry > 0) await deleteSitesNamed('USER', NAME);
  page = await (await browser.newContext(DESKTOP)).newPage();
});
test.afterAll(() => page.context().close());

test('the form for a new site shows faults next to their fields and creates the site', async () => {
  await signIn(page, 'USER');
  await openFromMenu(page, 'siteList');
  await page.getByRole('link', { name: sites.list.create }).first().click();
  await page.getByRole('button', { name: sites.create.submit }).click();
  await expect(page.getByLabel(sites.create.name)).toBeFocused();
  await expect(page.getByLabel(sites.create.name)).toHaveAccessibleDescription(new RegExp(errors.validation.required));

  await page.getByLabel(sites.create.rows).fill('10');
  await page.getByLabel(sites.create.columns).fill('10');
  await expect(page.getByText('100セルはプランの上限を超えています', { exact: false })).toBeVisible();
  await page.getByLabel(sites.create.rows).fill('0');
  await page.getByLabel(sites.create.name).fill(NAME);
  await page.getByRole('button', { name: sites.create.submit }).click();
  await expect(page).toHaveURL(/create-site/);

  await page.getByLabel(sites.create.rows).fill('2');
  await page.getByLabel(sites.create.columns).fill('2');
  await page.getByRole('radio', { name: new RegExp(`^${sites.create.mobile}`) }).click();
  await page.getByText(sites.create.more).click();
  for (const [label, size] of [
    [sites.create.logo, [500, 300]],
    [sites.create.favicon, [256, 256]],
  ] as const) {
    const field = page.getByRole('group', { name: label });
    await chooseFiles(page, field.getByRole('button', { name: common.upload.choose }), [await file('mark.jpg', '茶', DARK, [...size])]);
    await expect(field.getByRole('button', { name: common.upload.remove })).toBeVisible({ timeout: 30_000 });
  }
  await expectNoViolations(page);
  await page.getByRole('button', { name: sites.create.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  editorUrl = page.url();
});

test('uploaded pictures fill the cells, and a file that is not a picture is named', async () => {
  for (const name of ['A1', 'B1', 'A2', 'B2']) await expect(cell(page, name)).toBeVisible();
  const files = await Promise.all(
    CELLS.map((name, index) => file(`${name}.jpg`, name, ['#275D38', '#5D4527', '#27455D', '#5D2745'][index] ?? '#333')),
  );
  await chooseFiles(page, page.getByRole('button', { name: editor.grid.addImages }), [
    ...files.slice(0, 3),
    { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>alert(1)</script>') },
  ]);
  await expect(page.getByText('「fake.jpg」の中身は', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
  for (const name of ['A1', 'B1', 'A2']) await expect(cell(page, name).locator('img')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: uploads.dismiss.replace('{{name}}', 'fake.jpg') }).click();
  await cell(page, 'B2').click();
  await chooseFiles(page, page.getByRole('button', { name: uploads.media.add }), files.slice(3));
  await expect(cell(page, 'B2').locator('img')).toBeVisible({ timeout: 60_000 });
});

test('typed text is shown in the phone frame immediately', async () => {
  const frame = page.getByRole('region', { name: preview.label });
  for (const name of CELLS) {
    await cell(page, name).click();
    await page.getByRole('textbox', { name: fields.sheet.mainText, exact: true }).fill(TEXTS[name] ?? '');
    await page.getByRole('textbox', { name: fields.sheet.imageAlt, exact: true }).fill(`${name}の写真`);
    await expect(frame.getByRole('heading', { name: TEXTS[name] ?? '' })).toBeVisible();
  }
  await cell(page, 'A1').click();
  await expect(page.getByRole('textbox', { name: fields.sheet.linkButtonColor, exact: true })).toHaveValue('#99D52A');
  await expect(page.getByRole('textbox', { name: fields.sheet.linkTextColor, exact: true })).toHaveValue('#FFFFFF');
  await page.getByRole('textbox', { name: fields.sheet.linkButtonText, exact: true }).fill('お店を見る');
  await page.getByRole('combobox', { name: inspector.destination.to }).click();
  await page.getByRole('option', { name: inspector.destination.cell }).click();
  await page.getByRole('combobox', { name: inspector.destination.linkCell }).click();
  await page.getByRole('option', { name: /^B2/ }).click();
  await page.getByRole('textbox', { name: fields.sheet.linkButtonColor, exact: true }).fill(DARK);
  await expect(frame.getByRole('link', { name: 'お店を見る' })).toHaveCSS('background-color', 'rgb(31, 61, 43)');

  await cell(page, 'B2').click();
  await page.getByRole('textbox', { name: fields.sheet.linkButtonText, exact: true }).fill('予約する');
  await page.getByRole('textbox', { name: inspector.destination.address.web, exact: true }).fill('javascript:alert(1)');
  await expect(page.getByText(errors.validation['invalid-url'])).toBeVisible();
  await page.getByRole('textbox', { name: inspector.destination.address.web, exact: true }).fill('https://example.com/book');
  await page.getByRole('textbox', { name: fields.sheet.linkButtonColor, exact: true }).fill(DARK);
  await expect(page.getByText(errors.validation['invalid-url'])).toBeHidden();
});

test('the editor undoes and redoes by keyboard', async () => {
  await cell(page, 'B1').click();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: grid.clear.confirm, exact: true }).click();
  await expect(cell(page, 'B1').locator('img')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'B1').locator('img')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(cell(page, 'B1').locator('img')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'B1').locator('img')).toBeVisible();
});

test('a saved draft is complete after the browser was closed', async ({ browser }) => {
  await saveDraft(page);
  await expectNoViolations(page);
  const state = await page.context().storageState();
  await page.context().close();
  page = await (await browser.newContext({ ...DESKTOP, storageState: state })).newPage();
  await page.goto(editorUrl);
  for (const name of CELLS) {
    await cell(page, name).click();
    await expect(cell(page, name).locator('img')).toBeVisible();
    await expect(page.getByRole('textbox', { name: fields.sheet.mainText, exact: true })).toHaveValue(TEXTS[name] ?? '');
  }
  await expect(page.getByRole('textbox', { name: inspector.destination.address.web, exact: true })).toHaveValue('https://example.com/book');
});

test('publishing the site shows its URL', async () => {
  await publish(page);
  await expect(page.getByText(common.siteStatus.PUBLISH).first()).toBeVisible();
  publicUrl =
    (await page
      .getByRole('link', { name: new RegExp(editor.address.open) })
      .first()
      .getAttribute('href')) ?? '';
  expect(publicUrl).toMatch(/^http:\/\/[a-z0-9]{12}\.sites\.localhost:\d+/);
});

test('a visitor swipes by touch in both directions; the URL names the sheet, and opens it again', async ({ browser }) => {
  const { page: phone, context } = await openOnPhone(browser, publicUrl);
  await expect(phone.getByRole('heading', { name: TEXTS['A1'] ?? '' })).toBeVisible();
  await expectShown(phone, 'A1');
  await swipe(phone, 'up');
  await expectShown(phone, 'A2');
  await swipe(phone, 'left');
  await expectShown(phone, 'B2');
  await swipe(phone, 'down');
  await expectShown(phone, 'B1');
  await swipe(phone, 'right');
  await expectShown(phone, 'A1');
  await swipe(phone, 'left');
  await expectShown(phone, 'B1');
  await phone.reload();
  await expectShown(phone, 'B1');
  await phone.goto(new URL('/B2', publicUrl).href);
  await expectShown(phone, 'B2');
  await expect(phone.getByRole('link', { name: '予約する' })).toHaveAttribute('href', 'https://example.com/book');
  await expectNoViolations(phone);
  await context.close();
});

test('a visitor navigates by keyboard, by on-screen arrows and by a button that links to a sheet', async ({ browser }) => {
  const { page: phone, context } = await openOnPhone(browser, publicUrl);
  // Keyboard support is in a visitor module that is loaded after the page.
  await modulesLoaded(phone);
  await phone.keyboard.press('ArrowRight');
  await expectShown(phone, 'B1');
  await phone.keyboard.press('ArrowDown');
  await expectShown(phone, 'B2');
  await expect(phone.getByRole('link', { name: visitor.right })).toBeHidden();
  await phone.getByRole('link', { name: visitor.left }).click();
  await expectShown(phone, 'A2');
  await phone.getByRole('link', { name: visitor.up }).click();
  await expectShown(phone, 'A1');
  await phone.getByRole('link', { name: 'お店を見る' }).click();
  await expectShown(phone, 'B2');
  await context.close();
});

test('a desktop visitor navigates by the wheel, one sheet at a time', async ({ browser }) => {
  const context = await browser.newContext(DESKTOP);
  const desk = await context.newPage();
  await desk.goto(publicUrl);
  await modulesLoaded(desk);
  await expectShown(desk, 'A1');
  await desk.mouse.move(720, 450);
  await desk.mouse.wheel(0, 120);
  await expectShown(desk, 'A2');
  await desk.mouse.wheel(0, -120);
  await expectShown(desk, 'A1');
  await context.close();
});

test('without JavaScript every sheet is readable at its URL', async ({ browser }) => {
  const { page: phone, context } = await openOnPhone(browser, publicUrl, { javaScriptEnabled: false });
  for (const [name, text] of Object.entries(TEXTS)) {
    await phone.goto(new URL(`/${name}`, publicUrl).href);
    await expect(phone.getByRole('heading', { name: text })).toBeInViewport();
  }
  await expect(phone.getByRole('link', { name: '予約する' })).toBeVisible();
  await context.close();
});

test('a draft changes nothing for visitors until it is published', async () => {
  const live = (await fetchFromSite(publicUrl)).body.toString();
  await cell(page, 'A1').click();
  await page.getByRole('textbox', { name: fields.sheet.mainText, exact: true }).fill('秋の新茶です');
  await saveDraft(page);
  expect((await fetchFromSite(publicUrl)).body.toString()).toBe(live);
  await publish(page);
  const republished = (await fetchFromSite(publicUrl)).body.toString();
  expect(republished).toContain('秋の新茶です');
  expect(republished).not.toContain(TEXTS['A1']);
});

test('an unpublished site answers 404 for every page and file', async ({ browser }) => {
  const pages = await Promise.all(['/', '/s/0.html'].map((path) => fetchFromSite(new URL(path, publicUrl).href)));
  const html = pages.map(({ body }) => body.toString()).join('');
  const files = [...new Set([...html.matchAll(/\/m\/[\w/.-]+/g)].map(([path]) => path))];
  expect(files.length).toBeGreaterThan(CELLS.length);
  await page.getByRole('button', { name: editor.publish.more }).click();
  await page.getByRole('menuitem', { name: new RegExp(editor.publish.asPrivate) }).click();
  await page.getByRole('dialog').getByRole('button', { name: editor.publish.asPrivate }).click();
  await expect(page.getByText(editor.publication.donePrivate, { exact: true })).toBeVisible({ timeout: 30_000 });
  for (const path of ['/', '/B2', '/s/0.html', ...files]) {
    const answer = await fetchFromSite(new URL(path, publicUrl).href);
    expect(answer.status, path).toBe(404);
    for (const text of Object.values(TEXTS)) expect(answer.body.toString()).not.toContain(text);
  }
  const { page: phone, context } = await openOnPhone(browser, publicUrl);
  await expect(phone.getByText(visitor.notAvailable.title)).toBeVisible();
  await expectNoViolations(phone);
  await context.close();
});

test('the site list deletes the site only after its name was entered; the trash restores it, or deletes it permanently', async () => {
  await page.goto(`${addresses().console}/admin-user/site-list`);
  const card = page.getByRole('article').filter({ hasText: NAME });
  await expect(card.getByText(common.siteStatus.PRIVATE)).toBeVisible();
  await card.getByRole('button', { name: common.table.actions.replace('{{name}}', NAME) }).click();
  await page.getByRole('menuitem', { name: common.delete, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: sites.remove.confirm });
  await dialog.getByRole('textbox').fill('別の名前');
  await confirm.click();
  await expect(dialog.getByText(common.confirm.mismatch)).toBeVisible();
  await expect(card).toBeVisible();
  await dialog.getByRole('textbox').fill(NAME);
  await confirm.click();
  await expect(card).toBeHidden();

  await page.getByRole('link', { name: sites.trash.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: sites.trash.title })).toBeVisible();
  await page.getByRole('button', { name: sites.trash.restoreNamed.replace('{{name}}', NAME) }).click();
  await expect(page.getByRole('row').filter({ hasText: NAME })).toBeHidden();
  await page.goBack();
  await expect(card.getByText(common.siteStatus.PRIVATE)).toBeVisible();

  await deleteSitesNamed('USER', NAME);
  await page.goto(`${addresses().console}/admin-user/site-trash`);
  await page.getByRole('button', { name: sites.trash.purgeNamed.replace('{{name}}', NAME) }).click();
  await dialog.getByRole('textbox').fill(NAME);
  await dialog.getByRole('button', { name: sites.trash.purge }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: NAME })).toBeHidden();
});
