/** Legal texts from the console to a visitor: written, undone, published and read. */
import { expect, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { company } from '#shared/messages/jp/editor/company.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { EMPTY_COMPANY, FILL_IN_TEXT } from '#shared/model/sites/company.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';
import { modulesLoaded } from './steps/visitor.ts';

let session: ConsoleSession;
let copyId: string;
// A copy that a failed test left behind would use up the account's limit of sites.
test.afterEach(() => session.call(sites.delete, { params: { id: copyId } }));

test('a legal text is written, undone and redone, saved without dangerous markup, and shown to visitors', async ({ browser }) => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.USER);
  const [demo] = (await session.call(sites.list, { query: { status: 'PUBLISH' } })).sites;
  if (!demo) throw new Error('There is no demo site');
  const { site } = await session.call(sites.duplicate, { params: { id: demo.id }, body: { name: '会社情報のある店' } });
  copyId = site.id;
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await authenticate(page, 'USER');
  await page.goto(`${addresses().console}/admin-user/site/${site.id}?section=company`);
  const saved = page.getByText(saving.status.saved, { exact: true }).first();

  // Undo applies to the site, wherever the caret is.
  const profile = page.getByRole('textbox', { name: fields.content.companyProfile });
  await profile.click();
  await page.keyboard.type('静岡の茶屋です。');
  await page.waitForTimeout(1_600);
  await page.keyboard.press('Enter');
  await page.keyboard.type('二代目です。');
  await page.keyboard.press('Control+z');
  await expect(profile).toHaveText('静岡の茶屋です。');
  await page.keyboard.press('Control+Shift+z');
  await expect(profile).toHaveText('静岡の茶屋です。二代目です。');
  await expectNoViolations(page);

  await page.getByRole('tab', { name: fields.content.companyClause }).click();
  await page.getByRole('button', { name: company.headings }).click();
  const clause = page.getByRole('textbox', { name: fields.content.companyClause });
  await expect(clause.getByRole('rowheader')).toHaveCount(Object.keys(company.heading.companyClause).length);
  await clause.getByText(FILL_IN_TEXT.jp).first().click({ clickCount: 3 });
  await page.keyboard.type('株式会社こもれび');
  await expect(page.getByRole('group', { name: company.preview }).getByText('株式会社こもれび')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: editor.save.action }).click();
  await expect(saved).toBeVisible();

  // A concurrent edit by another login appears in the text, sanitised.
  const { site: now, document } = await session.call(sites.get, { params: { id: site.id } });
  const attack = '<p>第1条<img src=x onerror=alert(1)></p><script>alert(1)</script>';
  const { companyClause = '', ...ours } = document.company.jp ?? {};
  const filledIn = companyClause.replaceAll(FILL_IN_TEXT.jp, 'お問い合わせください');
  const theirs = { ...EMPTY_COMPANY, ...ours, companyClause: filledIn, termsOfService: attack };
  await page.getByRole('tab', { name: fields.content.termsOfService }).click();
  const { site: changed } = await session.call(sites.update, {
    params: { id: site.id },
    body: { base: now.working, changes: { company: { jp: theirs } } },
  });
  await expect(page.getByRole('textbox', { name: fields.content.termsOfService })).toHaveText('第1条', { timeout: 30_000 });
  await publishAndWait(session, site.id, changed.working);

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })).newPage();
  await phone.goto(site.url);
  await modulesLoaded(phone);
  const opener = phone.getByRole('link', { name: visitor.company.companyClause });
  await opener.click();
  const dialog = phone.getByRole('dialog', { name: visitor.company.label });
  await expect(dialog.getByRole('cell', { name: '株式会社こもれび' })).toBeVisible();
  await expectNoViolations(phone);
  await phone.keyboard.press('ArrowDown');
  await expect(phone).toHaveURL(/\/$/);
  await phone.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await phone.getByRole('link', { name: visitor.company.termsOfService }).click();
  await expect(phone.getByRole('dialog').getByText('第1条')).toBeVisible();
  expect(await phone.locator('.rich :is(img, script)').count()).toBe(0);
  await phone.getByRole('button', { name: visitor.company.close }).click();
  await expect(phone.getByRole('dialog')).toBeHidden();

  const still = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).newPage();
  await still.goto(site.url);
  await still.getByRole('link', { name: visitor.company.termsOfService }).click();
  await expect(still.getByText('第1条')).toBeInViewport();
  await still.getByRole('link', { name: visitor.frame.back }).click();
  await expect(still.getByText('第1条')).toBeHidden();
});
