import { expect, type Page, test } from '@playwright/test';
import { api } from '#shared/messages/jp/console/api.ts';
import { common } from '#shared/messages/jp/console/common.ts';
import { errors } from '#shared/messages/jp/console/errors.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses, signIn } from './steps/console-user.ts';

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
