/** Sign-in with a second factor, the devices that are signed in, and how a manager resets both. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { profile } from '#shared/messages/jp/console/profile.ts';
import { security } from '#shared/messages/jp/console/security.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { mail } from '#shared/messages/jp/mail/mail.ts';
import { codeAt } from '#test/support/authenticator-app.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, typeCredentials, typeNewPassword } from './steps/console-user.ts';
import { mailsTo } from './steps/inbox.ts';

const ISSUED = 'Issued.2026';
const PASSWORD = 'Nishin.2026';

const at = (path: string): string => `${addresses().console}${path}`;

/** Creates a login of the demo OEM for this flow only, with an issued password. */
async function createLogin(email: string): Promise<{ id: string }> {
  const oem = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { user } = await oem.call(apiContract.auth.userInfo, {});
  const body = {
    role: 'OEM_ADMIN',
    parentId: user.workAccountId,
    companyName: '株式会社ニシン',
    contactName: '西 真一',
    email,
    planId: null,
    contractStart: null,
    contractEnd: null,
    authority: 'edit',
    licenceGrant: null,
    language: 'jp',
    initialPassword: ISSUED,
  } as const;
  return (await oem.call(apiContract.oemMasterUser.create, { body })).user;
}

/** The first sign-in of the login, which replaces its issued password. */
async function chooseFirstPassword(page: Page, email: string): Promise<void> {
  await page.goto(at('/login'));
  await typeCredentials(page, { email, password: ISSUED });
  await page.getByLabel(session.firstPassword.issued, { exact: true }).fill(ISSUED);
  await typeNewPassword(page, PASSWORD);
  await page.getByRole('button', { name: session.firstPassword.submit }).click();
}

async function confirmCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(security.setUp.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: security.setUp.submit, exact: true }).click();
}

/** Sets the second factor up on the screen that shows its secret. Returns the secret and the recovery codes. */
async function setUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  await expect(page.getByRole('img', { name: security.setUp.qr })).toBeVisible();
  const secret = (await page.getByLabel(security.setUp.secret, { exact: true }).inputValue()).replaceAll(' ', '');
  await expectNoViolations(page);
  await confirmCode(page, codeAt(secret, Date.now(), 100));
  await expect(page.getByText(errors.validation['code-wrong'])).toBeVisible();
  await expect(page.getByLabel(security.setUp.code, { exact: true })).toBeFocused();
  await confirmCode(page, codeAt(secret, Date.now()));
  const codes = page.getByRole('list', { name: security.codes.title }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoViolations(page);
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole('button', { name: security.codes.done }).click();
  return { secret, recoveryCodes };
}

async function startSignIn(page: Page, email: string): Promise<void> {
  await page.goto(at('/login'));
  await typeCredentials(page, { email, password: PASSWORD });
  await expect(page.getByRole('heading', { name: session.secondStep.title })).toBeVisible();
}

async function answer(page: Page, code: string): Promise<void> {
  await page.getByLabel(session.secondStep.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: session.secondStep.submit }).click();
}

const openProfile = (page: Page): Promise<unknown> => page.goto(at('/admin/profile'));

test('a second factor is set up, required at sign-in, and reset by a manager', async ({ page, browser }) => {
  const email = `nishin-${test.info().retry}@example.com`;
  const { id } = await createLogin(email);
  await chooseFirstPassword(page, email);
  await expect(page).toHaveURL(at('/admin/summary'));
  await openProfile(page);
  await page.getByRole('button', { name: security.twoFactor.setUp }).click();
  const { secret, recoveryCodes } = await setUp(page);
  await expect(page.getByText(security.twoFactor.codesLeft.replace('{{count}}', '10'))).toBeVisible();

  await test.step('signing in requires a code, and a wrong code is refused beside its field', async () => {
    await page.goto(at('/log-out'));
    await expect(page.getByText(session.signOut.done)).toBeVisible();
    await startSignIn(page, email);
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await answer(page, codeAt(secret, Date.now(), 100));
    await expect(page.getByText(errors.validation['code-wrong'])).toBeVisible();
    await answer(page, codeAt(secret, Date.now(), 1));
    await expect(page).toHaveURL(at('/admin/summary'));
  });

  const other = await browser.newContext();
  const phone = await other.newPage();
  await test.step('a recovery code works once instead of a code, on another device, which is reported by e-mail', async () => {
    await startSignIn(phone, email);
    await answer(phone, recoveryCodes[0] ?? '');
    await expect(phone).toHaveURL(at('/admin/summary'));
    const subject = mail.security.notice['new-device'].title;
    await expect.poll(async () => (await mailsTo(email)).some((sent) => sent.subject.includes(subject)), { timeout: 20_000 }).toBe(true);
    const third = await (await browser.newContext()).newPage();
    await startSignIn(third, email);
    await answer(third, recoveryCodes[0] ?? '');
    await expect(third.getByText(errors.validation['code-wrong'])).toBeVisible();
    await third.context().close();
  });

  await test.step('the other device is signed out from the list', async () => {
    await openProfile(page);
    await expect(page.getByText(security.sessions.current)).toBeVisible();
    await page.getByRole('button', { name: security.sessions.endOthers }).click();
    await expectNoViolations(page);
    await page.getByRole('dialog').getByRole('button', { name: security.sessions.end, exact: true }).click();
    await expect(page.getByRole('button', { name: security.sessions.endOthers })).toHaveCount(0);
    await phone.goto(at('/admin/user-list'));
    await expect(phone).toHaveURL(/\/login/);
  });

  await test.step('a manager resets the second factor, and the password alone is sufficient again', async () => {
    const manager = await (await browser.newContext()).newPage();
    await manager.goto(at('/login'));
    await typeCredentials(manager, addresses().logins.OEM_MASTER);
    await expect(manager).toHaveURL(/\/summary$/);
    await manager.goto(at(`/admin/user/${id}`));
    await manager.getByRole('button', { name: security.reset.action }).click();
    await manager.getByRole('dialog').getByRole('button', { name: security.reset.submit }).click();
    await expect(manager.getByRole('button', { name: security.reset.action })).toHaveCount(0);
    await manager.context().close();
    await phone.goto(at('/login'));
    await typeCredentials(phone, { email, password: PASSWORD });
    await expect(phone).toHaveURL(at('/admin/summary'));
    await expect
      .poll(async () => (await mailsTo(email)).some((sent) => sent.subject.includes(mail.security.notice['two-factor-reset'].title)))
      .toBe(true);
  });
  await other.close();
});

test('a login of a role that requires a second factor sees only the set-up until the factor is set up', async ({ page }) => {
  const email = `hitsuyou-${test.info().retry}@example.com`;
  await createLogin(email);
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  await operator.call(apiContract.signInSecurity.setRoles, { body: { roles: ['OEM_ADMIN'] } });
  try {
    await chooseFirstPassword(page, email);
    await expect(page.getByRole('heading', { name: session.obligatory.title })).toBeVisible();
    await page.goto(at('/admin/user-list'));
    await expect(page).toHaveURL(at('/set-up-two-factor'));
    await setUp(page);
    await expect(page).toHaveURL(at('/admin/summary'));
    await openProfile(page);
    await expect(page.getByRole('heading', { name: profile.title, exact: true })).toBeVisible();
    await expect(page.getByText(security.twoFactor.obligatory)).toBeVisible();
    await expect(page.getByRole('button', { name: security.twoFactor.turnOff })).toHaveCount(0);
  } finally {
    await operator.call(apiContract.signInSecurity.setRoles, { body: { roles: [] } });
  }
});
