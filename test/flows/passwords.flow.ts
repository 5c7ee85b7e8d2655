import { expect, type Page, test } from '@playwright/test';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { profile } from '#shared/messages/jp/console/profile.ts';
import { session } from '#shared/messages/jp/console/session.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { linkFromMail } from './steps/inbox.ts';
import { addresses, typeCredentials, typeNewPassword } from './steps/console-user.ts';

const at = (path: string): string => `${addresses().console}${path}`;

/** Registers a user for this flow only, so that changed passwords do not affect other flows. Ends on the summary screen. */
async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto(at('/login'));
  await page.getByRole('link', { name: session.signIn.register }).click();
  await page.getByLabel(session.register.company).fill('株式会社みなと');
  await page.getByLabel(session.register.contact).fill('港 一郎');
  await page.getByLabel(session.register.email).fill(email);
  await page.getByLabel(session.register.agree).check();
  await page.getByRole('button', { name: session.register.submit }).click();
  await expect(page.getByRole('heading', { name: session.register.sentTitle })).toBeVisible();
  await page.goto(await linkFromMail(email, '/register'));
  await expect(page.getByText('株式会社みなと')).toBeVisible();
  await typeNewPassword(page, password);
  await page.getByRole('button', { name: session.register.completeSubmit }).click();
  await expect(page).toHaveURL(at('/admin-user/summary'));
}

test('a registration is completed by the button on the page of the e-mailed link, and signs in immediately', async ({ page }) => {
  const email = 'minato@example.com';
  await register(page, email, 'Minato.2026');
  await expect(page.getByText('trial', { exact: false }).first()).toBeVisible();

  await test.step('the link works only once', async () => {
    await page.goto(at('/log-out'));
    await expect(page.getByText(session.signOut.done)).toBeVisible();
    await page.goto(await linkFromMail(email, '/register'));
    await expect(page.getByRole('heading', { name: session.link.invalidTitle })).toBeVisible();
  });

  await test.step('missing fields and consent show their faults', async () => {
    await page.goto(at('/register'));
    await page.getByRole('button', { name: session.register.submit }).click();
    await expect(page.getByText(errors.validation.required).first()).toBeVisible();
    await expect(page.getByText(errors.validation['agreement-required'])).toBeVisible();
    await expect(page.getByLabel(session.register.company)).toBeFocused();
  });
});

test('a forgotten password is reset by the e-mailed link; the link works once and ends every session', async ({ page, browser }) => {
  const email = 'wasure@example.com';
  await register(page, email, 'Before.2026');

  const other = await browser.newContext();
  const person = await other.newPage();
  await test.step('requesting a link shows the same answer for an unknown address', async () => {
    for (const address of ['nobody-has-this@example.com', email]) {
      await person.goto(at('/login'));
      await person.getByRole('link', { name: session.signIn.forgot }).click();
      await person.getByLabel(session.reset.email, { exact: true }).fill(address);
      await person.getByRole('button', { name: session.reset.submit }).click();
      await expect(person.getByText(session.reset.sentText.replace('{{email}}', address))).toBeVisible();
    }
  });

  const link = await linkFromMail(email, '/new-password');
  await test.step('password rules are checked while typing and enforced', async () => {
    await person.goto(link);
    await typeNewPassword(person, 'short');
    await person.getByRole('button', { name: session.newPassword.submit }).click();
    await expect(person.getByText(session.password.broken)).toBeVisible();
    await expect(person.getByLabel(session.password.new, { exact: true })).toBeFocused();
    await typeNewPassword(person, 'After.2026', 'After.2027');
    await person.getByRole('button', { name: session.newPassword.submit }).click();
    await expect(person.getByText(errors.validation['password-mismatch'])).toBeVisible();
    await typeNewPassword(person, 'After.2026');
    await person.getByRole('button', { name: session.newPassword.submit }).click();
    await expect(person).toHaveURL(at('/admin-user/summary'));
  });

  await test.step('the first browser is signed out by its next request', async () => {
    await page.goto(at('/admin-user/site-list'));
    await expect(page).toHaveURL(/\/login\?next=/);
  });

  await test.step('the link and the old password are invalid', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: session.link.invalidTitle })).toBeVisible();
    await page.goto(at('/login'));
    await typeCredentials(page, { email, password: 'Before.2026' });
    await expect(page.getByRole('alert')).toContainText(errors.code['sign-in-failed']);
    await typeCredentials(page, { email, password: 'After.2026' });
    await expect(page).toHaveURL(at('/admin-user/summary'));
  });
  await other.close();
});

test('changing one’s own password ends the other sessions and keeps the current session', async ({ page, browser }) => {
  const credentials = { email: 'kaeru@example.com', password: 'Before.2026' };
  await register(page, credentials.email, credentials.password);
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(at('/login'));
  await typeCredentials(elsewhere, credentials);
  await expect(elsewhere).toHaveURL(at('/admin-user/summary'));

  await page.goto(at('/admin-user/profile'));
  await page.getByLabel(session.password.current, { exact: true }).fill('Wrong.2026');
  await typeNewPassword(page, 'After.2026');
  await page.getByRole('button', { name: profile.password.submit }).click();
  await expect(page.getByText(errors.validation['password-wrong'])).toBeVisible();
  await page.getByLabel(session.password.current, { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: profile.password.submit }).click();
  await expect(page.getByText(profile.password.done)).toBeVisible();

  await elsewhere.goto(at('/admin-user/site-list'));
  await expect(elsewhere).toHaveURL(/\/login\?next=/);
  await page.goto(at('/admin-user/site-list'));
  await expect(page).toHaveURL(at('/admin-user/site-list'));
  await other.close();
});

test('a login changes its names and its address; both addresses confirm, and the new one signs in', async ({ page, browser }) => {
  const [email, next, password] = ['tsubaki@example.com', 'tsubaki-new@example.com', 'Tsubaki.2026'];
  await register(page, email, password);
  await page.goto(at('/admin-user/profile'));

  await test.step('names are saved and shown at once', async () => {
    await page.getByRole('button', { name: profile.ownLogin.names }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(profile.account.contact).fill('椿 二郎');
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: profile.ownLogin.namesSubmit }).click();
    await expect(page.getByRole('definition').filter({ hasText: '椿 二郎' })).toBeVisible();
  });

  await test.step('the address changes once both links are confirmed', async () => {
    await page.getByRole('button', { name: profile.ownLogin.email }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(profile.ownLogin.newEmail).fill(next);
    await dialog.getByLabel(session.password.current, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: profile.ownLogin.emailSubmit }).click();
    await expect(page.getByText(profile.ownLogin.pending.replace('{{email}}', next))).toBeVisible();
    await expectNoViolations(page);
    const person = await (await browser.newContext()).newPage();
    const confirm = person.getByRole('button', { name: session.confirmEmail.submit });
    await person.goto(await linkFromMail(next, '/confirm-email'));
    await expectNoViolations(person);
    await confirm.click();
    await expect(person.getByText(session.confirmEmail.wait)).toBeVisible();
    await person.goto(await linkFromMail(email, '/confirm-email'));
    await confirm.click();
    await expect(person.getByRole('heading', { name: session.confirmEmail.done })).toBeVisible();
    await person.getByRole('link', { name: session.signIn.toSignIn }).click();
    await typeCredentials(person, { email: next, password });
    await expect(person).toHaveURL(at('/admin-user/summary'));
    await person.close();
  });
});
