/** Forms from a visitor to the site's owner: faults next to the field, kept while offline, sent once, e-mailed to both sides. */
import { type Browser, expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import type { FormField } from '#shared/model/forms/form-field.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { LANGUAGES, type Language } from '#shared/model/language.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { COMPANY_NAME, DESTINATION, createVisitorSite, type VisitorSite, MESSAGES } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { mailsTo } from './steps/inbox.ts';
import { addresses } from './steps/console-user.ts';
import { DESK, expectForm, expectShown, PHONE, visit } from './steps/visitor.ts';

let session: ConsoleSession;
let site: VisitorSite;
const at = (path: string): string => new URL(path, site.url).href;
const homeOf = (language: Language): string => (language === 'jp' ? '' : `/${language}`);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂のフォーム');
});

const MESSAGE = { jp: 'ご用件', en: 'Your message', cn: '留言', kr: '문의 내용' } as const;

async function fill(page: Page, language: Language, answers: { email: string; company: string; message: string }): Promise<void> {
  const { fields } = MESSAGES[language].form;
  await page.getByRole('textbox', { name: fields.email.title }).fill(answers.email);
  await page.getByRole('textbox', { name: fields.company.title }).fill(answers.company);
  await page.getByRole('textbox', { name: MESSAGE[language] }).fill(answers.message);
}
const submit = (page: Page, language: Language, kind: 'contact' | 'homepage' = 'contact') =>
  page.getByRole('button', { name: MESSAGES[language].form.submit[kind], exact: true });

for (const language of LANGUAGES)
  test(`${language}: a form shows faults next to their fields, and is sent when valid`, async ({ browser }) => {
    const words = MESSAGES[language].form;
    const email = `${language}-visitor@example.com`;
    const page = await visit(browser, at(`${homeOf(language)}/contact`), language === 'jp' || language === 'cn' ? PHONE : DESK);
    await page.getByRole('textbox', { name: words.fields.email.title }).fill('nobody');
    await submit(page, language).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('.form-fault', { hasText: words.fault['invalid-email'] })).toBeVisible();
    await expect(page.locator('.form-fault', { hasText: words.fault.required }).first()).toBeVisible();
    //
    await page.getByRole('alert').getByRole('link', { name: words.fields.company.title }).click();
    await expect(page.getByRole('textbox', { name: words.fields.company.title })).toBeFocused();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    // Full-width letters, as a Japanese keyboard enters them.
    await fill(page, language, { email: email.replace('v', 'ｖ'), company: 'Ａ社', message: 'こんにちは\n二行目' });
    await submit(page, language).click();
    await expect(page).toHaveURL(at(`${homeOf(language)}/contact-success`));
    await expectNoViolations(page);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [thanks] = await mailsTo(email);
    expect(thanks?.text).toContain('こんにちは');
    expect(thanks?.text).toContain(COMPANY_NAME);
    await page.context().close();
  });

test('the owner gets one e-mail for repeated submits of a form, with the visitor as reply address', async ({ browser }) => {
  const page = await visit(browser, at('/forms'));
  await fill(page, 'jp', { email: 'twice@example.com', company: '二度押し', message: '一度だけ' });
  await page.evaluate(() => {
    const form = document.querySelector('form');
    for (let time = 0; time < 5; time += 1) form?.requestSubmit();
  });
  await expect(page).toHaveURL(at('/form-success'));
  await expect.poll(async () => (await mailsTo('twice@example.com')).length).toBe(1);
  const mails = (await mailsTo(DESTINATION)).filter(({ text }) => text.includes('twice@example.com'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.replyTo).toEqual(['twice@example.com']);
  await page.context().close();
});

test('a form waits while offline, survives a reload and is sent once online', async ({ browser }) => {
  const page = await visit(browser, at('/contact'));
  await fill(page, 'jp', { email: 'tunnel@example.com', company: 'トンネル', message: '電車の中から' });
  await page.context().setOffline(true);
  await submit(page, 'jp').click();
  await expect(page.getByRole('status').or(page.getByRole('alert')).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: MESSAGE.jp })).toHaveValue('電車の中から');
  await page.context().setOffline(false);
  await expect(page).toHaveURL(at('/contact-success'));
  await expect.poll(async () => (await mailsTo('tunnel@example.com')).length).toBe(1);

  await page.goto(at('/contact'));
  await fill(page, 'jp', { email: 'later@example.com', company: '続きは後で', message: '書きかけ' });
  await page.reload();
  await expect(page.getByRole('textbox', { name: MESSAGE.jp })).toHaveValue('書きかけ');
  await page.context().close();
});

/** Publishes the site's popup with these changes and returns the number of its applicants. */
async function changePopup(changes: Partial<PopupCta>): Promise<number> {
  const { site: current, document } = await session.call(sites.get, { params: { id: site.id } });
  const [[popupId, popup] = []] = Object.entries(document.popups);
  if (popupId === undefined || !popup) throw new Error('The site has no popup');
  const body = { base: current.working, changes: { popups: { [popupId]: { ...popup, ...changes } } } };
  const saved = await session.call(sites.update, { params: { id: site.id }, body });
  await publishAndWait(session, site.id, saved.site.working);
  return (await session.call(sites.popupCounts, { params: { id: site.id } })).counts[popupId]?.applicants ?? 0;
}

async function openFromPopup(browser: Browser): Promise<Page> {
  const page = await visit(browser, at('/A2'));
  await page.locator('[data-popup]').getByRole('link').click();
  await expect(page).toHaveURL(/\/contact\?popup=\w+(#\w+)?$/);
  return page;
}

test('a popup counts only the forms that were opened from this popup', async ({ browser }) => {
  const direct = await visit(browser, at('/contact'));
  await fill(direct, 'jp', { email: 'question@example.com', company: '質問', message: '営業時間は' });
  const before = await changePopup({});
  await submit(direct, 'jp').click();
  await expect(direct).toHaveURL(at('/contact-success'));
  await direct.context().close();

  const page = await openFromPopup(browser);
  await fill(page, 'jp', { email: 'applicant@example.com', company: '応募', message: '申し込みます' });
  await submit(page, 'jp').click();
  await expect(page).toHaveURL(at('/contact-success'));
  await page.goto(at('/A2'));
  await expect(page.locator('[data-popup]')).toContainText(`申込${before + 1}名`);
  await page.context().close();
});

test('a full offer accepts the form for its waiting list; without a waiting list, it refuses the form and keeps the typed text', async ({
  browser,
}) => {
  const limit = (await changePopup({})) + 1;
  await changePopup({ limit });
  const [first, second] = [await openFromPopup(browser), await openFromPopup(browser)];
  await fill(first, 'jp', { email: 'fast@example.com', company: '早い人', message: '最後の一席' });
  await fill(second, 'jp', { email: 'late@example.com', company: '遅い人', message: '間に合いますか' });
  await submit(first, 'jp').click();
  await expect(first).toHaveURL(at('/contact-success'));
  await first.goto(at('/A2'));
  await expectShown(first, 'A2');
  await expect(first.locator('[data-popup]')).toBeHidden();
  await first.context().close();

  await submit(second, 'jp').click();
  await expect(second.getByRole('status')).toContainText(MESSAGES.jp.formPage.offerFull);
  await expect(second.getByRole('textbox', { name: MESSAGE.jp })).toHaveValue('間に合いますか');
  await expectNoViolations(second);
  await expectNoOverflow(second);

  await changePopup({ limit, hasWaitingList: true });
  await submit(second, 'jp').click();
  await expect(second).toHaveURL(at('/contact-success?waiting'));
  const { title, text } = MESSAGES.jp.formPage.waiting;
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(second.getByText(text)).toBeVisible();
  await expect(second.getByText(MESSAGES.jp.formPage.done.contact)).toBeHidden();
  await expectNoViolations(second);
  await expect.poll(async () => (await mailsTo('late@example.com'))[0]?.text ?? '').toContain('キャンセル待ち');
  await second.goto(at('/A2'));
  await expect(second.getByText(MESSAGES.jp.popup.waitingList)).toBeVisible();
  await second.context().close();
});

test('an ended offer links to the form without the offer and keeps the typed text', async ({ browser }) => {
  await changePopup({ limit: 50, hasWaitingList: false });
  const page = await openFromPopup(browser);
  await fill(page, 'jp', { email: 'ended@example.com', company: '終了後', message: '締め切りのあと' });
  await changePopup({ endDate: new Date(Date.now() - 1_000).toISOString() });
  await submit(page, 'jp').click();
  await expect(page.getByRole('status')).toContainText(MESSAGES.jp.formPage.offerEnded);
  await page.getByRole('link', { name: MESSAGES.jp.formPage.withoutOffer }).click();
  await expectForm(page, at('/contact'));
  await expect(page.getByRole('textbox', { name: MESSAGE.jp })).toHaveValue('締め切りのあと');
  await submit(page, 'jp').click();
  await expect(page).toHaveURL(at('/contact-success'));
  await page.context().close();
});

/** The fields that the contact form in Japanese has before a test adds some. */
let ownFields: readonly FormField[] | undefined;

/** Adds fields to the original contact form in Japanese and publishes the site. */
async function addFields(more: readonly FormField[]): Promise<void> {
  const { site: current, document } = await session.call(sites.get, { params: { id: site.id } });
  const { jp } = document.contactForm;
  if (!jp) throw new Error('The site has no contact form');
  ownFields ??= jp.fields;
  const contactForm = { jp: { ...jp, fields: [...ownFields, ...more], moreDestinations: ['desk@example.com'] } };
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: current.working, changes: { contactForm } } });
  await publishAndWait(session, site.id, saved.site.working);
}

test('a form asks for a date and one of a few options, records its source, and notifies every address (R-8.29, R-8.30, R-8.33, R-8.37)', async ({
  browser,
}) => {
  const base = { key: null, isRequired: true, placeholder: '', options: [], validation: null };
  await addFields([
    { ...base, id: numberedUlid(901), typeInput: 'DATE', title: 'ご来店日', days: { first: '2027-01-01', last: '2027-01-31' } },
    { ...base, id: numberedUlid(902), typeInput: 'RADIO', title: '時間帯', options: [{ value: '昼の部' }, { value: '夜の部' }] },
    { ...base, id: numberedUlid(903), typeInput: 'HIDDEN', title: 'きっかけ', isRequired: false, parameter: 'utm_source' },
  ]);
  const page = await visit(browser, at('/contact?utm_source=flyer'));
  await fill(page, 'jp', { email: 'dated@example.com', company: '予約', message: '二名です' });
  const words = MESSAGES.jp.form;
  await page.getByLabel('ご来店日').fill('2026-12-31');
  await submit(page, 'jp').click();
  await expect(page.locator('.form-fault', { hasText: words.fault['too-early'].replace('{{min}}', '2027/01/01') })).toBeVisible();
  await expect(page.locator('.form-fault').getByText(words.fault.choose, { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.getByLabel('ご来店日').fill('2027-01-10');
  await page.getByRole('radio', { name: '昼の部' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: '夜の部' })).toBeChecked();
  await expect(page.getByText('きっかけ')).toHaveCount(0);
  await submit(page, 'jp').click();
  await expect(page).toHaveURL(at('/contact-success'));
  await expect.poll(async () => (await mailsTo('desk@example.com')).length).toBe(1);
  const [noticed] = await mailsTo('desk@example.com');
  for (const answer of ['2027-01-10', '夜の部', 'flyer']) expect(noticed?.text).toContain(answer);
  await page.context().close();
});

test('a field appears when its option is chosen, and what is hidden is neither required nor sent (R-8.38, R-8.39)', async ({ browser }) => {
  const base = { key: null, isRequired: true, placeholder: '', options: [], validation: null };
  const [topic, party, allergy] = [numberedUlid(911), numberedUlid(912), numberedUlid(913)];
  await addFields([
    { ...base, id: topic, typeInput: 'RADIO', title: 'ご用件の種類', options: [{ value: 'ご質問' }, { value: 'ご予約' }] },
    {
      ...base,
      id: party,
      typeInput: 'SELECT',
      title: '人数',
      options: [{ value: '一人' }, { value: '二人' }],
      shownIf: { fieldId: topic, option: 1 },
    },
    { ...base, id: allergy, typeInput: 'TEXT_BOX', title: 'お連れ様', shownIf: { fieldId: party, option: 1 } },
  ]);
  const page = await visit(browser, at('/contact'));
  const [number, guest] = [page.getByRole('combobox', { name: '人数' }), page.getByRole('textbox', { name: 'お連れ様' })];
  await fill(page, 'jp', { email: 'hidden@example.com', company: '予約', message: 'お願いします' });
  await expect(number).toBeHidden();
  await page.getByRole('radio', { name: 'ご質問' }).focus();
  await page.keyboard.press('Tab');
  // The links to the legal texts follow the fields.
  await expect(page.locator('.form .tabs a').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'ご予約' })).toBeChecked();
  const topOf = () => page.getByRole('radio', { name: 'ご予約' }).evaluate((radio) => radio.getBoundingClientRect().top);
  const before = await topOf();
  await expect(number).toBeVisible();
  await expect(guest).toBeHidden();
  expect(await topOf()).toBe(before);
  await page.keyboard.press('Tab');
  await expect(number).toBeFocused();
  await number.selectOption('二人');
  await page.keyboard.press('Tab');
  await expect(guest).toBeFocused();
  await submit(page, 'jp').click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'お連れ様' })).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await guest.fill('港 花子');
  await page.getByRole('radio', { name: 'ご予約' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(guest).toBeHidden();
  await expectNoViolations(page);
  await submit(page, 'jp').click();
  await expect(page).toHaveURL(at('/contact-success'));
  await expect.poll(async () => (await mailsTo('hidden@example.com')).length).toBe(1);
  const [thanks] = await mailsTo('hidden@example.com');
  expect(thanks?.text).toContain('ご質問');
  for (const hidden of ['人数', '港 花子']) expect(thanks?.text).not.toContain(hidden);
  await page.context().close();

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScripts.newPage();
  await plain.goto(at('/contact'));
  await expect(plain.getByRole('textbox', { name: 'お連れ様' })).toBeVisible();
  await withoutScripts.close();
});
