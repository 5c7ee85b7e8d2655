/** Texts of a sheet that are written and moved on the canvas of the editor, as a person does it in a browser. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { inspector } from '#shared/messages/jp/editor/inspector.ts';
import { preview } from '#shared/messages/jp/editor/preview.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { EMPTY_SHEET, type Sheet, type SiteSummary } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { picture, uploadCreatives } from '#test/support/media/upload.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { publishReviewed } from './steps/publish.ts';

const DESK = { width: 1440, height: 900 };

let session: ConsoleSession;
test.beforeAll(async () => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
});

/** Creates a site of the OEM with a theme and one sheet. */
async function makeSite(name: string, patch: Partial<Sheet> = {}): Promise<SiteSummary> {
  const { site } = await session.call(sites.create, { body: { name, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' } });
  const [image = null] = await uploadCreatives(session, site.id, [await picture('', '#54606a', 720, 1280)]);
  const { document } = await session.call(sites.get, { params: { id: site.id } });
  const changes = {
    settings: { ...document.settings, theme: curatedTheme('paper') },
    grid: { numberHorizontal: 2, numberVertical: 2, cells: { A1: numberedUlid(1) } },
    sheets: { [numberedUlid(1)]: { jp: { ...EMPTY_SHEET, image, imageAlt: '茶畑', mainText: '新茶', ...patch } } },
  };
  return (await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } })).site;
}

async function enter(page: Page, { id }: SiteSummary): Promise<void> {
  await page.setViewportSize(DESK);
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${id}`);
  await expect(onCanvas(page, '.text')).toBeVisible();
}

const onCanvas = (page: Page, selector: string): Locator => page.locator(`.edited ${selector}`);
const written = (page: Page): Locator => onCanvas(page, '.written');
/** Returns a field of the inspector. */
const field = (page: Page, name: keyof typeof fields.sheet): Locator =>
  page.locator(`[data-field="${name}"]`).getByRole('textbox', { name: fields.sheet[name], exact: true });

/** Types by an input method: what is composed, and what it becomes. */
async function compose(page: Page, steps: readonly string[], text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const step of steps)
    await devtools.send('Input.imeSetComposition', { text: step, selectionStart: step.length, selectionEnd: step.length });
  await devtools.send('Input.insertText', { text });
}

const centreOf = async (locator: Locator): Promise<{ x: number; y: number }> => {
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('texts are written on the canvas, undone, and published (R-6.90, R-6.92)', async ({ page }) => {
  const site = await makeSite('キャンバスに書く');
  await enter(page, site);

  await onCanvas(page, '.text').click();
  await expect(written(page)).toBeFocused();
  await page.keyboard.press('End');
  await compose(page, ['の', 'のｋ', 'のき', 'のきせ', 'のきせつ'], 'の季節');
  await expect(field(page, 'mainText')).toHaveValue('新茶の季節');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Spring?');
  await expect(field(page, 'mainText')).toHaveValue('新茶の季節\nSpring?');
  await expect(written(page)).toHaveText('新茶の季節\nSpring?');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('春、');
  await expect(field(page, 'mainText')).toHaveValue('春、新茶の季節\nSpring');
  await expectNoViolations(page);

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: preview.canvas.emphasise }).click();
  await expect(onCanvas(page, '.written em')).toHaveText('春');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('も');
  await expect(field(page, 'mainText')).toHaveValue('春も、新茶の季節\nSpring');
  await expect(onCanvas(page, '.written em')).toHaveText('春');

  await page.keyboard.press('Tab');
  await expect(written(page)).toHaveAttribute('aria-label', fields.sheet.secondText);
  await expect(onCanvas(page, `[data-placeholder="${preview.canvas.placeholder}"]`)).toBeVisible();
  await page.keyboard.type('一番茶');
  await page.keyboard.press('Escape');
  await expect(onCanvas(page, '.second')).toBeFocused();
  await expect(field(page, 'secondText')).toHaveValue('一番茶');
  await page.keyboard.press('Control+z');
  await expect(field(page, 'secondText')).toHaveValue('');
  await page.keyboard.press('Control+Shift+z');
  await expect(onCanvas(page, '.second')).toHaveText('一番茶');

  await page.getByText(saving.status.saved, { exact: true }).first().waitFor();
  await publishReviewed(page);
  await expect(async () => {
    const { body } = await fetchFromSite(`${new URL(site.url).origin}/`);
    expect(body.toString().replaceAll(/<wbr ?\/?>/g, '')).toMatch(/<em>春<\/em>も、新茶の季節\nSpring<.*一番茶</s);
  }).toPass({ timeout: 60_000 });
});

test('texts are dragged to a place that snaps, moved by keys, and returned to the layout (R-6.91)', async ({ page }) => {
  const site = await makeSite('文字を動かす', { eyebrow: '五月の便り' });
  await enter(page, site);
  const x = page.getByRole('textbox', { name: inspector.layout.placeX });
  const y = page.getByRole('textbox', { name: inspector.layout.placeY });

  const from = await centreOf(onCanvas(page, '.text'));
  const screen = (await onCanvas(page, '.sheet').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 80, { steps: 5 });
  await expect(onCanvas(page, '.safe-area')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(onCanvas(page, '.words.placed')).toHaveCount(0);
  await expect(written(page)).toHaveCount(0);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, screen.y + screen.height / 2, { steps: 8 });
  await page.mouse.move(screen.x + screen.width * 0.97, screen.y + 10, { steps: 8 });
  await expect(onCanvas(page, '.safe-area i')).toHaveCount(2);
  await page.mouse.up();
  await expect(x).toHaveValue('100');
  await expect(y).toHaveValue('0');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(x).toHaveValue('99');
  await expect(y).toHaveValue('10');
  await page.getByRole('button', { name: preview.canvas.resetPlace }).click();
  await expect(onCanvas(page, '.words.placed')).toHaveCount(0);
  await expect(x).toHaveCount(0);
});
