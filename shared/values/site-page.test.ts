import { expect, test } from 'vitest';
import { isSitePage, PAGE_ALIASES, SITE_PAGES } from '#shared/values/site-page.ts';

test.each(['uniforms', 'contacts', 'my-register', 'Contact', 'form', 'membership', 'contact/', '', 'constructor'])(
  'isSitePage rejects %j',
  (name) => {
    expect(isSitePage(name)).toBe(false);
  },
);

test('isSitePage accepts pages but no aliases, and each alias names a page', () => {
  expect(SITE_PAGES.every(isSitePage)).toBe(true);
  expect(Object.values(PAGE_ALIASES).every(isSitePage)).toBe(true);
  expect(Object.keys(PAGE_ALIASES).some(isSitePage)).toBe(false);
  // Each page is one URL segment that needs no encoding.
  for (const page of SITE_PAGES) expect(page).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});
