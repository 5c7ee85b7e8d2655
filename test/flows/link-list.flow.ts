/** Sheets and menu items from a list of links, by pointer, by keyboard and on a phone. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { grid } from '#shared/messages/jp/editor/grid.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { links } from '#shared/messages/jp/editor/links.ts';
import { shell } from '#shared/messages/jp/editor/shell.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, deleteSitesNamed } from './steps/console-user.ts';

const NAME = 'リンク集の食堂';
const LIST = ['春のメニュー,https://example.com/spring,4月30日まで', '地図,javascript:alert(1)', '電話 tel:0312345678'].join('\n');

const dialog = (page: Page) => page.getByRole('dialog', { name: links.title });
const rows = (page: Page) => dialog(page).getByRole('region', { name: links.preview }).getByRole('listitem');
const apply = (count: number): string => links.apply.replace('{{count}}', String(count));

async function openSite(page: Page, size: { rows: number; columns: number }): Promise<string> {
  await deleteSitesNamed('OEM_MASTER', NAME);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { site } = await session.call(sites.create, {
    body: { name: NAME, numberHorizontal: size.rows, numberVertical: size.columns, viewMode: 'MOBILE' },
  });
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

test('a pasted list becomes sheets in free cells and a new row, as one edit that can be undone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const siteId = await openSite(page, { rows: 1, columns: 1 });
  await page.getByRole('button', { name: grid.importLinks }).click();
  await dialog(page).getByRole('textbox', { name: links.list }).fill(LIST);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText('地図');
  await expect(dialog(page).getByRole('status')).toContainText(links.skipped.replace('{{count}}', '1'));
  await expectNoViolations(page);
  await dialog(page)
    .getByRole('button', { name: apply(2) })
    .click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => storedTexts(siteId), { timeout: 30_000 }).toMatchObject({ A1: '春のメニュー', A2: '電話' });
  await page.getByRole('button', { name: editor.undo }).click();
  await expect.poll(() => storedTexts(siteId), { timeout: 30_000 }).not.toHaveProperty('A2');
});

test('a CSV file becomes menu items on a phone, and the list is opened by the command palette', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page, { rows: 2, columns: 2 });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(grid.importLinks);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  // Excel in Japan saves CSV files in Shift_JIS.
  const file = Buffer.from([0x92, 0x6e, 0x90, 0x7d, 0x2c, ...Buffer.from('https://example.com/map\r\n')]);
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer: file });
  await dialog(page).getByText(links.menu, { exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('地図');
  await expectNoOverflow(page);
  // In view without scrolling.
  const add = dialog(page).getByRole('button', { name: apply(1) });
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.press('Enter');
  await expect(page.getByText(links.doneMenu.replace('{{count}}', '1'))).toBeVisible();
  await expect(page.getByText(shell.menu.items).or(page.getByText('地図')).first()).toBeAttached();
});
