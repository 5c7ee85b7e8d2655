/** Tags of a site in a real browser, under the site's own content security policy. No request leaves for the network. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishSite } from '#infra/local/demo/sites/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import type { SiteChanges } from '#shared/model/site/site.ts';
import { createVisitorSite, MESSAGES, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { addresses } from './steps/console-user.ts';

test.describe.configure({ mode: 'serial' });

const LISTENER = 'https://tags.example/listen.js';
/** A tag that reports every success as a picture request and reads the data layer. */
const LISTENING = `addEventListener('form_success', ({ detail }) => {
  new Image().src = 'https://collect.example/conversion?' + new URLSearchParams({ ...detail, layer: JSON.stringify(dataLayer) });
});
new Image().src = 'https://collect.example/view?' + new URLSearchParams({ path: location.pathname + location.hash });`;

let session: ConsoleSession;
let site: VisitorSite;
const at = (path: string): string => new URL(path, site.url).href;

async function publish(changes: SiteChanges): Promise<void> {
  const { site: present } = await session.call(sites.get, { params: { id: site.id } });
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: present.working, changes } });
  await publishSite(session, site.id, saved.site.working);
}

/** The requests to other hosts than the site's, which are all answered here: scripts by `scripts`, everything else empty. */
async function interceptOthers(context: BrowserContext, scripts: Readonly<Record<string, string>> = {}): Promise<URL[]> {
  const requests: URL[] = [];
  await context.route(
    (url) => url.host !== new URL(site.url).host,
    (route) => {
      const url = new URL(route.request().url());
      requests.push(url);
      const body = scripts[url.origin + url.pathname] ?? '';
      return route.fulfill({ status: 200, contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });
    },
  );
  return requests;
}

const conversionsIn = (requests: readonly URL[]) =>
  requests.filter(({ pathname }) => pathname === '/conversion').map(({ searchParams }) => Object.fromEntries(searchParams));
const viewsIn = (requests: readonly URL[]) =>
  requests.filter(({ pathname }) => pathname === '/view').map(({ searchParams }) => searchParams.get('path'));

async function sendContact(page: Page): Promise<void> {
  const { fields, submit } = MESSAGES.en.form;
  await page.goto(at('/en/contact'));
  await page.getByRole('textbox', { name: fields.email.title }).fill('lead@example.com');
  await page.getByRole('textbox', { name: fields.company.title }).fill('Lead');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Hello');
  await page.waitForTimeout(1_600);
  await page.getByRole('button', { name: submit.contact, exact: true }).click();
  await expect(page).toHaveURL(at('/en/contact-success'));
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '広告を出す食堂');
  await publish({ bodyTags: { jp: { html: `<script src="${LISTENER}" defer></script>` } } });
});

test('a sent form is reported once, with its kind and language and nothing that was entered', async ({ browser }) => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context, { [LISTENER]: LISTENING });
  const page = await context.newPage();
  await sendContact(page);
  const detail = { form_kind: 'contact', form_language: 'en' };
  const reported = { ...detail, layer: JSON.stringify([{ event: 'form_success', ...detail }]) };
  await expect.poll(() => conversionsIn(requests)).toEqual([reported]);
  expect(viewsIn(requests)).toEqual(['/en/contact', '/en/contact-success']);

  await page.reload();
  await page.goto(at('/en'));
  await page.goBack();
  await expect.poll(() => viewsIn(requests).length).toBe(5);
  await page.waitForLoadState('load');
  expect(conversionsIn(requests)).toEqual([reported]);

  await sendContact(page);
  await expect.poll(() => conversionsIn(requests)).toEqual([reported, reported]);
  await context.close();
});

test('tags run where visitors convert, and not where they register or sign in', async ({ browser }) => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context, { [LISTENER]: LISTENING });
  const page = await context.newPage();
  const tagged = ['/', '/contact', '/contact-success', '/forms', '/form-success', '/register-success', '/company'];
  for (const path of [...tagged, '/register', '/register-confirm', '/login', '/forgot-password', '/new-password'])
    await page.goto(at(path), { waitUntil: 'networkidle' });
  expect(viewsIn(requests)).toEqual(tagged);
  await context.close();
});
