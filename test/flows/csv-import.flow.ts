import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { bell } from '#shared/messages/jp/console/bell.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { imports } from '#shared/messages/jp/console/imports.ts';
import { users } from '#shared/messages/jp/console/users.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import { fillPlaceholders } from '#shared/rules/text/fill-placeholders.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { signIn } from './steps/console-user.ts';
import { mailsTo } from './steps/inbox.ts';

/** Makes names and addresses unique for each attempt, because a failed attempt leaves its accounts. */
const RUN = Date.now().toString(36);
const FILE = `顧客-${RUN}.csv`;
const companyOf = (number: number): string => `取込商店 ${RUN} ${number}`;
const emailOf = (number: number): string => `torikomi-${RUN}-${number}@example.com`;

const HEADINGS = ['会社名', '担当者名', 'メールアドレス', 'プラン', '社内メモ'];
const row = (number: number, plan = 'light'): string =>
  csvRow([companyOf(number), `取込 ${number}郎`, emailOf(number), plan, `メモ${number}`]);
const CORRECT = csvRow(HEADINGS) + [1, 2, 3].map((number) => row(number)).join('');
const FAULTY = csvRow(HEADINGS) + row(1) + row(2, 'スーパー') + row(1);

async function chooseFile(page: Page, name: string, content: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: common.upload.choose }).click();
  await (await choosing).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await expect(page.getByRole('heading', { level: 2, name: imports.mapping.title })).toBeVisible();
}

const submit = (number: number): string => fillPlaceholders(imports.mapping.submit, { number });

test('the OEM imports customers from a CSV file after correcting its faults, and undoes the import (R-25.1)', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await page.getByRole('link', { name: common.menu.userList }).click();
  await page.getByRole('link', { name: imports.open }).click();

  await test.step('the template contains the column headings of the import', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: imports.start.download }).click();
    const template = await readFile(await (await downloading).path(), 'utf8');
    expect(template.split('\r\n')[0]).toContain(`"${imports.columns.companyName}","${imports.columns.contactName}"`);
    await expectNoViolations(page);
  });

  await test.step('a file that is not CSV is refused before the upload', async () => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: common.upload.choose }).click();
    await (await choosing).setFiles({ name: '顧客.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') });
    await expect(
      page.getByText(fillPlaceholders(errors.validation['unsupported-file'], { name: '顧客.xlsx', formats: 'CSV' })),
    ).toBeVisible();
  });

  await test.step('a faulty file adds no account and names every fault', async () => {
    await chooseFile(page, '顧客-誤り.csv', FAULTY);
    await expect(page.getByRole('combobox', { name: fillPlaceholders(imports.mapping.fieldOf, { heading: '社内メモ' }) })).toHaveValue('');
    await expectNoViolations(page);
    await page.getByRole('button', { name: submit(3) }).click();
    await expect(page.getByText(fillPlaceholders(imports.refused.title, { number: 2 }))).toBeVisible();
    const table = page.getByRole('table', { name: imports.refused.table });
    await expect(table.getByRole('row').nth(1)).toContainText(`3行目${imports.columns.plan}スーパー${errors.validation['unknown-plan']}`);
    await expect(table.getByRole('row').nth(2)).toContainText(fillPlaceholders(errors.validation['duplicate-row'], { row: 2 }));
    await expectNoViolations(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: common.export.start }).click();
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain('"3","プラン","スーパー"');
  });

  await test.step('the corrected file adds all accounts, also if the page is left', async () => {
    await page.getByRole('link', { name: imports.refused.again }).click();
    await chooseFile(page, FILE, CORRECT);
    await page.getByRole('button', { name: submit(3) }).click();
    await expect(page.getByText(fillPlaceholders(imports.done.title, { number: 3 })).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(fillPlaceholders(imports.done.title, { number: 3 })).first()).toBeVisible();
    await expect(page.getByText(fillPlaceholders(imports.done.invitations, { sent: 3, total: 3 }))).toBeVisible();
    await expectNoViolations(page);
    await expect.poll(async () => (await mailsTo(emailOf(2))).length, { timeout: 20_000 }).toBe(1);
    await page.getByRole('link', { name: imports.done.toList }).click();
    await expect(page.getByRole('link', { name: companyOf(3) })).toBeVisible();
  });

  await test.step('the notification bell shows the import and links to the list of imports', async () => {
    await page.reload();
    await page.getByRole('button', { name: new RegExp(`^${bell.title}`) }).click();
    await page.getByRole('link', { name: fillPlaceholders(bell.event['import-finished'], { name: FILE, number: 3 }) }).click();
    await page.getByRole('table').getByRole('link', { name: FILE }).click();
  });

  await test.step('undoing the import removes all its accounts', async () => {
    await page.getByRole('button', { name: imports.done.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: imports.done.undoConfirm }).click();
    await expect(page.getByText(fillPlaceholders(imports.undone.title, { number: 3 })).first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: common.menu.userList }).click();
    await expect(page.getByRole('heading', { level: 1, name: users.list.title })).toBeVisible();
    await expect(page.getByRole('link', { name: companyOf(3) })).toHaveCount(0);
  });
});
