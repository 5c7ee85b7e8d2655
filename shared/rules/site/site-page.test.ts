import { expect, test } from 'vitest';
import { isSitePage, PAGE_ALIASES, SITE_PAGES } from '#shared/rules/site/site-page.ts';

test.each(['uniforms', 'contacts', 'my-register', 'Contact', 'form', 'membership', 'contact/', '', 'constructor'])(
  '%j only resembles a page',
  (name) => {
    expect(isSitePage(name)).toBe(false);
  },
);

test('pages are known by their names, and shorthands stand for pages', () => {
  expect(SITE_PAGES.every(isSitePage)).toBe(true);
  expect(Object.values(PAGE_ALIASES).every(isSitePage)).toBe(true);
  expect(Object.keys(PAGE_ALIASES).some(isSitePage)).toBe(false);
  // Each is one plain segment of an address.
  for (const page of SITE_PAGES) expect(page).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});
