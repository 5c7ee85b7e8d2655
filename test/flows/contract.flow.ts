/** The contract of a customer: another plan is requested, withdrawn and refused; the contract is ended and continued. */
import { expect, test } from '@playwright/test';
import { agreeToDocuments } from '#infra/local/clients/agree-to-documents.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { masterUser } from '#shared/api-contract/endpoints/user.ts';
import { contract } from '#shared/messages/jp/console/contract.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { users } from '#shared/messages/jp/console/users.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { monthOf, nextMonth } from '#shared/rules/time/japanese-month.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, openFromMenu, authenticate, typeCredentials } from './steps/console-user.ts';

const PASSWORD = 'Keiyaku.2026';
const SITE_NAME = '縦に長いサイト';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const day = (iso: string): string => iso.replaceAll('-', '/');
const lastDayOfMonth = (): string => day(addDays(`${nextMonth(monthOf(new Date()))}-01`, -1));

/** A customer on the plan standard whose minimum term is over, with a site that is too large for the plan light. */
async function createCustomer(email: string): Promise<void> {
  const origin = addresses().console;
  const operator = await ConsoleSession.signIn(origin, addresses().logins.MASTER);
  const { user } = await operator.call(auth.userInfo, {});
  const year = Number(japaneseDay(new Date()).slice(0, 4));
  await operator.call(masterUser.create, {
    body: {
      role: 'USER',
      parentId: user.workAccountId,
      companyName: '株式会社けいやく',
      contactName: '契約 まもる',
      email,
      planId: 'standard',
      contractStart: `${year - 2}-04-01`,
      contractEnd: null,
      authority: 'edit',
      licenceGrant: null,
      language: 'jp',
      initialPassword: 'Initial.2026',
    },
  });
  const first = await ConsoleSession.signIn(origin, { email, password: 'Initial.2026' });
  await first.call(auth.changePassword, {
    body: { currentPassword: 'Initial.2026', password: PASSWORD, confirmPassword: PASSWORD },
  });
  const customer = await ConsoleSession.signIn(origin, { email, password: PASSWORD });
  await agreeToDocuments(customer);
  await customer.call(site.create, { body: { name: SITE_NAME, numberHorizontal: 40, numberVertical: 1, viewMode: 'MOBILE' } });
}

test('a customer requests another plan, withdraws the request, and ends and continues its contract', async ({ page }) => {
  const email = `keiyaku${test.info().retry || ''}@example.com`;
  await createCustomer(email);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addresses().console}/login`);
  await typeCredentials(page, { email, password: PASSWORD });
  await expect(page).toHaveURL(/\/summary$/);
  await openFromMenu(page, 'checkPlan');
  await expect(page.getByRole('heading', { level: 2, name: 'standard' })).toBeVisible();
  const option = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });

  await test.step('a plan below the present use is refused, with a link to the screen where the use can be reduced', async () => {
    await expect(option('light').getByText(contract.refused)).toBeVisible();
    await expect(option('light').getByRole('button')).toHaveCount(0);
    await option('light').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/site\/[a-z0-9]{12}/);
    await page.goBack();
  });

  await test.step('a larger plan is requested for the first of the next month, and the request is withdrawn', async () => {
    await option('premium').getByRole('button').click();
    const from = `${day(nextMonth(monthOf(new Date())))}/01`;
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(from, { exact: true })).toBeVisible();
    await expect(dialog.getByText('¥39,800')).toBeVisible();
    await dialog.getByRole('button', { name: contract.confirm.submit }).click();
    const title = contract.change.title.replace('{{day}}', from).replace('{{plan}}', 'premium');
    await expect(page.getByText(title)).toBeVisible();
    await page.reload();
    await expect(page.getByText(title)).toBeVisible();
    await page.getByRole('button', { name: contract.change.withdraw }).click();
    await expect(page.getByText(title)).toBeHidden();
  });

  await test.step('the contract ends with this month, and the page shows the end and offers no other plans', async () => {
    const end = page.getByRole('region', { name: contract.end.heading });
    await expect(end.getByText(lastDayOfMonth())).toBeVisible();
    await expectNoViolations(page);
    await end.getByRole('button', { name: contract.end.open }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(contract.end.day)).toContainText(lastDayOfMonth());
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: contract.end.confirm }).click();
    await expect(page.getByText(contract.ending.title.replace('{{day}}', lastDayOfMonth()))).toBeVisible();
    await expect(option('premium').getByText(errors.validation['contract-ends'].replace('{{day}}', lastDayOfMonth()))).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the contract continues when its end is withdrawn', async () => {
    await page.getByRole('button', { name: contract.ending.continue }).click();
    await expect(page.getByRole('region', { name: contract.end.heading })).toBeVisible();
    await expect(option('premium').getByRole('button')).toBeVisible();
  });
});

test('the operator sets the quotation of an OEM', async ({ page }) => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const { users: found } = await session.call(masterUser.list, { query: { type: 'oem-master', limit: 100 } });
  const oem = found.find(({ email }) => email === addresses().logins.OEM_MASTER.email);
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page, 'MASTER');
  await page.goto(`${addresses().console}/master/user/${oem?.id ?? ''}`);
  const panel = page.getByRole('region', { name: users.quotation.title });
  await panel.getByRole('button', { name: users.quotation.edit }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('サイト数').fill('');
  await dialog.getByLabel('1サイトのセル数').fill('');
  await dialog.getByRole('button', { name: users.quotation.save }).click();
  await expect(dialog.getByText(errors.validation.required)).toBeVisible();
  await dialog.getByLabel('1サイトのセル数').fill('800');
  await dialog.getByLabel(users.quotation.month).selectOption({ index: 12 });
  await dialog.getByLabel('月額料金').fill('150000');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: users.quotation.save }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('¥150,000')).toBeVisible();
  await expect(panel.getByText('800')).toBeVisible();
  const added = panel.getByRole('listitem').filter({ hasText: '¥150,000' });
  await added.getByRole('button').click();
  await expect(added).toBeHidden();
});
