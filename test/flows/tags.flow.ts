/** Tags of a site in a real browser, under the site's own content security policy. No request leaves for the network. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { fetchFromSite } from '#infra/local/clients/site-fetch.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import type { SiteChanges } from '#shared/model/sites/site.ts';
import { VENDOR_SNIPPETS } from '#test/support/markup/vendor-snippets.ts';
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

async function publish({
  tagManager = false,
  ...tags
}: Pick<SiteChanges, 'headTags' | 'bodyTags'> & { tagManager?: boolean }): Promise<void> {
  const { site: present, document } = await session.call(sites.get, { params: { id: site.id } });
  const changes = { ...tags, settings: { ...document.settings, tagManager } };
  const saved = await session.call(sites.update, { params: { id: site.id }, body: { base: present.working, changes } });
  await publishAndWait(session, site.id, saved.site.working);
}

/** The requests to other hosts than the site's, which are all answered here: scripts by `scripts`, everything else empty. */
async function interceptOthers(context: BrowserContext, scripts: Readonly<Record<string, string>> = {}): Promise<URL[]> {
  const requests: URL[] = [];
  await context.route(
    ({ hostname }) => hostname !== new URL(site.url).hostname,
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
  await page.getByRole('button', { name: submit.contact, exact: true }).click();
  await expect(page).toHaveURL(at('/en/contact-success'));
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '広告を出す食堂');
  await publish({ bodyTags: { jp: { html: `<script src="${LISTENER}" defer></script>` } } });
});

test('a sent form is reported to the tags once, with its kind and language but no entered data', async ({ browser }) => {
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

test('tags run on pages where visitors convert, and not where they register or sign in', async ({ browser }) => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context, { [LISTENER]: LISTENING });
  const page = await context.newPage();
  const tagged = ['/', '/contact', '/contact-success', '/forms', '/form-success', '/register-success', '/company'];
  for (const path of [...tagged, '/register', '/register-confirm', '/login', '/forgot-password', '/new-password'])
    await page.goto(at(path), { waitUntil: 'networkidle' });
  expect(viewsIn(requests)).toEqual(tagged);
  await context.close();
});

/**
 * What a vendor's script does in this test: it reports its queue, as a picture, by `fetch`, by a beacon and from a frame, and adds
 * an inline script as tag managers do.
 */
const vendorScript = (name: string, queue: string): string => `{
  const report = new URLSearchParams({ name: ${JSON.stringify(name)}, queue: ${queue} });
  new Image().src = 'https://collect.example/picture?' + report;
  fetch('https://collect.example/fetch?' + report, { mode: 'no-cors' });
  navigator.sendBeacon('https://collect.example/beacon?' + report);
  const frame = document.createElement('iframe');
  frame.src = 'https://collect.example/frame?' + report;
  const added = document.createElement('script');
  added.textContent = 'new Image().src = "https://collect.example/added?' + report + '"';
  document.body.append(frame, added);
}`;
const VENDOR_SCRIPTS = Object.fromEntries(VENDOR_SNIPPETS.map(({ name, script, queue }) => [script, vendorScript(name, queue)]));
const PASTED = {
  headTags: { jp: { html: VENDOR_SNIPPETS.map(({ head }) => head).join('\n') } },
  bodyTags: { jp: { html: VENDOR_SNIPPETS.map(({ body }) => body).join('\n') } },
};
const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname;

/**
 * Opens the site by https, as in production: LINE Tag loads its script by http from a page that was loaded by http, which the
 * policy refuses. The local edge speaks http only, so this context passes its answers on.
 */
async function visitSecurely(context: BrowserContext): Promise<(path: string) => Promise<unknown>> {
  const { hostname, host } = new URL(site.url);
  await context.route(
    (url) => url.protocol === 'https:' && url.hostname === hostname,
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const { status, headers, body } = await fetchFromSite(`http://${host}${pathname}${search}`);
      await route.fulfill({ status, headers: headers as Record<string, string>, body });
    },
  );
  const page = await context.newPage();
  return (path) => page.goto(`https://${hostname}${path}`, { waitUntil: 'networkidle' });
}

test('all snippets run as pasted if a tag manager is enabled, and their requests are sent', async ({ browser }) => {
  await publish({ ...PASTED, tagManager: true });
  const context = await browser.newContext();
  const requests = await interceptOthers(context, VENDOR_SCRIPTS);
  const open = await visitSecurely(context);
  for (const path of ['/', '/contact', '/contact-success']) {
    requests.length = 0;
    await open(path);
    const loaded = requests.map(withoutQuery);
    for (const { name, script } of VENDOR_SNIPPETS) expect([path, name, loaded]).toEqual([path, name, expect.arrayContaining([script])]);
    for (const way of ['picture', 'fetch', 'beacon', 'frame', 'added']) {
      const reports = requests.filter(({ pathname }) => pathname === `/${way}`).map(({ searchParams }) => searchParams);
      expect([path, way, reports.length]).toEqual([path, way, VENDOR_SNIPPETS.length]);
      expect(new Set(reports.map((report) => report.get('name')))).toEqual(new Set(VENDOR_SNIPPETS.map(({ name }) => name)));
    }
  }
  const queues = requests.filter(({ pathname }) => pathname === '/picture').map(({ searchParams }) => searchParams.get('queue'));
  expect(new Set(queues)).toEqual(new Set(['G-ABC1234567', 'PageView', 'gtm.js', 'o1abc', 'pv', 'yss_retargeting']));
  await context.close();
});

test('visitors without scripts are counted by the pictures and frames of the snippets', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const requests = await interceptOthers(context);
  const page = await context.newPage();
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  const counting = VENDOR_SNIPPETS.flatMap(({ withoutScripts }) => withoutScripts ?? []);
  expect(requests.map(withoutQuery)).toEqual(expect.arrayContaining(counting));
  await context.close();
});

test('the tag manager is on no page where visitors register or sign in', async ({ browser }) => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context, VENDOR_SCRIPTS);
  const page = await context.newPage();
  for (const path of ['/register', '/register-confirm', '/login', '/forgot-password', '/new-password']) {
    await page.goto(at(path), { waitUntil: 'networkidle' });
    const isRun = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.isInlineRun = true';
      document.body.append(script);
      return 'isInlineRun' in window;
    });
    expect([path, isRun]).toEqual([path, false]);
  }
  expect(requests).toEqual([]);
  await context.close();
});

test('inline code of tags does not run if no tag manager is enabled', async ({ browser }) => {
  await publish({ headTags: { jp: { html: '<script>window.isInlineRun = true</script>' } }, bodyTags: { jp: null } });
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await page.goto(at('/'), { waitUntil: 'networkidle' });
  expect(await page.locator('head script:not([type])').first().textContent()).toBe('window.isInlineRun = true');
  expect(await page.evaluate(() => 'isInlineRun' in window)).toBe(false);
  expect(refused).toHaveLength(1);
  await expect(page.locator('#A1')).toBeVisible();
  await context.close();
});
