/**
 * The first site of a new user: nine sheets with a text and a button are online after a few clicks, or by the keyboard alone, and
 * the pages of a PDF after six clicks.
 */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { inspector } from '#shared/messages/jp/editor/inspector.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { uploads } from '#shared/messages/jp/editor/uploads.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { gridCells } from '#shared/values/cell.ts';
import { pdfOf } from '#test/support/media/pdf.ts';
import { picture } from '#test/support/media/upload.ts';
import { deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { expectUploaded } from './steps/uploads.ts';

const CLICKS_MAX = 15;
const PDF_CLICKS_MAX = 6;
const TIME_MAX_MS = 180_000;
const TABS_MAX = 120;
const CELLS = [...gridCells(3, 3)];
const TEXT = '新茶の季節です';
const BUTTON = '予約する';

/** How a person reaches and uses a control. */
interface Person {
  press: (control: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  clicks: () => number;
}

function withPointer(page: Page): Person {
  let clicks = 0;
  const press = async (control: Locator): Promise<void> => {
    clicks += 1;
    await control.click();
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    await press(field);
    await page.keyboard.type(text);
  };
  return { press, type, clicks: () => clicks };
}

/** Tabs to each control, as a person without a pointer does. */
function withKeyboard(page: Page): Person {
  const reach = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    const isReached = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < TABS_MAX && !(await isReached()); tabs += 1) await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  };
  const press = async (control: Locator): Promise<void> => {
    await reach(control);
    await page.keyboard.press('Enter');
  };
  const type = async (field: Locator, text: string): Promise<void> => {
    await reach(field);
    await page.keyboard.type(text);
  };
  return { press, type, clicks: () => 0 };
}

const pictures = Promise.all(
  CELLS.map(async (cell) => ({ name: `${cell}.jpg`, mimeType: 'image/jpeg', buffer: await picture(cell, '#275D38', 1080, 1920) })),
);

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const buttonOf = (page: Page, label: string): Locator => page.getByRole('button', { name: label, exact: true });
const cellOf = (page: Page, cell: string): Locator => page.locator(`[data-cell="${cell}"][role="gridcell"]`);

/** Creates a site from the list of sites, and chooses files for its sheets in the editor. */
async function createSite(page: Page, person: Person, name: string, files: readonly ChosenFile[]): Promise<void> {
  await person.press(page.getByRole('link', { name: sites.list.create, exact: true }).first());
  await person.type(page.getByLabel(sites.create.name), name);
  await person.press(buttonOf(page, sites.create.submit));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await person.press(buttonOf(page, editor.grid.addImages));
  await (await chooser).setFiles(files);
}

/** Publishes the site; returns its address. */
async function publishSite(page: Page, person: Person): Promise<string> {
  await person.press(buttonOf(page, editor.publish.action));
  await person.press(page.getByRole('dialog', { name: saving.review.title }).getByRole('button', { name: saving.review.confirm }));
  await expect(page.getByText(editor.publication.donePublic, { exact: true })).toBeVisible({ timeout: 60_000 });
  const address = page.getByRole('link', { name: new RegExp(editor.address.open) }).first();
  return (await address.getAttribute('href')) ?? '';
}

/** Makes the site and publishes it; returns its address. */
async function makeSite(page: Page, person: Person, name: string): Promise<string> {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await createSite(page, person, name, await pictures);
  for (const cell of CELLS) await expectUploaded(cellOf(page, cell));
  await person.type(field(fields.sheet.mainText), TEXT);
  await person.type(field(fields.sheet.linkButtonText), BUTTON);
  await person.type(field(inspector.destination.address.web), 'https://example.com/book');
  return publishSite(page, person);
}

async function expectOnline(address: string): Promise<void> {
  const html = (await fetchFromSite(address)).body.toString();
  expect(html).toContain(TEXT);
  expect(html).toContain(BUTTON);
  for (const cell of CELLS) expect((await fetchFromSite(new URL(`/${cell}`, address).href)).status, cell).toBeLessThan(400);
}

const WAYS = { 'the pointer': withPointer, 'the keyboard alone': withKeyboard } as const;

for (const [way, personOf] of Object.entries(WAYS))
  test(`a first site is online with ${way}`, async ({ page }) => {
    test.setTimeout(TIME_MAX_MS * 2);
    const name = `はじめての店 ${way}`;
    await deleteSitesNamed('OEM_MASTER', name);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'OEM_MASTER');
    await openFromMenu(page, 'siteList');
    const person = personOf(page);
    const started = Date.now();
    await expectOnline(await makeSite(page, person, name));
    expect(person.clicks()).toBeLessThanOrEqual(CLICKS_MAX);
    test.info().annotations.push({ type: 'made in', description: `${Date.now() - started} ms with ${person.clicks()} clicks` });
    await deleteSitesNamed('OEM_MASTER', name);
  });

const PDF_CELLS = [...gridCells(4, 3)];
const pdfFile = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });

test('a PDF of 12 pages is a published site after six clicks (R-6.132)', async ({ page }) => {
  test.setTimeout(TIME_MAX_MS * 2);
  const name = 'PDFの会社案内';
  const texts = PDF_CELLS.map((_, index) => `会社案内 ${index + 1}ページ 港のそばの食堂です`);
  await deleteSitesNamed('OEM_MASTER', name);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'OEM_MASTER');
  await openFromMenu(page, 'siteList');
  const person = withPointer(page);
  await createSite(page, person, name, [pdfFile('会社案内.pdf', await pdfOf(texts))]);
  for (const cell of PDF_CELLS) await expectUploaded(cellOf(page, cell));
  const address = await publishSite(page, person);
  expect(person.clicks()).toBeLessThanOrEqual(PDF_CLICKS_MAX);
  for (const [index, cell] of PDF_CELLS.entries()) {
    const html = (await fetchFromSite(new URL(index === 0 ? '/' : `/${cell}`, address).href)).body.toString();
    expect(html, cell).toContain(`alt="${texts[index]}"`);
  }
  await deleteSitesNamed('OEM_MASTER', name);
});

test('a PDF with a password and a text file named like a PDF are refused beside their names (R-6.133)', async ({ page }) => {
  const name = '読めないPDF';
  await deleteSitesNamed('OEM_MASTER', name);
  await signIn(page, 'OEM_MASTER');
  await openFromMenu(page, 'siteList');
  const files = [
    pdfFile('内部資料.pdf', await pdfOf(['秘密'], 'secret')),
    pdfFile('メモ.pdf', Buffer.from('これはPDFではありません')),
    pdfFile('欠け.pdf', Buffer.from('%PDF-1.7\n')),
  ];
  await createSite(page, withPointer(page), name, files);
  const list = page.getByRole('region', { name: uploads.title });
  const { password, damaged } = errors.pdf;
  for (const [file, text] of [
    ['内部資料.pdf', password],
    ['メモ.pdf', errors.pdf['not-pdf']],
    ['欠け.pdf', damaged],
  ] as const)
    await expect(list.getByText(text.replace('{{name}}', file))).toBeVisible({ timeout: 30_000 });
  await deleteSitesNamed('OEM_MASTER', name);
});
