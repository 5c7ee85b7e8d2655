/** Forms with several pages: the owner divides a form, and visitors go through its pages by pointer, keyboard and on a phone. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { editor } from '#shared/messages/jp/editor/editor.ts';
import { fields as sections } from '#shared/messages/jp/editor/fields.ts';
import { forms } from '#shared/messages/jp/editor/forms.ts';
import { saving } from '#shared/messages/jp/editor/saving.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { createVisitorSite, MESSAGES, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';
import { mailsTo } from './steps/inbox.ts';
import { DESK, PHONE, visit } from './steps/visitor.ts';

test.describe.configure({ mode: 'serial' });

const { steps, submit, fields, fault } = MESSAGES.jp.form;
const MESSAGE = 'ご用件';
const [TOPIC, SEATS, DAY, LAST] = [numberedUlid(921), numberedUlid(922), numberedUlid(923), numberedUlid(924)];
let session: ConsoleSession;
let site: VisitorSite;
const at = (path: string): string => new URL(path, site.url).href;

/** Adds fields to the contact form in Japanese, with the title that the owner gave its second page, and publishes the site. */
async function addFields(more: readonly FormField[]): Promise<void> {
  const { site: current, document } = await session.call(sites.get, { params: { id: site.id } });
  const { jp } = document.contactForm;
  if (!jp) throw new Error('The site has no contact form');
  const contactForm = { jp: { ...jp, fields: [...jp.fields, ...more] } };
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: current.working, changes: { contactForm } } });
  await publishAndWait(session, site.id, saved.site.working);
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂の予約');
});

test('the owner begins a page with a field, and the preview shows one page at a time (R-8.42, R-8.46)', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(page, 'OEM_MASTER');
  await page.goto(`${addresses().console}/admin/site/${site.id}`);
  await page.getByRole('navigation', { name: editor.sections }).getByRole('button', { name: sections.section.contact }).click();
  await page.locator('summary', { hasText: MESSAGE }).click();
  await page.getByRole('switch', { name: forms.page.begins }).click();
  await page.getByRole('textbox', { name: forms.page.title }).fill('ご予約の内容');
  await expect(page.getByText('ページ2: ご予約の内容')).toBeVisible();
  const live = page.getByLabel(forms.live.frame);
  await expect(live.getByRole('textbox', { name: MESSAGE })).toBeHidden();
  await live.getByRole('button', { name: steps.next }).click();
  await expect(live.getByText(fault.required).first()).toBeVisible();
  await live.getByRole('textbox', { name: fields.email.title }).fill('owner@example.com');
  await live.getByRole('textbox', { name: fields.company.title }).fill('港の食堂');
  await live.getByRole('button', { name: steps.next }).click();
  await expect(live.getByRole('textbox', { name: MESSAGE })).toBeVisible();
  await expect(live.getByRole('heading', { name: 'ステップ 2 / 2 ご予約の内容' })).toBeFocused();
  await expectNoViolations(page);
  await live.getByRole('button', { name: steps.back }).click();
  await expect(live.getByRole('textbox', { name: fields.email.title })).toHaveValue('owner@example.com');
  await expect(page.getByText(saving.status.saved, { exact: true }).first()).toBeVisible();
  await page.context().close();

  const base = { key: null, isRequired: true, placeholder: '', options: [], validation: null };
  await addFields([
    { ...base, id: TOPIC, typeInput: 'RADIO', title: '用件の種類', options: [{ value: '予約' }, { value: '質問' }] },
    { ...base, id: SEATS, typeInput: 'NUMBER', title: '人数', shownIf: { fieldId: TOPIC, option: 0 }, pageBreak: { title: 'お席' } },
    { ...base, id: DAY, typeInput: 'DATE', title: 'ご来店日', isRequired: false, shownIf: { fieldId: TOPIC, option: 0 } },
    { ...base, id: LAST, typeInput: 'TEXT_BOX', title: 'お名前', pageBreak: { title: '' } },
  ]);
});

const heading = (page: Page) => page.locator('.form-step h2:visible');
async function fillSender(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: fields.email.title }).fill(email);
  await page.getByRole('textbox', { name: fields.company.title }).fill('港の会社');
}
const next = (page: Page) => page.getByRole('button', { name: steps.next });

test('a visitor on a phone fills in page by page, goes back by the browser, and skips a page without fields (R-8.44, R-8.45)', async ({
  browser,
}) => {
  const page = await visit(browser, at('/contact'), PHONE);
  await expect(heading(page)).toHaveText('ステップ 1 / 3');
  await next(page).tap();
  await page.getByRole('alert').getByRole('link', { name: fields.company.title }).tap();
  await expect(page.getByRole('textbox', { name: fields.company.title })).toBeFocused();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await fillSender(page, 'phone@example.com');
  await next(page).tap();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await page.getByRole('textbox', { name: MESSAGE }).fill('質問です');
  await page.getByRole('radio', { name: '予約' }).check();
  await expect(heading(page)).toHaveText('ステップ 2 / 4ご予約の内容');
  await next(page).tap();
  await expect(heading(page)).toHaveText('ステップ 3 / 4お席');
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.goBack();
  await expect(page.getByRole('radio', { name: '予約' })).toBeChecked();
  await page.getByRole('radio', { name: '質問' }).check();
  await next(page).tap();
  await expect(heading(page)).toHaveText('ステップ 3 / 3');
  await page.reload();
  await expect(heading(page)).toHaveText('ステップ 3 / 3');
  await expect(page.getByRole('status')).toContainText(MESSAGES.jp.formPage.restored);
  await page.getByRole('button', { name: steps.back }).tap();
  await expect(page.getByRole('textbox', { name: MESSAGE })).toHaveValue('質問です');
  await next(page).tap();
  await page.getByRole('textbox', { name: 'お名前' }).fill('港 花子');
  await page.getByRole('button', { name: submit.contact }).tap();
  await expect(page).toHaveURL(at('/contact-success'));
  await expect.poll(async () => (await mailsTo('phone@example.com')).length).toBe(1);
  expect((await mailsTo('phone@example.com'))[0]?.text).not.toContain('人数');
  await page.context().close();
});

test('a visitor with a keyboard opens the next page by the Enter key, and a link of the summary opens the page of its field', async ({
  browser,
}) => {
  const page = await visit(browser, at('/contact'), DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await fillSender(page, 'keys@example.com');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('予約です');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '予約' })).toBeChecked();
  await next(page).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'お名前' })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('textbox', { name: MESSAGE }).fill('');
  await page.goForward();
  // The page with the fault stays in view.
  await expect(page.getByRole('textbox', { name: MESSAGE })).toBeVisible();
  await page.getByRole('textbox', { name: MESSAGE }).fill('予約です');
  await next(page).press('Enter');
  await next(page).press('Enter');
  await page.getByRole('button', { name: submit.contact }).press('Enter');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['お名前']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'お名前' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('港 太郎');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/contact-success'));
  await page.context().close();
});

test('without scripts, a form with several pages is one long page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/contact'));
  for (const name of [fields.email.title, MESSAGE, 'お名前']) await expect(page.getByRole('textbox', { name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['ご予約の内容', 'お席'], { useInnerText: true });
  await expect(next(page)).toBeHidden();
  await context.close();
});
