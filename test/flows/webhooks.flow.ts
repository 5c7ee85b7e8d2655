/** A webhook from the console to a receiver: a visitor's form arrives signed, a failure is attempted again and sent again from the log. */
import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { siteContact } from '#shared/api-contract/endpoints/visitor-lists.ts';
import { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';
import { api } from '#shared/messages/jp/console/api.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { webhooks } from '#shared/messages/jp/console/webhooks.ts';
import { createVisitorSite, MESSAGES, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, deleteSitesNamed, openFromMenu, signIn } from './steps/console-user.ts';
import { visit } from './steps/visitor.ts';

const SITE = '港の食堂の受付';
const NAME = '在庫システム';
const EMAIL = 'webhook-visitor@example.com';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

let session: ConsoleSession;
let site: VisitorSite;
let server: Server;
let url: string;
/** The status that the receiver answers. */
let status = 200;
const received: { headers: Readonly<Record<string, string>>; body: string }[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await deleteSitesNamed('OEM_MASTER', SITE);
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  // Webhooks that a failed attempt of this flow has left.
  const left = (await session.call(webhookEndpoints.list, {})).webhooks.filter(({ name }) => name === NAME);
  for (const { id } of left) await session.call(webhookEndpoints.remove, { params: { id } });
  site = await createVisitorSite(session, SITE);
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end(status === 200 ? 'ok' : 'out of order');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Expects what is shown to be accessible, and to fit a desk and a phone. */
async function expectFits(page: Page): Promise<void> {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    // The layout follows the new size.
    await expect(() => expectNoOverflow(page)).toPass({ timeout: 3_000 });
    await expectNoViolations(page);
  }
}

async function chooseAction(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: common.table.actions.replace('{{name}}', NAME), exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Adds the webhook, for the site of this flow alone. Returns its secret. */
async function addWebhook(page: Page): Promise<string> {
  await page.getByRole('button', { name: webhooks.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: webhooks.form.add }).click();
  await expect(dialog.getByText(errors.validation.required)).toHaveCount(2);
  await dialog.getByRole('textbox', { name: webhooks.form.name }).fill(NAME);
  const address = dialog.getByRole('textbox', { name: webhooks.form.url });
  for (const refused of ['http://192.168.0.10/events', 'http://169.254.169.254/latest/meta-data/', 'http://[fd00::1]/']) {
    await address.fill(refused);
    await dialog.getByRole('button', { name: webhooks.form.add }).click();
    await expect(address).toHaveAccessibleDescription(new RegExp(errors.validation['address-not-public']));
    await expect(address).toBeFocused();
  }
  await address.fill(url);
  await dialog.getByRole('radio', { name: api.form.chosenSites }).check();
  await dialog.getByRole('combobox', { name: api.form.chosenSites }).fill(SITE);
  await page.getByRole('option', { name: SITE }).click();
  // Leaves the field: its open list covers the buttons.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectFits(page);
  await dialog.getByRole('button', { name: webhooks.form.add }).click();
  const shown = page.getByRole('dialog').getByRole('textbox', { name: webhooks.secret.label });
  await expect(shown).toHaveValue(/^whsec_/);
  const secret = await shown.inputValue();
  await expectFits(page);
  await page.getByRole('button', { name: api.key.done }).click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText(webhooks.state.enabled);
  expect(await page.content()).not.toContain(secret);
  return secret;
}

async function sendForm(browser: Browser, message: string): Promise<void> {
  const page = await visit(browser, new URL('/contact', site.url).href);
  const { fields, submit } = MESSAGES.jp.form;
  await page.getByRole('textbox', { name: fields.email.title }).fill(EMAIL);
  await page.getByRole('textbox', { name: fields.company.title }).fill('A社');
  await page.getByRole('textbox', { name: 'ご用件' }).fill(message);
  await page.getByRole('button', { name: submit.contact, exact: true }).click();
  await expect(page).toHaveURL(/contact-success$/);
  await page.context().close();
}

const idOf = (index: number) => received[index]?.headers['webhook-id'];

function isSigned({ headers, body }: (typeof received)[number], secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64');
  return headers['webhook-signature'] === `v1,${signature}`;
}

const deliveries = (page: Page, state?: keyof typeof webhooks.log.state): Locator => {
  const all = page.getByRole('list', { name: webhooks.log.title.replace('{{name}}', NAME) }).locator(':scope > li');
  return state ? all.filter({ hasText: webhooks.log.state[state] }) : all;
};

async function switchTo(page: Page, isEnabled: boolean): Promise<void> {
  await chooseAction(page, webhooks.action.edit);
  await page.getByRole('switch', { name: webhooks.form.enabled }).setChecked(isEnabled);
  await page.getByRole('button', { name: webhooks.form.save }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText(webhooks.state[isEnabled ? 'enabled' : 'disabled']);
}

test('a form is delivered to the webhook with a signature; a failed delivery is retried, also from the log', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await page.setViewportSize(DESK);
  await signIn(page, 'OEM_MASTER');
  await openFromMenu(page, 'apiAccess');
  const secret = await addWebhook(page);

  await sendForm(browser, '届きますか');
  await expect.poll(() => received.length).toBe(1);
  const [first] = received;
  expect(first && isSigned(first, secret)).toBe(true);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'contact.created', data: { siteId: site.id, entry: { email: EMAIL } } });

  status = 503;
  await sendForm(browser, '受け取れません');
  // The second attempt follows the first after five seconds, under the same id.
  await expect.poll(() => received.length).toBe(3);
  expect(idOf(2)).toBe(idOf(1));
  expect(idOf(1)).not.toBe(idOf(0));
  await chooseAction(page, webhooks.action.log);
  await expect(deliveries(page)).toHaveCount(2);
  await expect(deliveries(page, 'pending').getByText('out of order')).toHaveCount(2);
  await expect(deliveries(page).filter({ hasText: EMAIL })).toHaveCount(0);
  await expectFits(page);
  await closeDialog(page);
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText(webhooks.state.failing);
  await expectFits(page);

  status = 200;
  await chooseAction(page, webhooks.action.log);
  await deliveries(page, 'pending').getByRole('button', { name: webhooks.log.again }).click();
  await expect.poll(() => received.length).toBe(4);
  expect(idOf(3)).toBe(idOf(1));
  await expect(deliveries(page, 'delivered')).toHaveCount(2);
  await page.getByRole('button', { name: webhooks.log.test }).click();
  await expect.poll(() => received.length).toBe(5);
  await expect(deliveries(page, 'delivered').filter({ hasText: webhooks.event['webhook-test'] })).toHaveCount(1);
  await closeDialog(page);

  await switchTo(page, false);
  await sendForm(browser, '届きません');
  await expect.poll(async () => (await session.call(siteContact.list, { params: { id: site.id }, query: {} })).entries.length).toBe(3);
  await switchTo(page, true);
  await sendForm(browser, 'また届きます');
  await expect.poll(() => received.length).toBe(6);
  expect(received[5]?.body).toContain('また届きます');
  await expectFits(page);

  await chooseAction(page, webhooks.action.remove);
  const confirm = page.getByRole('dialog');
  await confirm.getByRole('textbox').fill(NAME);
  await confirm.getByRole('button', { name: webhooks.remove.confirm }).click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: webhooks.empty.title })).toBeVisible();
});
