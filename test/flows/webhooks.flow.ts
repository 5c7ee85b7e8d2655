/** A webhook from the console to a receiver: a visitor's form arrives signed, failures are in the log, and are sent again. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { api } from '#shared/messages/jp/console/api.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { webhooks } from '#shared/messages/jp/console/webhooks.ts';
import { createVisitorSite, MESSAGES, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoOverflow, expectNoViolations } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';
import { visit } from './steps/visitor.ts';

const NAME = '在庫システム';
const EMAIL = 'webhook-visitor@example.com';

let site: VisitorSite;
let server: Server;
let url: string;
/** What the receiver answers. */
let status = 200;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '港の食堂のWebhook');
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status).end(status === 200 ? 'ok' : 'out of order');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
});
test.afterAll(() => void server.close());

async function addWebhook(page: Page): Promise<string> {
  await page.getByRole('button', { name: webhooks.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: webhooks.form.add }).click();
  await expect(dialog.getByText(errors.validation.required)).toHaveCount(2);
  await dialog.getByRole('textbox', { name: webhooks.form.name }).fill(NAME);
  await dialog.getByRole('textbox', { name: webhooks.form.url }).fill(url);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: webhooks.form.add }).click();
  const secret = await page.getByRole('dialog').getByRole('textbox', { name: webhooks.secret.label }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await page.getByRole('button', { name: api.key.done }).click();
  return secret;
}

async function sendForm(browser: Browser, message: string): Promise<void> {
  const page = await visit(browser, new URL('/contact', site.url).href);
  const { fields, submit } = MESSAGES.jp.form;
  await page.getByRole('textbox', { name: fields.email.title }).fill(EMAIL);
  await page.getByRole('textbox', { name: fields.company.title }).fill('A社');
  await page.getByRole('textbox', { name: 'ご用件' }).fill(message);
  await page.waitForTimeout(1_600);
  await page.getByRole('button', { name: submit.contact, exact: true }).click();
  await expect(page).toHaveURL(/contact-success$/);
  await page.context().close();
}

const isSigned = ({ headers, body }: (typeof received)[number], secret: string): boolean => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64');
  return headers['webhook-signature'] === `v1,${signature}`;
};

test('a form reaches the receiver signed, a failure is in the log and is sent again', async ({ page, browser }) => {
  await signIn(page, 'OEM_MASTER');
  await page.getByRole('link', { name: common.menu.apiAccess, exact: true }).click();
  const secret = await addWebhook(page);

  await sendForm(browser, '届きますか');
  await expect.poll(() => received.length).toBe(1);
  const [first] = received;
  expect(first && isSigned(first, secret)).toBe(true);
  expect(JSON.parse(first?.body ?? '')).toMatchObject({ type: 'contact.created', data: { siteId: site.id, entry: { email: EMAIL } } });

  status = 503;
  await sendForm(browser, '受け取れません');
  // The second attempt follows after five seconds.
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  await page
    .getByRole('row', { name: new RegExp(NAME) })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: webhooks.action.log }).click();
  const log = page.getByRole('list', { name: webhooks.log.title.replace('{{name}}', NAME) });
  const failed = log.getByRole('listitem').filter({ hasText: webhooks.log.state.pending }).first();
  await expect(failed.getByText('out of order')).toHaveCount(2);
  await expectNoViolations(page);
  await expectNoOverflow(page);

  status = 200;
  await failed.getByRole('button', { name: webhooks.log.again }).click();
  await expect.poll(() => received.length).toBe(4);
  expect(received[3]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  await expect(log.getByText(webhooks.log.state.delivered)).toHaveCount(2);
  await page.getByRole('button', { name: webhooks.log.test }).click();
  await expect.poll(() => received.length).toBe(5);
  await expect(log.getByText(webhooks.event['webhook-test'])).toBeVisible();
  await page.keyboard.press('Escape');

  await page
    .getByRole('row', { name: new RegExp(NAME) })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: webhooks.action.remove }).click();
  const confirm = page.getByRole('dialog');
  await confirm.getByRole('textbox').fill(NAME);
  await confirm.getByRole('button', { name: webhooks.remove.confirm }).click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toHaveCount(0);
});
