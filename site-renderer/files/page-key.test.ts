import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { homePath, cellPath, pagePath } from '#shared/rules/site/site-address.ts';
import { SITE_PAGES } from '#shared/rules/site/site-page.ts';
import { pageKey } from '#site-renderer/files/page-key.ts';

test.each([
  ['/', 'id/index.html'],
  ['/B2', 'id/B2.html'],
  ['/en', 'id/en/index.html'],
  ['/shop', 'id/shop/index.html'],
  ['/shop/en/contact', 'id/shop/en/contact.html'],
  ['/shop/jp/ZZZ100', 'id/shop/jp/ZZZ100.html'],
  // No names of cells or pages, but a custom path may be called so.
  ['/uniforms', 'id/uniforms/index.html'],
  ['/a-1', 'id/a-1/index.html'],
])('what is found at %s is kept as %s', (path, key) => {
  expect(pageKey('id', path)).toBe(key);
});

test('no two addresses of a site have one key', () => {
  const paths = fc.record({
    defaultLanguage: fc.constantFrom(...LANGUAGES),
    customPath: fc.constantFrom('', 'shop', 'spring-2027'),
  });
  fc.assert(
    fc.property(paths, (site) => {
      const all = LANGUAGES.flatMap((language) => [
        homePath(language, site),
        ...[...gridCells(3, 3)].slice(1).map((cell) => cellPath(cell, language, site)),
        ...SITE_PAGES.map((page) => pagePath(page, language, site)),
      ]);
      expect(new Set(all.map((path) => pageKey('id', path))).size).toBe(all.length);
    }),
  );
});
