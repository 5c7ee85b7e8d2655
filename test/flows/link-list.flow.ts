/**
 * Sheets and menu items from a list of links, by pointer, by keyboard and on a phone, and on these sheets what else
 * changes many at once: replacing, inserting, a recent colour and a file of translations.
 */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { grid } from '#shared/messages/jp/editor/grid.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { links } from '#shared/messages/jp/editor/links.ts';
import { replace } from '#shared/messages/jp/editor/replace.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { shell } from '#shared/messages/jp/editor/shell.ts';
import { translations } from '#shared/messages/jp/editor/translations.ts';
import type { Language } from '#shared/model/language.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, deleteSitesNamed } from './steps/console-user.ts';
import { parseCsv } from './steps/csv.ts';

const NAME = 'リンク集の食堂';
const LIST = ['春のメニュー,https://example.com/spring,4月30日まで', '地図,javascript:alert(1)', '電話 tel:0312345678'].join('\n');

const dialog = (page: Page) => page.getByRole('dialog', { name: links.title });
const rows = (page: Page) => dialog(page).getByRole('region', { name: links.preview }).getByRole('listitem');
const apply = (count: number): string => links.apply.replace('{{count}}', String(count));

async function openByPalette(page: Page, command: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(command);
  await page.keyboard.press('Enter');
}

async function openSite(page: Page, size: { rows: number; columns: number }, languages: Language[] = ['jp']): Promise<string> {
  await deleteSitesNamed('OEM_MASTER', NAME);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { site } = await session.call(sites.create, {
    body: { name: NAME, numberHorizontal: size.rows, numberVertical: size.columns, viewMode: 'MOBILE' },
  });
  if (languages.length > 1) {
    const { site: present, document } = await session.call(sites.get, { params: { id: site.id } });
    const changes = { settings: { ...document.settings, languages } };
    await session.call(sites.update, { params: { id: site.id }, body: { base: present.working, changes } });
  }
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${site.id}`);
  await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
  return site.id;
}

/** Returns the headlines of the stored sheets by cell, once the editor has saved. */
async function storedTexts(siteId: string): Promise<Record<string, string | undefined>> {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { document } = await session.call(sites.get, { params: { id: siteId } });
  return Object.fromEntries(Object.entries(document.grid.cells).map(([cell, id]) => [cell, document.sheets[id]?.jp?.mainText]));
}

test('a pasted list becomes sheets in one edit; their texts are replaced by keyboard, and a cell is inserted between them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const siteId = await openSite(page, { rows: 1, columns: 1 });
  await page.getByRole('button', { name: grid.importLinks }).click();
  await dialog(page).getByRole('textbox', { name: links.list }).fill(LIST);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('地図');
  await expect(dialog(page).getByRole('status')).toContainText(links.skipped.replace('{{count}}', '1'));
  await expectNoViolations(page);
  // In view without scrolling in a low window too.
  await page.setViewportSize({ width: 1440, height: 600 });
  const add = dialog(page).getByRole('button', { name: apply(2) });
  await expect(add).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await add.click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => storedTexts(siteId), { timeout: 30_000 }).toMatchObject({ A1: '春のメニュー', A2: '電話' });
  await page.getByRole('button', { name: editor.undo }).click();
  await expect.poll(() => storedTexts(siteId), { timeout: 30_000 }).not.toHaveProperty('A2');
  await page.getByRole('button', { name: editor.redo }).click();

  await openByPalette(page, editor.replace);
  const found = page.getByRole('dialog', { name: replace.title });
  await expect(found.getByLabel(replace.find)).toBeFocused();
  await page.keyboard.type('電話');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ご予約');
  await found.getByRole('button', { name: replace.apply.replace('{{count}}', '1') }).press('Enter');
  await page.getByRole('gridcell').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: grid.act.roomDown.replace('{{cells}}', '') }).click();
  await expect.poll(() => storedTexts(siteId), { timeout: 30_000 }).toMatchObject({ A2: '春のメニュー', A3: 'ご予約' });

  const colour = page.getByRole('textbox', { name: fields.sheet.linkButtonColor, exact: true });
  await page.getByRole('gridcell').nth(1).click();
  await colour.fill('#0b7285');
  await page.keyboard.press('Tab');
  await page.getByRole('gridcell').nth(2).click();
  await colour.click();
  await page.getByRole('button', { name: '#0b7285' }).click();
  await expect(colour).toHaveValue('#0b7285');
});

test('a CSV file becomes menu items on a phone, whose texts are replaced and translated in a file, by the command palette', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page, { rows: 2, columns: 2 }, ['jp', 'en']);
  // A site without sheets cannot be published, which the bar below counts.
  const sections = page.getByRole('navigation', { name: editor.pane.label }).getByRole('button').last();
  await expect(sections).toHaveAccessibleName(
    new RegExp(`${editor.sectionFaults.replace('{{count}}', String.raw`\d`)}.*${editor.pane.sections}`),
  );
  await openByPalette(page, grid.importLinks);
  await expect(dialog(page)).toBeVisible();
  // Excel in Japan saves CSV files in Shift_JIS.
  const file = Buffer.from([0x92, 0x6e, 0x90, 0x7d, 0x2c, ...Buffer.from('https://example.com/map\r\n')]);
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: file });
  await dialog(page).getByText(links.menu, { exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('地図');
  await expectNoOverflow(page);
  await dialog(page)
    .getByRole('button', { name: apply(1) })
    .press('Enter');
  await expect(page.getByText(links.doneMenu.replace('{{count}}', '1'))).toBeVisible();
  await expect(page.getByText(shell.menu.items).or(page.getByText('地図')).first()).toBeAttached();

  await page.getByRole('button', { name: editor.screens }).click();
  // The address of an unpublished site leads nowhere.
  await expect(page.getByRole('menuitem', { name: saving.qr.open })).toHaveCount(0);
  await page.getByRole('menuitem', { name: editor.replace }).click();
  const found = page.getByRole('dialog', { name: replace.title });
  await found.getByLabel(replace.find).fill('地図');
  await found.getByLabel(replace.replacement).fill('道案内');
  const change = found.getByRole('button', { name: replace.apply.replace('{{count}}', '1') });
  await expect(change).toBeInViewport({ ratio: 1 });
  await expectNoOverflow(page);
  await change.click();
  await expect(page.getByText(replace.done.replace('{{count}}', '1'))).toBeVisible();
  await expect(found).toBeHidden();

  await openByPalette(page, fields.section.languages);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: translations.save }).press('Enter')]);
  const csv = await readFile(await saved.path(), 'utf8');
  const [head = [], ...texts] = parseCsv(csv);
  const translated = texts.map((row) => row.map((text) => (text === '道案内' ? '道順' : text)));
  await page.locator('[data-section=languages] input[type=file]').setInputFiles({
    name: 'translated.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, ...translated].map(csvRow).join('')),
  });
  const changes = page.getByRole('dialog', { name: translations.dialog });
  await expect(changes).toContainText('道順');
  await expectNoOverflow(page);
  await changes.getByRole('button', { name: translations.apply.replace('{{count}}', '1') }).press('Enter');
  await expect(page.getByText(translations.done.replace('{{count}}', '1'))).toBeVisible();
});
