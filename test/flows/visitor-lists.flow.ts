/** Members, contacts and form entries: visitors send them, the owner finds, answers, notes, exports and erases them. */
import { readFile } from 'node:fs/promises';
import { DynamoDBClient, ListTablesCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { siteContact, siteHomepageForm, siteMember } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { sites } from '#shared/messages/jp/console/sites.ts';
import { visitorCsv } from '#shared/messages/jp/console/visitor-csv.ts';
import { visitors } from '#shared/messages/jp/console/visitors.ts';
import type { Language } from '#shared/model/language.ts';
import { MESSAGES, createVisitorSite, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, authenticate, signIn } from './steps/console-user.ts';
import { parseCsv } from './steps/csv.ts';
import { linkFromMail } from './steps/inbox.ts';
import { DESK, visit } from './steps/visitor.ts';

/** Set for each attempt: the sites and the entries of a failed one remain. */
let siteName: string;
let emma: Visitor;
const HANAKO = { email: 'hanako.list@example.com', company: '花子商店', message: '=1+1 営業時間は?\n"土日"も,開いていますか' };
const NOTE = '折り返し電話済み。';
const PASSWORD = 'Harbour.2026';
const MESSAGE_FIELD = { jp: 'ご用件', en: 'Your message' } as const;

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let site: VisitorSite;
let session: ConsoleSession;
test.beforeAll(async () => {
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const attempt = test.info().retry || '';
  siteName = `港の名簿${attempt}`;
  emma = {
    email: `emma.list${attempt}@example.com`,
    company: `Emma Shipping${attempt}`,
    message: `Do you have a table for six${attempt}?`,
  };
  site = await createVisitorSite(session, siteName);
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
  await page.getByRole('button', { name: submit[kind], exact: true }).click();
  await expect(page).toHaveURL(at(`${home}/${kind === 'contact' ? 'contact' : 'form'}-success`));
  await page.context().close();
}

async function register(browser: Browser, language: Language, email: string): Promise<void> {
  const { fields, submit } = MESSAGES[language].form;
  const page = await visit(browser, at(`/${language}/register`), DESK);
  await page.getByRole('textbox', { name: fields.email.title }).fill(email);
  for (const field of await page.locator('[autocomplete=new-password]').all()) await field.fill(PASSWORD);
  await page.getByRole('button', { name: submit.membership, exact: true }).click();
  await expect(page).toHaveURL(at(`/${language}/register-success`));
  await page.context().close();
}

const link = (page: Page, email: string) => page.getByRole('link', { name: email, exact: true });
const row = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const tab = (page: Page, kind: keyof typeof visitors.tabs) => page.getByRole('tab', { name: visitors.tabs[kind] });
const detail = (page: Page, kind: 'contact' | 'homepage' | 'membership') => page.getByRole('dialog', { name: visitors.detail[kind] });

/** Entries are listed a moment after they were sent. */
const waitForList = (page: Page, email: string): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(link(page, email)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });

test('visitors send a contact form, a custom form and a registration in two languages', async ({ browser }) => {
  await send(browser, 'jp', 'contact', HANAKO);
  await send(browser, 'en', 'contact', emma);
  await send(browser, 'en', 'homepage', emma);
  await register(browser, 'en', emma.email);
});

test('the site list links the owner to the unread entries', async ({ page }) => {
  await signIn(page, 'OEM_MASTER');
  await expect(async () => {
    await page.goto(`${addresses().console}/admin/site-list?q=${encodeURIComponent(siteName)}`);
    await expect(page.getByRole('link', { name: '未対応3件' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  const entry = page.getByRole('navigation', { name: common.menu.label }).getByRole('link', { name: common.menu.siteList });
  await expect(entry).toContainText(/[1-9]/);
  await page.getByRole('button', { name: common.table.actions.replace('{{name}}', siteName) }).click();
  await page.getByRole('menuitem', { name: sites.card.visitors }).click();
  await expect(page).toHaveURL(listPath());
  await expect(page.getByText(siteName).first()).toBeVisible();
  for (const { email } of [HANAKO, emma]) await expect(link(page, email)).toBeVisible();
  await expect(tab(page, 'contact')).toContainText('2');
});

test('entries are found by keyword and by e-mail address, and a reload keeps the keyword', async ({ page }) => {
  await authenticate(page, 'OEM_MASTER');
  await page.goto(listPath());
  await waitForList(page, emma.email);
  const keyword = page.getByRole('searchbox', { name: visitors.list.search });
  await keyword.fill('ｓｈｉｐ');
  await expect(link(page, HANAKO.email)).toBeHidden();
  await expect(link(page, emma.email)).toBeVisible();
  await page.reload();
  await expect(keyword).toHaveValue('ｓｈｉｐ');
  await expect(link(page, HANAKO.email)).toBeHidden();
  await keyword.fill('');
  await page.getByRole('searchbox', { name: visitors.list.email }).fill('hanako.l');
  await expect(link(page, emma.email)).toBeHidden();
  await expect(link(page, HANAKO.email)).toBeVisible();
  await page.getByRole('searchbox', { name: visitors.list.email }).fill('missing');
  await expect(page.getByText(visitors.list.nothing.title)).toBeVisible();
  await page.getByRole('button', { name: visitors.list.clear }).click();
  await page.getByRole('combobox', { name: visitors.field.lang }).selectOption('en');
  await expect(link(page, HANAKO.email)).toBeHidden();
  await expect(link(page, emma.email)).toBeVisible();
});

test('the owner reads an entry, adds a note, assigns and finishes it, also by keyboard', async ({ page }) => {
  await authenticate(page, 'OEM_MASTER');
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
  await expect(link(page, emma.email)).toBeVisible();
  await page.keyboard.press('j');
  await expect(link(page, emma.email)).toBeFocused();
  await page.keyboard.press('e');
  await expect(row(page, emma.email)).toContainText(visitors.state.done);
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

test('the CSV export contains every answer in its column', async ({ page }) => {
  await authenticate(page, 'OEM_MASTER');
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
  expect(cells(1)).toEqual({ ...emma, state: visitorCsv.state.done, lang: 'English', note: '' });
});

test('members are listed with their state, suspended and restored', async ({ page, browser }) => {
  await authenticate(page, 'OEM_MASTER');
  await page.goto(listPath('?list=membership'));
  await waitForList(page, emma.email);
  await expect(row(page, emma.email)).toContainText(visitors.memberState.provisional);
  const confirmation = await visit(browser, await linkFromMail(emma.email, '/en/register-confirm'), DESK);
  await confirmation.getByRole('main').getByRole('button').first().click();
  await expect(confirmation.getByRole('main').getByRole('link').first()).toBeVisible();
  await confirmation.context().close();

  await waitForList(page, emma.email);
  await link(page, emma.email).click();
  const opened = detail(page, 'membership');
  await expect(opened.getByText(visitors.memberState.member, { exact: true }).last()).toBeVisible();
  await expectNoViolations(page);
  await opened.getByRole('button', { name: visitors.member.suspend.action }).click();
  await page.getByRole('button', { name: visitors.member.suspend.confirm, exact: true }).click();
  await expect(opened.getByText(visitors.memberState.suspended)).toBeVisible();
  await opened.getByRole('button', { name: visitors.member.restore.action }).click();
  await expect(opened.getByText(visitors.memberState.suspended)).toBeHidden();
});

/** Every item of the database as text. */
async function databaseText(): Promise<string> {
  const { dynamodb, credentials } = addresses();
  const client = new DynamoDBClient({ endpoint: dynamodb, region: credentials.region, credentials });
  const { TableNames: [TableName] = [] } = await client.send(new ListTablesCommand({}));
  const pages: string[] = [];
  let ExclusiveStartKey;
  do {
    const page: { Items?: unknown[]; LastEvaluatedKey?: Record<string, never> } = (await client.send(
      new ScanCommand({ TableName, ...(ExclusiveStartKey && { ExclusiveStartKey }) }),
    )) as never;
    pages.push(JSON.stringify(page.Items));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  client.destroy();
  return pages.join('\n');
}

test('the data of an erased person is found nowhere, and the entries of others remain', async ({ page }) => {
  expect(await databaseText()).toContain(emma.email);
  await authenticate(page, 'OEM_MASTER');
  await page.goto(listPath());
  await page.getByRole('button', { name: visitors.privacy.button }).click();
  const dialog = page.getByRole('dialog', { name: visitors.privacy.title });
  await dialog.getByRole('textbox', { name: visitors.privacy.email }).fill(emma.email.toUpperCase());
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: visitors.privacy.exportPerson }).click(),
  ]);
  const person = JSON.parse(await readFile(await file.path(), 'utf8')) as { members: unknown[]; contacts: unknown[]; forms: unknown[] };
  expect([person.members.length, person.contacts.length, person.forms.length]).toEqual([1, 1, 1]);
  expect(JSON.stringify(person)).toContain(emma.message);
  await expectNoViolations(page);

  await dialog.getByRole('button', { name: visitors.privacy.erasePerson }).click();
  const question = page.getByRole('dialog', { name: visitors.privacy.eraseTitle });
  await question.getByRole('button', { name: visitors.privacy.eraseConfirm }).click();
  await expect(question.getByText(common.confirm.mismatch)).toBeVisible();
  await question.getByRole('textbox').fill(emma.email);
  await question.getByRole('button', { name: visitors.privacy.eraseConfirm }).click();
  await expect(page.getByText('会員1件、CONTACT1件、フォーム1件、プレビュー0件を消去しました')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link(page, emma.email)).toBeHidden();
  await expect(link(page, HANAKO.email)).toBeVisible();
  expect(JSON.stringify(await exportCsv(page))).not.toContain('emma');

  const call = { params: { id: site.id } };
  for (const family of [siteContact, siteHomepageForm]) {
    expect((await session.call(family.list, { ...call, query: { email: 'emma' } })).entries).toEqual([]);
    expect((await session.call(family.list, { ...call, query: { keyword: 'ship' } })).entries).toEqual([]);
  }
  expect((await session.call(siteMember.list, { ...call, query: { email: 'emma' } })).members).toEqual([]);
  await expect
    .poll(async () => {
      const text = await databaseText();
      return [emma.email, emma.company, emma.message].filter((trace) => text.includes(trace));
    })
    .toEqual([]);
  expect(await databaseText()).toContain(HANAKO.email);
});
