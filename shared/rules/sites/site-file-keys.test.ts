import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { API_ROOT } from '#shared/api-contract/endpoint.ts';
import { member } from '#shared/api-contract/endpoints/member.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { gridCells } from '#shared/values/cell.ts';
import { homePath, cellPath, pagePath } from '#shared/rules/sites/site-address.ts';
import { SITE_PAGES } from '#shared/values/site-page.ts';
import { blockNumber, blockPath, memberMediaPath, pageKey, siteApiPath } from '#shared/rules/sites/site-file-keys.ts';

test.each([
  ['/', 'id/index.html'],
  ['/B2', 'id/B2.html'],
  ['/en', 'id/en/index.html'],
  ['/shop', 'id/shop/index.html'],
  ['/shop/en/contact', 'id/shop/en/contact.html'],
  ['/shop/jp/ZZZ100', 'id/shop/jp/ZZZ100.html'],
  // The path is neither a cell nor a page, but a possible custom path.
  ['/uniforms', 'id/uniforms/index.html'],
  ['/a-1', 'id/a-1/index.html'],
])('pageKey maps the path %s to the key %s', (path, key) => {
  expect(pageKey('id', path)).toBe(key);
});

test('pageKey maps different page paths of a site to different keys', () => {
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

describe('blocks of sheets', () => {
  test.each([
    ['/', 4, [4, 4], { row: 0, column: 0 }, '/s/0.html'],
    ['/', 26, [4, 4], { row: 3, column: 3 }, '/s/0.html'],
    ['/', 26, [4, 4], { row: 3, column: 4 }, '/s/1.html'],
    ['/shop/en', 26, [4, 4], { row: 4, column: 25 }, '/shop/en/s/13.html'],
    ['/en', 1, [16, 1], { row: 16, column: 0 }, '/en/s/1.html'],
    ['/en', 40, [1, 16], { row: 0, column: 39 }, '/en/s/2.html'],
  ] as const)('home %s, %i columns, blocks of %j, position %j: path %s', (home, columns, [high, wide], position, path) => {
    expect(blockPath(home, blockNumber(position, columns, high, wide))).toBe(path);
  });

  test('contain at most sixteen adjacent cells', () => {
    const index = fc.nat(99);
    fc.assert(
      fc.property(index, index, index, index, (row, column, otherRow, otherColumn) => {
        const isSame = blockNumber({ row, column }, 100, 4, 4) === blockNumber({ row: otherRow, column: otherColumn }, 100, 4, 4);
        expect(isSame).toBe(row >> 2 === otherRow >> 2 && column >> 2 === otherColumn >> 2);
      }),
    );
  });
});

test('siteApiPath and memberMediaPath match the paths of the endpoints', () => {
  const siteId = 'abcdefghij12';
  const at = (path: string): string => API_ROOT + path.replace('{siteId}', siteId);
  expect(`${siteApiPath(siteId)}/login`).toBe(at(member.login.path));
  expect(`${memberMediaPath(siteId)}/{folder}/{name}`).toBe(at(member.media.path));
});
