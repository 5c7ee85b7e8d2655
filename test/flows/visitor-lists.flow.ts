/** Contacts and form entries: visitors send them, the owner finds, notes, finishes and exports them. */
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { visitorCsv } from '#shared/messages/jp/console/visitor-csv.ts';
import { visitors } from '#shared/messages/jp/console/visitors.ts';
import { MESSAGES, createVisitorSite, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';
import { parseCsv } from './steps/csv.ts';
import { DESK, visit } from './steps/visitor.ts';

const SITE_NAME = '港の名簿';
const HANAKO = { email: 'hanako.list@example.com', company: '花子商店', message: '=1+1 営業時間は?\n"土日"も,開いていますか' };
const EMMA = { email: 'emma.list@example.com', company: 'Emma Shipping', message: 'Do you have a table for six?' };
const NOTE = '折り返し電話済み。';
const MESSAGE_FIELD = { jp: 'ご用件', en: 'Your message' } as const;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: VisitorSite;
test.beforeAll(async () => {
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, SITE_NAME);
});

type Visitor = typeof HANAKO;
const at = (path: string): string => new URL(path, site.url).href;
const listPath = (query = ''): string => `${addresses().console}/admin/site/list/${site.id}${query}`;

async function send(
  browser: Browser,
  language: 'jp' | 'en',
  kind: 'contact' | 'homepage',
  { email, company, message }: Visitor,
): Promise<void> {
  const { fields, submit } = MESSAGES[language].form;
  const home = language === 'jp' ? '' : `/${language}`;
  const page = await visit(browser, at(`${home}/${kind === 'contact' ? 'contact' : 'forms'}`), DESK);
  await page.getByRole('textbox', { name: fields.email.title }).fill(email);
  await page.getByRole('textbox', { name: fields.company.title }).fill(company);
  await page.getByRole('textbox', { name: MESSAGE_FIELD[language] }).fill(message);
  await page.waitForTimeout(1_600);
  await page.getByRole('button', { name: submit[kind], exact: true }).click();
  await expect(page).toHaveURL(at(`${home}/${kind === 'contact' ? 'contact' : 'form'}-success`));
  await page.context().close();
}

const link = (page: Page, email: string) => page.getByRole('link', { name: email, exact: true });
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const detail = (page: Page, kind: 'contact' | 'homepage') => page.getByRole('dialog', { name: visitors.detail[kind] });

/** Entries are listed a moment after they were sent. */
const waitForList = (page: Page, email: string): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(link(page, email)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

test('visitors send contacts and a form in two languages', async ({ browser }) => {
  await send(browser, 'jp', 'contact', HANAKO);
  await send(browser, 'en', 'contact', EMMA);
  await send(browser, 'en', 'homepage', EMMA);
});

test('the owner is led from the site list to the lists of a site', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await expect(async () => {
    await page.goto(`${addresses().console}/admin/site-list?q=${encodeURIComponent(SITE_NAME)}`);
    await expect(page.getByRole('link', { name: SITE_NAME })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('button', { name: common.table.actions.replace('{{name}}', SITE_NAME) }).click();
  await page.getByRole('menuitem', { name: sites.card.visitors }).click();
  await expect(page).toHaveURL(listPath());
  for (const { email } of [HANAKO, EMMA]) await waitForList(page, email);
  await page.getByRole('tab', { name: visitors.tabs.homepage }).click();
  await expect(link(page, EMMA.email)).toBeVisible();
  await expect(link(page, HANAKO.email)).toBeHidden();
});

test('entries are found by keyword and by e-mail, and the address holds the filter', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await page.goto(listPath());
  await waitForList(page, EMMA.email);
  const keyword = page.getByRole('searchbox', { name: visitors.list.search });
  await keyword.fill('ｓｈｉｐ');
  await expect(link(page, HANAKO.email)).toBeHidden();
  await expect(link(page, EMMA.email)).toBeVisible();
  await page.reload();
  await expect(keyword).toHaveValue('ｓｈｉｐ');
  await expect(link(page, HANAKO.email)).toBeHidden();
  await keyword.fill('');
  await page.getByRole('searchbox', { name: visitors.list.email }).fill('hanako.l');
  await expect(link(page, EMMA.email)).toBeHidden();
  await expect(link(page, HANAKO.email)).toBeVisible();
  await page.getByRole('searchbox', { name: visitors.list.email }).fill('nobody');
  await page.getByRole('button', { name: visitors.list.clear }).click();
  await page.getByRole('combobox', { name: visitors.field.lang }).selectOption('en');
  await expect(link(page, HANAKO.email)).toBeHidden();
  await expect(link(page, EMMA.email)).toBeVisible();
});

test('an entry is read, noted, assigned and finished, also by keyboard', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await page.goto(listPath());
  await link(page, HANAKO.email).click();
  await expect(page).toHaveURL(/[?&]open=/);
  const opened = detail(page, 'contact');
  await expect(opened.getByText('"土日"も,開いていますか')).toBeVisible();
  await expect(opened.getByText(visitors.mails.template['form-thanks'])).toBeVisible();
  await expectNoViolations(page);
  await opened.getByRole('textbox').fill(NOTE);
  await opened.getByText(visitors.state['in-progress']).click();
  await opened.getByRole('combobox', { name: visitors.detail.assigneeLabel }).selectOption({ index: 1 });
  await expect(page.getByRole('row', { includeHidden: true }).filter({ hasText: HANAKO.email })).not.toContainText(
    visitors.list.noAssignee,
  );
  await page.reload();
  await expect(opened.getByRole('textbox')).toHaveValue(NOTE);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(row(page, HANAKO.email)).toContainText(visitors.state['in-progress']);

  await page.goto(listPath('?email=emma'));
  await expect(link(page, EMMA.email)).toBeVisible();
  await page.keyboard.press('j');
  await expect(link(page, EMMA.email)).toBeFocused();
  await page.keyboard.press('e');
  await expect(row(page, EMMA.email)).toContainText(visitors.state.done);
  await page.keyboard.press('Enter');
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
});

async function exportCsv(page: Page): Promise<string[][]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: common.export.start }).click()]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  return parseCsv(text);
}

test('the export has every answer in its cell', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await page.goto(listPath('?order=asc'));
  await expect(link(page, HANAKO.email)).toBeVisible();
  const [headings = [], ...rows] = await exportCsv(page);
  expect(rows).toHaveLength(2);
  const { fields } = MESSAGES.jp.form;
  const { fields: english } = MESSAGES.en.form;
  const cell = (index: number, heading: string): string | undefined => rows[index]?.[headings.indexOf(heading)];
  const cells = (index: number) => ({
    email: cell(index, `${fields.email.title} / ${english.email.title}`),
    company: cell(index, `${fields.company.title} / ${english.company.title}`),
    message: cell(index, `${MESSAGE_FIELD.jp} / ${MESSAGE_FIELD.en}`),
    state: cell(index, visitorCsv.heading.state),
    lang: cell(index, visitorCsv.heading.lang),
    note: cell(index, visitorCsv.heading.note),
  });
  // A spreadsheet shows the message, which begins like a formula, as text.
  expect(cells(0)).toEqual({
    ...HANAKO,
    message: `'${HANAKO.message}`,
    state: visitorCsv.state['in-progress'],
    lang: '日本語',
    note: NOTE,
  });
  expect(cells(1)).toEqual({ ...EMMA, state: visitorCsv.state.done, lang: 'English', note: '' });
});
