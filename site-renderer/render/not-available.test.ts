import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderNotAvailablePage, renderPausedPage } from '#site-renderer/render/not-available.ts';

const SCRIPT = 'run("</x>")';
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const hashOf = (text: string | null | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;
const policyOf = (page: Document) => page.querySelector('[http-equiv=Content-Security-Policy]')?.getAttribute('content')?.split(';') ?? [];

describe.each([
  ['unpublished', () => renderNotAvailablePage(SCRIPT)],
  ['paused', renderPausedPage],
])('platform page of a site that is %s', (_, render) => {
  test('has the text in four languages with noindex, and loads no resources', () => {
    const page = parsed(render());
    expect([...page.querySelectorAll('section')].map(({ lang }) => lang)).toEqual(['ja', 'en', 'zh-Hans', 'ko']);
    expect(page.querySelectorAll('h1').length).toBe(1);
    expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelectorAll('img, link:not([href="data:,"]), [src]').length).toBe(0);
  });

  test('has a policy that allows only its own style and script', () => {
    const page = parsed(render());
    expect(policyOf(page)).toEqual(
      expect.arrayContaining(["default-src 'none'", `style-src ${hashOf(page.querySelector('style')?.textContent)}`]),
    );
    const script = page.querySelector('script')?.textContent;
    expect(policyOf(page).find((directive) => directive.startsWith('script-src'))).toBe(
      script === undefined ? undefined : `script-src ${hashOf(script)}`,
    );
    expect(page.querySelectorAll('[style]').length).toBe(0);
  });
});

test('renderPausedPage announces the return of the site, renderNotAvailablePage does not', () => {
  const headings = [renderNotAvailablePage(SCRIPT), renderPausedPage()].map((html) =>
    [...parsed(html).querySelectorAll('h1, h2')].map(({ textContent }) => textContent),
  );
  expect(headings[0]).toContain('This page is not available right now');
  expect(headings[1]).toContain('This page is temporarily paused');
  expect(headings[0]?.filter((heading) => headings[1]?.includes(heading))).toEqual([]);
});

test('renderNotAvailablePage links to the first page in every language, without scripts', () => {
  const links = [...parsed(renderNotAvailablePage(SCRIPT)).querySelectorAll('section a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', '最初のページへ'],
    ['/', 'Go to the first page'],
    ['/', '前往首页'],
    ['/', '첫 페이지로 이동'],
  ]);
  expect(parsed(renderPausedPage()).querySelectorAll('a, script').length).toBe(0);
});
