// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderNotAvailablePage } from '#site-renderer/not-available.ts';

test('speaks four languages, is not to be indexed and loads nothing', () => {
  const page = new DOMParser().parseFromString(renderNotAvailablePage(), 'text/html');
  expect([...page.querySelectorAll('section')].map(({ lang }) => lang)).toEqual(['ja', 'en', 'zh-Hans', 'ko']);
  expect(page.querySelectorAll('h1').length).toBe(1);
  expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(page.querySelectorAll('script, img, link:not([href="data:,"]), [src]').length).toBe(0);
});
