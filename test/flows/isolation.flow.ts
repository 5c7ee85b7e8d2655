/** A site with malicious owner tags: from its own origin it can neither read nor frame another site or the console. */
import { expect, test, type Page } from '@playwright/test';
import { ConsoleSession } from '#infra/local/clients/console-session.ts';
import { publishAndWait } from '#infra/local/clients/build-site.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import { createVisitorSite } from '#test/support/sites/visitor-site.ts';
import { addresses, signIn } from './steps/console-user.ts';

/** The tag only has to be present: the tests run their code in its page, with its rights. */
const TAG = '<script>window.isTagRun = true</script>';

/** Fetches from the page, with all credentials that the browser sends. */
const ask = (page: Page, url: string, method = 'GET'): Promise<string> =>
  page.evaluate(
    async ([address, how]) => {
      try {
        const response = await fetch(address, { method: how, credentials: 'include' });
        return `read: ${(await response.text()).slice(0, 100)}`;
      } catch (error) {
        return `refused: ${(error as Error).name}`;
      }
    },
    [url, method] as const,
  );

/** Whether the page can read a frame of this URL, once it has loaded or been refused. */
const frame = async (page: Page, url: string): Promise<string> => {
  await page.evaluate(
    (address) =>
      new Promise<void>((resolve) => {
        const element = document.createElement('iframe');
        element.addEventListener('load', () => resolve());
        element.src = address;
        document.body.append(element);
      }),
    url,
  );
  return page.evaluate(() => {
    const { contentDocument } = [...document.querySelectorAll('iframe')].at(-1) ?? {};
    return contentDocument ? `read: ${contentDocument.title}` : 'refused: another origin';
  });
};

test('tags of a site can access neither another site nor the console', async ({ browser }) => {
  test.setTimeout(180_000);
  const session = await ConsoleSession.signIn(addresses().console, addresses().logins.OEM_MASTER);
  const hostile = await createVisitorSite(session, '悪意のあるサイト');
  const victim = await createVisitorSite(session, '隣のサイト');
  const { site, document: content } = await session.call(sites.get, { params: { id: hostile.id } });
  const tags = { jp: { html: TAG } };
  const saved = await session.call(sites.update, {
    params: { id: hostile.id },
    body: { base: site.working, changes: { headTags: tags, settings: { ...content.settings, tagManager: true } } },
  });
  await publishAndWait(session, hostile.id, saved.site.working);

  const context = await browser.newContext();
  const office = await context.newPage();
  await signIn(office, 'OEM_MASTER');
  const neighbour = await context.newPage();
  await neighbour.goto(victim.url);
  await neighbour.evaluate(() => localStorage.setItem('secret', 'of the neighbour'));

  const page = await context.newPage();
  const refusedFrames: string[] = [];
  page.on('console', (message) => message.text().includes('frame') && refusedFrames.push(message.text()));
  await page.goto(hostile.url);
  expect(await page.evaluate('window.isTagRun')).toBe(true);

  for (const url of [
    `${addresses().console}/api/v1/auth/user-info`,
    `${addresses().console}/`,
    victim.url,
    new URL(`/api/v1/end-user/site/${victim.id}/structure`, victim.url).href,
  ])
    expect([url, await ask(page, url)]).toEqual([url, expect.stringMatching(/^refused/)]);
  expect(await ask(page, `${addresses().console}/api/v1/auth/refresh-token`, 'POST')).toMatch(/^refused/);
  for (const url of [`${addresses().console}/login`, victim.url])
    expect([url, await frame(page, url)]).toEqual([url, expect.stringMatching(/^refused/)]);
  expect(refusedFrames.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => localStorage.getItem('secret'))).toBeNull();
  expect(await page.evaluate(() => document.cookie)).toBe('');

  // The console session is still valid: none of its tokens was consumed.
  await office.reload();
  await expect(office).toHaveURL(/\/summary$/);
  // A site's origin forwards visitor endpoints only.
  expect(await ask(page, new URL('/api/v1/auth/user-info', hostile.url).href)).not.toContain('"user"');
  await context.close();
});
