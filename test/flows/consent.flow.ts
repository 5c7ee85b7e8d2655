/** Consent to the tags of a site in a real browser. No request leaves for the network. */
import { type Browser, type BrowserContext, chromium, expect, type Page, test } from '@playwright/test';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { analytics } from '#shared/api-contract/endpoints/analytics.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { chromiumLaunch } from '#test/support/chromium.ts';
import { createVisitorSite, MESSAGES, type VisitorSite } from '#test/support/sites/visitor-site.ts';
import { expectNoViolations } from './steps/accessibility.ts';
import { addresses } from './steps/console-user.ts';
import { afterRunOf } from './steps/schedules.ts';

test.describe.configure({ mode: 'serial' });

const HOST = 'https://tags.example';
/** Reports that it runs, with the commands of consent mode before it, and sets a cookie as measuring tags do. */
const TAG = `document.cookie = '_measure=1;path=/';
addEventListener('form_success', () => { new Image().src = '${HOST}/success' });
new Image().src = '${HOST}/run?' + new URLSearchParams({ commands: dataLayer.map((command) => [...command].slice(0, 2) + ':' + command[2].ad_storage).join() });`;
const TAGS = {
  headTags: {
    jp: {
      html: `<meta name="verification" content="a"><script async src="${HOST}/head.js"></script><link rel="stylesheet" href="${HOST}/a.css">`,
    },
  },
  bodyTags: { jp: { html: `<script src="${HOST}/body.js" defer></script>` } },
};
const { consent } = MESSAGES.en;
/** The user agent of a person: answers of programs are not counted. */
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let browser: Browser;
let session: ConsoleSession;
let site: VisitorSite;
const at = (path: string): string => new URL(path, site.url).href;

/** Answers all requests to other hosts than the site's here, and returns their paths. */
async function interceptOthers(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(
    ({ hostname }) => hostname !== new URL(site.url).hostname,
    (route) => {
      const { pathname, search } = new URL(route.request().url());
      requests.push(pathname + decodeURIComponent(search));
      return route.fulfill({
        contentType: pathname.endsWith('.css') ? 'text/css' : 'text/javascript',
        body: pathname === '/body.js' ? TAG : '',
      });
    },
  );
  return requests;
}

const bar = (page: Page) => page.getByRole('region', { name: consent.label });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const load = (page: Page, path: string) => page.goto(at(path), { waitUntil: 'networkidle' });

/** Returns the controls of the sheet and around it that another element covers. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.stage a[href], .stage button, .stage summary, .consent a, .consent button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]') && one.offsetWidth > 0)
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const launch = await chromiumLaunch();
  browser = await chromium.launch({ ...launch, args: [...launch.args, `--user-agent=${PERSON}`] });
  session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  site = await createVisitorSite(session, '同意を求める食堂');
  const { site: present, document } = await session.call(sites.get, { params: { id: site.id } });
  const settings = { ...document.settings, consent: { isOn: true, texts: { en: 'May we measure your visit?' } } };
  const saved = await session.call(sites.update, {
    params: { id: site.id },
    body: { base: present.working, changes: { ...TAGS, settings } },
  });
  await publishAndWait(session, site.id, saved.site.working);
});

test.afterAll(() => browser?.close());

test('tags request nothing before the visitor accepts, and then run on every page in their order', async () => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context);
  const page = await context.newPage();
  await load(page, '/en');
  await expect(bar(page)).toContainText('May we measure your visit?');
  await expectNoViolations(page);
  expect([requests, await page.evaluate(() => document.cookie)]).toEqual([[], '']);
  expect(await page.locator('head meta[name=verification]').count()).toBe(1);

  await button(page, consent.accept).click();
  await expect(bar(page)).toBeHidden();
  const run = '/run?commands=consent,default:denied,consent,update:granted';
  await expect.poll(() => requests).toEqual(['/head.js', '/a.css', '/body.js', run]);
  await expect(page.locator('.grid')).toBeFocused();

  for (const path of ['/en/B1', '/en/contact', '/en/data-notice', '/en/company']) {
    requests.length = 0;
    await load(page, path);
    await expect(bar(page)).toBeHidden();
    expect([path, requests.includes(run)]).toEqual([path, true]);
  }
  requests.length = 0;
  await load(page, '/en/login');
  expect(requests).toEqual([]);
  await context.close();
});

test('a form that was sent is reported to tags of visitors who accepted, in time for their listeners', async () => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context);
  const page = await context.newPage();
  await load(page, '/en');
  await button(page, consent.accept).click();
  await load(page, '/en/contact-success#sent');
  await expect.poll(() => requests).toContain('/success');
  await context.close();
});

test('a visitor who declines is not asked again, and can accept and withdraw later', async () => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context);
  const page = await context.newPage();
  await load(page, '/en');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toBeHidden();
  await load(page, '/en/company');
  await expect(bar(page)).toBeHidden();
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: consent.settings }).click();
  await expect(bar(page)).toContainText(consent.denied);
  await expect(button(page, consent.accept)).toBeFocused();
  await expectNoViolations(page);
  await button(page, consent.accept).click();
  await expect.poll(() => requests.length).toBe(4);
  expect(await page.evaluate(() => document.cookie)).toBe('_measure=1');

  // From a sheet: in the dialog of the data notice.
  await load(page, '/en');
  await page.getByRole('link', { name: MESSAGES.en.frame.dataNotice }).click();
  await page.getByRole('dialog').getByRole('button', { name: consent.settings }).click();
  await expect(button(page, consent.decline)).toBeFocused();
  requests.length = 0;
  await button(page, consent.decline).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['consent'])).toBe('denied');
  await page.waitForLoadState('networkidle');
  expect([requests, await page.evaluate(() => document.cookie)]).toEqual([[], '']);
  await context.close();
});

test('Global Privacy Control counts as a no, also after an earlier yes', async () => {
  const context = await browser.newContext();
  const requests = await interceptOthers(context);
  const page = await context.newPage();
  await load(page, '/en');
  await button(page, consent.accept).click();
  await expect.poll(() => requests.length).toBe(4);
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  requests.length = 0;
  await load(page, '/en/data-notice');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: consent.settings }).click();
  await expect(bar(page)).toContainText(consent.refused);
  await expect(button(page, consent.accept)).toBeHidden();
  expect(requests).toEqual([]);
  await context.close();
});

test('the question covers nothing and moves nothing that was painted, on any screen', async () => {
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height } });
    await interceptOthers(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: (window as unknown as { shift: number }).shift + (entry as PerformanceEntry & { value: number }).value,
          });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of ['/', '/B2']) {
      await load(page, path);
      await expect(page.locator('.consent')).toBeInViewport({ ratio: 1 });
      expect([width, path, await covered(page)]).toEqual([width, path, []]);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
    }
    await page.locator('[data-choice=denied]').click();
    expect([
      width,
      await covered(page),
      await page.evaluate(() => innerHeight - (document.querySelector('.stage')?.getBoundingClientRect().bottom ?? 0) < 25),
    ]).toEqual([width, [], true]);
    await context.close();
  }
});

test('the owner reads how visitors answered', async () => {
  test.setTimeout(180_000);
  const answers = async () => {
    const { consents } = await session.call(analytics.site, { params: { siteId: site.id }, query: {} });
    return consents.map(({ accepted, declined, withdrawn }) => ({ accepted, declined, withdrawn }));
  };
  // The reconcile function rolls up the collected reports.
  await expect.poll(afterRunOf('reconcile', answers), { timeout: 150_000 }).toEqual([{ accepted: 4, declined: 6, withdrawn: 1 }]);
});
