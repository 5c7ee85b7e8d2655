import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { apiAccess } from '#shared/api-contract/endpoints/api-access.ts';
import { auth } from '#shared/api-contract/endpoints/auth.ts';
import { bill } from '#shared/api-contract/endpoints/bill.ts';
import { webhook as webhookEndpoints } from '#shared/api-contract/endpoints/webhook.ts';
import { api } from '#shared/messages/jp/console/api.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { webhooks } from '#shared/messages/jp/console/webhooks.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { VERIFY_EXAMPLES } from '#web/features/open-api/reference/verify-examples.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, openFromMenu, signIn } from './steps/console-user.ts';

const NAME = '会計システム';

const open = (path: string): string => `${addresses().console}/api/v1/open${path}`;
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

async function issueKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: api.issue }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: api.form.issue }).click();
  // The rules are beside their fields: a name, and at least one endpoint.
  await expect(dialog.getByText(errors.validation.required)).toHaveCount(2);
  await dialog.getByRole('textbox', { name: api.form.name }).fill(NAME);
  await dialog.getByRole('checkbox', { name: api.scope['sites-read'] }).check();
  await dialog.getByRole('checkbox', { name: new RegExp(api.operation.news.create) }).check();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: api.form.issue }).click();
  const key = await page.getByRole('dialog').getByRole('textbox', { name: api.key.label }).inputValue();
  expect(key).toMatch(/^swk_[\w-]{43}$/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: api.key.done }).click();
  return key;
}

async function chooseAction(page: Page, action: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(NAME) })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an API key is issued, calls the operations in its scope, is rotated and revoked', async ({ page, request }) => {
  await signIn(page, 'USER');
  await page.getByRole('link', { name: common.menu.apiAccess, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: api.title, exact: true })).toBeVisible();
  const key = await issueKey(page);
  await expect(page.getByText(key)).toHaveCount(0);

  const listed = await request.get(open('/site'), { headers: bearer(key) });
  expect(listed.status()).toBe(200);
  expect(listed.headers()).toMatchObject({ 'ratelimit-limit': '120', 'ratelimit-remaining': expect.stringMatching(/^\d+$/) });
  expect(listed.headers()).not.toHaveProperty('access-control-allow-origin');
  expect(listed.headers()).not.toHaveProperty('set-cookie');
  const { data } = (await listed.json()) as { data: { sites: { id: string; name: string }[] } };
  const [site] = data.sites;
  expect((await request.get(open(`/site-member/${site?.id}`), { headers: bearer(key) })).status()).toBe(403);
  const news = {
    siteIds: [site?.id],
    title: 'APIからのお知らせ',
    content: '本文',
    contentUrl: '',
    publishType: 'instant',
    startDate: null,
    endDate: null,
    state: 'draft',
  };
  const write = () => request.post(open('/news'), { headers: { ...bearer(key), 'idempotency-key': 'flow-1' }, data: news });
  const [first, again] = [await write(), await write()];
  expect([first.status(), again.status(), await again.json()]).toEqual([201, 201, await first.json()]);

  // A console session does not authenticate the request, although the browser would send its cookies.
  expect(await page.evaluate(async (url) => (await fetch(url, { credentials: 'include' })).status, open('/site'))).toBe(401);

  await chooseAction(page, api.action.calls);
  await expect(page.getByRole('dialog').getByText(/合計\d+回/)).toBeVisible();
  await page.keyboard.press('Escape');

  await chooseAction(page, api.action.rotate);
  await page.getByRole('radio', { name: api.rotate.hours.now }).check();
  await page.getByRole('button', { name: api.rotate.confirm }).click();
  const second = await page.getByRole('dialog').getByRole('textbox', { name: api.key.label }).inputValue();
  await page.getByRole('button', { name: api.key.done }).click();
  expect((await request.get(open('/site'), { headers: bearer(key) })).status()).toBe(401);
  expect((await request.get(open('/site'), { headers: bearer(second) })).status()).toBe(200);

  await page.getByRole('link', { name: api.reference }).click();
  await page.getByRole('button', { name: new RegExp(`GET.*${api.operation.site.list}`) }).click();
  await page.getByLabel(api.ref.try.credential).first().fill(second);
  await page.getByRole('button', { name: api.ref.try.send }).click();
  await expect(page.getByRole('region', { name: api.ref.try.answer })).toContainText('"message": "OK"');
  await expectNoViolations(page);
  await page.getByRole('link', { name: api.ref.back }).click();

  await chooseAction(page, api.action.revoke);
  const confirm = page.getByRole('dialog');
  await confirm.getByRole('textbox').fill(NAME);
  await confirm.getByRole('button', { name: api.revoke.confirm }).click();
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toHaveCount(0);
  expect((await request.get(open('/site'), { headers: bearer(second) })).status()).toBe(401);
});

/** A receiver of webhooks that keeps what it gets. */
async function startReceiver() {
  const received: { headers: Readonly<Record<string, string>>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    received.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks).toString() });
    response.end('ok');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stop = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/billing`, received, stop };
}

/** Removes the access and the webhook of this flow, also those that a failed attempt has left. */
async function removeOwn(session: ConsoleSession): Promise<void> {
  const { accesses } = await session.call(apiAccess.list, {});
  for (const { id, name } of accesses) if (name === NAME) await session.call(apiAccess.revoke, { params: { id } });
  const { webhooks: all } = await session.call(webhookEndpoints.list, {});
  for (const { id, name } of all) if (name === NAME) await session.call(webhookEndpoints.remove, { params: { id } });
}

/** Adds a webhook that receives only events of invoices. Returns its secret. */
async function addBillingWebhook(page: Page, url: string): Promise<string> {
  await page.getByRole('button', { name: webhooks.add }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: webhooks.form.name }).fill(NAME);
  await dialog.getByRole('textbox', { name: webhooks.form.url }).fill(url);
  for (const box of await dialog.getByRole('group', { name: webhooks.form.eventsOf.site }).getByRole('checkbox').all()) await box.uncheck();
  for (const box of await dialog.getByRole('group', { name: webhooks.form.eventsOf.billing }).getByRole('checkbox').all())
    await box.check();
  await expect(dialog.getByText(webhooks.form.noSitesNeeded)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: webhooks.form.add }).click();
  const secret = await page.getByRole('dialog').getByRole('textbox', { name: webhooks.secret.label }).inputValue();
  await page.getByRole('button', { name: api.key.done }).click();
  return secret;
}

/** Issues an access to all endpoints of invoices, and no site. Returns its key. */
async function issueBillingKey(page: Page): Promise<string> {
  await page.getByRole('button', { name: api.issue }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: api.form.name }).fill(NAME);
  await dialog.getByRole('checkbox', { name: api.scope['billing-read'] }).check();
  await dialog.getByRole('checkbox', { name: api.scope['billing-write'] }).check();
  await expect(dialog.getByText(api.form.noSitesNeeded)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: api.form.issue }).click();
  const key = await page.getByRole('dialog').getByRole('textbox', { name: api.key.label }).inputValue();
  await page.getByRole('button', { name: api.key.done }).click();
  return key;
}

test('an accounting system reads an invoice, records its payment, and is notified by a webhook that the reference’s code verifies (R-25.13)', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const receiver = await startReceiver();
  const operator = await ConsoleSession.signIn(addresses().console, addresses().logins.MASTER);
  const customer = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const { user } = await customer.call(auth.userInfo, {});
  await removeOwn(operator);
  await signIn(page, 'MASTER');
  await openFromMenu(page, 'apiAccess');
  const key = await issueBillingKey(page);
  await expect(page.getByRole('row', { name: new RegExp(NAME) })).toContainText(api.noSites);
  const secret = await addBillingWebhook(page, receiver.url);

  const lines = [{ text: '撮影', from: japaneseDay(new Date()), to: null, quantity: 1, unitPrice: 10_000 }];
  const issued = { accountId: user.workAccountId, requestId: crypto.randomUUID(), dueOn: japaneseDay(new Date()), lines, total: 11_000 };
  const { number } = await operator.call(bill.issue, { body: issued });
  const types = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
  await expect.poll(types, { timeout: 30_000 }).toEqual(['invoice.issued']);

  const answer = await request.get(open(`/bill/${number}`), { headers: bearer(key) });
  expect(await answer.json()).toMatchObject({ data: { invoice: { number, total: 11_000 }, payment: { state: 'UNPAID', open: 11_000 } } });
  expect((await request.get(open('/site'), { headers: bearer(key) })).status()).toBe(403);
  const record = (headers: Record<string, string>) =>
    request.post(open('/bill/receipts'), {
      headers: { ...bearer(key), ...headers },
      data: { receivedOn: japaneseDay(new Date()), allocations: [{ number, amount: 11_000, open: 11_000 }] },
    });
  expect((await record({})).status()).toBe(400);
  const statuses = [await record({ 'idempotency-key': number }), await record({ 'idempotency-key': number })].map((one) => one.status());
  expect(statuses).toEqual([201, 201]);
  const paid = await request.get(open(`/bill/${number}`), { headers: bearer(key) });
  expect(await paid.json()).toMatchObject({
    data: { payment: { state: 'PAID', open: 0 }, entries: [{ kind: 'transfer', amount: 11_000 }] },
  });

  await expect.poll(() => types().toSorted(), { timeout: 30_000 }).toEqual(['invoice.issued', 'invoice.settled', 'payment.received']);
  const source = `data:text/javascript,${encodeURIComponent(VERIFY_EXAMPLES[0].code)}`;
  const { verify } = (await import(source)) as { verify: (secret: string, headers: object, body: string) => boolean };
  for (const { headers, body } of receiver.received) {
    expect(verify(secret, headers, body)).toBe(true);
    expect(verify(secret, headers, body.replace('11000', '99000'))).toBe(false);
  }
  expect(receiver.received.every(({ body }) => body.includes(number))).toBe(true);
  receiver.stop();

  await page.getByRole('link', { name: api.reference }).click();
  await expect(page.getByRole('heading', { level: 2, name: api.scope['billing-read'] })).toBeVisible();
  await expect(page.getByText('payment.received').first()).toBeVisible();
  await expectNoViolations(page);
  await removeOwn(operator);
});
