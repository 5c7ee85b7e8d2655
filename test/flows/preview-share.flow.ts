/** The share popup: a preview is shared from the site list, e-mailed, opened with the password, and closed by revoking. */
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { share } from '#shared/messages/jp/console/share.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { linkFromMail, mailsTo } from './steps/inbox.ts';

const SITE = '春の内覧会';
const NEW_SITE = {
  name: SITE,
  numberHorizontal: 2,
  numberVertical: 2,
  viewMode: 'MOBILE',
  logo: null,
  favicon: null,
  content: null,
} as const;

/** A site of its own, whose preview was never shared. */
async function createSite(): Promise<void> {
  await deleteSitesNamed('USER', SITE);
  const client = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  await client.call(site.create, { body: NEW_SITE });
}

test.afterAll(() => deleteSitesNamed('USER', SITE));

/** Returns the answer of the API to an invitee who signs in. */
async function openPreview(page: Page, siteId: string, email: string, password: string): Promise<{ status: number; token: string }> {
  const answer = await page.request.post(`${addresses().console}/api/v1/preview/site/${siteId}/login`, { data: { email, password } });
  const { data } = (await answer.json()) as { data: { accessToken?: string } };
  return { status: answer.status(), token: data.accessToken ?? '' };
}

const seo = async (page: Page, siteId: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`${addresses().console}/api/v1/preview/site/${siteId}/seo`, { headers })).status();
};

test('a site is shared with invitees, who lose access as soon as their invitation is revoked', async ({ page }) => {
  const email = `invited-${Date.now()}@example.jp`;
  await createSite();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'USER');
  await openFromMenu(page, 'siteList');
  const card = page.getByRole('article').filter({ hasText: SITE });
  await card.getByRole('button').click();
  await page.getByRole('menuitem', { name: sites.card.share }).click();
  const dialog = page.getByRole('dialog', { name: share.title });
  const isPrivate = dialog.getByRole('switch', { name: share.private.label });
  const save = dialog.getByRole('button', { name: share.save, exact: true });

  await isPrivate.check({ force: true });
  await save.click();
  await expect(dialog.getByText(errors.validation['preview-password-required'])).toBeVisible();
  await dialog.getByRole('button', { name: share.password.choose }).click();
  await dialog.getByRole('button', { name: share.password.generate }).click();
  const password = await dialog.getByLabel(share.password.label).inputValue();
  await dialog.getByLabel(share.invitees.label).fill(`花子 <${email}>, wrong@`);
  await save.click();
  await expect(dialog.getByText(share.invitees.unreadable.replace('{{number}}', '1'))).toBeVisible();
  await dialog.getByLabel(share.invitees.label).fill('');
  await save.click();
  await expect(dialog.getByText(share.password.once)).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const siteId = new URL(await dialog.getByLabel(share.link.label).inputValue()).pathname.split('/')[2] ?? '';
  expect(new URL(await linkFromMail(email, `/site/${siteId}/preview`)).searchParams.get('token')).toBeNull();
  expect(JSON.stringify(await mailsTo(email))).not.toContain(password);
  const row = dialog.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(share.mail.delivered);
  const opened = await openPreview(page, siteId, email, password);
  expect([opened.status, await seo(page, siteId, opened.token)]).toEqual([200, 200]);
  await expect(row).not.toContainText(share.invitees.notOpened);

  await row.getByRole('button').click();
  await page.getByRole('dialog', { name: share.revoking.title }).getByRole('button', { name: share.revoking.confirm }).click();
  await expect(row).toBeHidden();
  expect([await seo(page, siteId, opened.token), (await openPreview(page, siteId, email, password)).status]).toEqual([401, 401]);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await card.getByRole('link', { name: SITE, exact: true }).click();
  await page.getByRole('button', { name: editor.publish.more }).click();
  await page.getByRole('menuitem', { name: saving.share.open }).click();
  await expect(isPrivate).toBeChecked();
  await isPrivate.uncheck({ force: true });
  await expect(dialog.getByText(share.private.ends)).toBeVisible();
  await save.click();
  await expect(dialog.getByText(share.private.off)).toBeVisible();
});
