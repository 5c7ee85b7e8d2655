/** The shell around the sheets, from the console to a visitor: global menu, SNS and telephone number. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields } from '#shared/messages/jp/editor/fields.ts';
import { inspector } from '#shared/messages/jp/editor/inspector.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import { shell } from '#shared/messages/jp/editor/shell.ts';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import type { EmailedForm } from '#shared/model/forms/site-form.ts';
import { EMPTY_SHEET, type Sheet, type SiteSummary } from '#shared/model/sites/site.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { picture, uploadCreatives } from '#test/support/media/upload.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate } from './steps/console-user.ts';

const CONTACT_FORM = defaultForm('contact', visitor.form.fields, (key) => numberedUlid(10 + key.length)) as EmailedForm;
const CALL = `${visitor.call} 03-1234-5678`;

/** Creates a site with two sheets, the second without the telephone. */
async function makeSite(session: ConsoleSession): Promise<SiteSummary> {
  const { site } = await session.call(sites.create, {
    body: { name: '港の食堂', numberHorizontal: 2, numberVertical: 1, viewMode: 'MOBILE' },
  });
  const images = await uploadCreatives(
    session,
    site.id,
    await Promise.all(['#0277bd', '#ad5b00'].map((colour) => picture('', colour, 400, 700))),
  );
  const sheet = (index: number, more: Partial<Sheet>): { jp: Sheet } => ({
    jp: { ...EMPTY_SHEET, image: images[index] ?? null, imageAlt: '写真', ...more },
  });
  const changes = {
    grid: { numberHorizontal: 2, numberVertical: 1, cells: { A1: numberedUlid(1), A2: numberedUlid(2) } },
    sheets: {
      [numberedUlid(1)]: sheet(0, { mainText: '港の朝' }),
      [numberedUlid(2)]: sheet(1, { mainText: '本日の定食', snsConfig: ['line'] }),
    },
    contactForm: { jp: { ...CONTACT_FORM, destinationEmail: 'shop@example.com', companyName: '港の食堂' } },
  };
  return (await session.call(sites.update, { params: { id: site.id }, body: { base: site.working, changes } })).site;
}

const openSection = (page: Page, section: keyof typeof fields.section): Promise<void> =>
  page.getByRole('navigation', { name: editor.sections }).getByRole('button', { name: fields.section[section], exact: true }).click();

test('menu, social links and telephone number are entered, published and shown to visitors', async ({ browser }) => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const site = await makeSite(session);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await authenticate(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${site.id}`);

  await openSection(page, 'menu');
  await page.getByRole('switch', { name: fields.settings.displayGlobalMenu }).press('Space');
  await page.getByRole('button', { name: shell.menu.fromSheets }).click();
  await expect(page.getByRole('group', { name: shell.preview }).getByRole('link')).toHaveText(['港の朝', '本日の定食']);
  await page.getByRole('button', { name: shell.menu.add }).click();
  await page.keyboard.type('お問い合わせ');
  await expect(page.getByRole('group', { name: shell.preview }).getByRole('link')).toHaveCount(2);
  const kinds = page.getByRole('combobox', { name: inspector.destination.to });
  await kinds.last().click();
  await page.getByRole('option', { name: inspector.destination.contact }).click();
  await expect(page.getByRole('group', { name: shell.preview }).getByRole('link')).toHaveText(['港の朝', '本日の定食', 'お問い合わせ']);
  await expectNoViolations(page);

  await openSection(page, 'sns');
  await page.getByRole('textbox', { name: inspector.sns.line }).fill('https://lin.ee/abc');
  await expectNoViolations(page);
  await openSection(page, 'phone');
  await page.getByRole('textbox', { name: fields.section.phone }).fill('０３１２３４５６７８');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: fields.section.phone })).toHaveValue('03-1234-5678');
  await expect(page.getByRole('group', { name: shell.preview }).getByRole('link', { name: CALL })).toBeVisible();
  await page.getByRole('button', { name: editor.save.action }).click();
  await expect(page.getByText(saving.status.saved, { exact: true }).first()).toBeVisible();
  const { site: saved } = await session.call(sites.get, { params: { id: site.id } });
  await publishAndWait(session, site.id, saved.working);

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })).newPage();
  await phone.goto(site.url);
  const menu = phone.locator('.menu');
  await expect(phone.locator('.bar a')).toHaveCount(2);
  await expect(phone.getByRole('link', { name: CALL })).toHaveAttribute('href', 'tel:0312345678');
  await menu.locator('summary').click();
  await expectNoViolations(phone);
  await phone.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await menu.locator('summary').click();
  await phone.getByRole('link', { name: '本日の定食' }).click();
  await expect(phone).toHaveURL(/\/A2$/);
  await expect(menu).not.toHaveAttribute('open');
  await expect(phone.getByRole('link', { name: 'LINE' })).toBeVisible();
  await expect(phone.getByRole('link', { name: CALL })).toBeHidden();
  await phone.keyboard.press('ArrowUp');
  await expect(phone.getByRole('link', { name: CALL })).toBeVisible();
  const [words, bar] = [await phone.locator('#A1 .text').boundingBox(), await phone.locator('.bar').boundingBox()];
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan(bar?.y ?? 0);

  const still = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })).newPage();
  await still.goto(site.url);
  await expect(still.locator('.bar a')).toHaveCount(2);
  await still.locator('.menu summary').click();
  await expect(still.getByRole('link', { name: 'お問い合わせ' })).toHaveAttribute('href', '/contact');
});
