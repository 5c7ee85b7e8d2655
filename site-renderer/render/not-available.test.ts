import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { renderNotAvailablePage, stoppedPages } from '#site-renderer/render/not-available.ts';

const SCRIPT = 'run("</x>")';
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const hashOf = (text: string | null | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;
const policyOf = (page: Document) => page.querySelector('[http-equiv=Content-Security-Policy]')?.getAttribute('content')?.split(';') ?? [];

test('renderNotAvailablePage has its text in four languages', () => {
  const page = parsed(renderNotAvailablePage(SCRIPT));
  expect([...page.querySelectorAll('section')].map(({ lang }) => lang)).toEqual(['ja', 'en', 'zh-Hans', 'ko']);
  expect(page.querySelectorAll('h1').length).toBe(1);
});

describe.each([
  ['unpublished', () => renderNotAvailablePage(SCRIPT)],
  ['stopped', () => stoppedPages(SCRIPT).frame],
])('platform page of a site that is %s', (_, render) => {
  test('has noindex, and loads no resources', () => {
    const page = parsed(render());
    expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelectorAll('img, link:not([href="data:,"]), [src]').length).toBe(0);
  });

  test('has a policy that allows only its own style and script', () => {
    const page = parsed(render());
    expect(policyOf(page)).toEqual(
      expect.arrayContaining(["default-src 'none'", `style-src ${hashOf(page.querySelector('style')?.textContent)}`]),
    );
    const script = page.querySelector('script')?.textContent;
    expect(policyOf(page)).toContain(`script-src ${hashOf(script)}`);
    expect(page.querySelectorAll('[style]').length).toBe(0);
  });
});

test('stoppedPages announces the return of a paused site only', () => {
  const { paused, ended } = stoppedPages(SCRIPT).notices;
  expect(paused.texts['en']).toEqual(['This page is temporarily paused', 'Please come back later.']);
  expect(ended.texts['en']?.[0]).toBe('This page is not available right now');
});

test('renderNotAvailablePage links to the first page in every language, without scripts', () => {
  const links = [...parsed(renderNotAvailablePage(SCRIPT)).querySelectorAll('section a')];
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', '最初のページへ'],
    ['/', 'Go to the first page'],
    ['/', '前往首页'],
    ['/', '첫 페이지로 이동'],
  ]);
  expect(parsed(stoppedPages(SCRIPT).frame).querySelectorAll('a').length).toBe(0);
});
