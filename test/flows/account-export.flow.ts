/** The export of all data of an account: the account gets an e-mail and downloads its file, the operator finds the same file. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { takeout } from '#shared/messages/jp/console/takeout.ts';
import { readZipBytes } from '#test/support/billing/read-zip.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { linkFromMail } from './steps/inbox.ts';

const section = (page: Page) => page.locator('section').filter({ has: page.getByRole('heading', { name: takeout.title }) });

/** Returns the files of the archive that the section links to, by name. */
async function download(page: Page): Promise<Map<string, Buffer>> {
  const link = section(page).getByRole('link', { name: takeout.download });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(file.suggestedFilename()).toMatch(/^account-\w{26}-\d{4}-\d{2}-\d{2}\.zip$/);
  return readZipBytes(await readFile(await file.path()));
}

test('a customer exports the data of its account, and the operator finds the file (R-26.3)', async ({ page, browser }) => {
  const customer = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const { user } = await customer.call(auth.userInfo, {});
  const { sites } = await customer.call(site.list, { query: { limit: 100 } });
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'USER');
  await page.goto(`${addresses().console}/admin-user/profile`);
  // An earlier attempt of this flow may have exported the account already.
  await section(page)
    .getByRole('button', { name: takeout.start })
    .or(section(page).getByRole('button', { name: takeout.again }))
    .click();
  await expect(section(page).getByRole('link', { name: takeout.download })).toBeVisible({ timeout: 60_000 });
  await page.goto(await linkFromMail(user.email, '/admin-user/profile'));
  await expect(section(page).getByRole('link', { name: takeout.download })).toBeVisible();
  await expectNoViolations(page);
  const files = await download(page);
  expect(JSON.parse(files.get('account/account.json')?.toString() ?? '')).toMatchObject({ id: user.id, companyName: user.companyName });
  for (const { id, name } of sites) {
    expect(JSON.parse(files.get(`sites/${id}/site.json`)?.toString() ?? '')).toMatchObject({ id, name });
    expect(files.has(`sites/${id}/working.json`)).toBe(true);
  }
  expect([...files.keys()].filter((name) => /^sites\/\w+\/media\/\w+\.\w+$/.test(name)).length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const operator = await context.newPage();
  await authenticate(operator, 'MASTER');
  await operator.goto(`${addresses().console}/master/user/${user.id}`);
  expect((await download(operator)).size).toBe(files.size);
  await expectNoOverflow(operator);
  await expectNoViolations(operator);
  await context.close();
});
