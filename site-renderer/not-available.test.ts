// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderNotAvailablePage, renderPausedPage } from '#site-renderer/not-available.ts';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

describe.each([
  ['off the air', renderNotAvailablePage],
  ['paused', renderPausedPage],
])('the page of a site that is %s', (_, render) => {
  test('speaks four languages, is not to be indexed and loads nothing', () => {
    const page = parsed(render());
    expect([...page.querySelectorAll('section')].map(({ lang }) => lang)).toEqual(['ja', 'en', 'zh-Hans', 'ko']);
    expect(page.querySelectorAll('h1').length).toBe(1);
    expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelectorAll('script, img, link:not([href="data:,"]), [src]').length).toBe(0);
  });
});

test('says of a paused site that it comes back, and of no other', () => {
  const headings = [renderNotAvailablePage(), renderPausedPage()].map((html) =>
    [...parsed(html).querySelectorAll('h1, h2')].map(({ textContent }) => textContent),
  );
  expect(headings[0]).toContain('This page is not available right now');
  expect(headings[1]).toContain('This page is temporarily paused');
  expect(headings[0]?.filter((heading) => headings[1]?.includes(heading))).toEqual([]);
});
