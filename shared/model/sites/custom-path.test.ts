import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { DEFAULT_SITE_SETTINGS, SiteSettings } from '#shared/model/sites/site.ts';
import { cellName, parseCell } from '#shared/values/cell.ts';
import { isCustomPath } from '#shared/model/sites/custom-path.ts';
import { cellFromPath, cellPath } from '#shared/rules/sites/site-address.ts';
import { isSitePage, PAGE_ALIASES, SITE_PAGES } from '#shared/values/site-page.ts';

const anyCell = fc.record({ row: fc.integer({ min: 0, max: 99 }), column: fc.integer({ min: 0, max: 99 }) }).map(cellName);
const anyWord = fc.oneof(fc.stringMatching(/^[a-z\d-]{1,8}$/), fc.string({ maxLength: 8 }));

describe('isCustomPath', () => {
  test.each(['shop', 'ab', '42', 'spring-2027', 'a1b2-c3', 'uniforms', 'contacts', 'b101', 'abcd1', 'x'.repeat(50)])(
    'accepts %j',
    (path) => {
      expect(isCustomPath(path)).toBe(true);
    },
  );

  test.each([
    '',
    's',
    'x'.repeat(51),
    'Shop',
    'shop/en',
    'shop.html',
    'sh op',
    '-shop',
    'shop-',
    'sh--op',
    'ショップ',
    'shop\n',
    '%41%42',
    '..',
    'b2',
    'aaa100',
    'api',
    'sites',
    'not-available',
    ...LANGUAGES,
    ...SITE_PAGES,
    ...Object.keys(PAGE_ALIASES),
  ])('refuses %j', (path) => {
    expect(isCustomPath(path)).toBe(false);
  });

  test('rejects languages, cells and pages, and accepts only text that needs no URL encoding', () => {
    fc.assert(
      fc.property(anyWord.filter(isCustomPath), (path) => {
        expect(LANGUAGES.some((language) => language === path)).toBe(false);
        expect(parseCell(path.toUpperCase())).toBeUndefined();
        expect(isSitePage(path)).toBe(false);
        expect(encodeURIComponent(path)).toBe(path);
      }),
    );
  });

  test('rejects cells in upper and lower case', () => {
    fc.assert(
      fc.property(anyCell, (cell) => {
        expect([isCustomPath(cell), isCustomPath(cell.toLowerCase())]).toEqual([false, false]);
      }),
    );
  });

  test('accepts paths that can precede the language, so that the cell can still be parsed', () => {
    fc.assert(
      fc.property(anyWord.filter(isCustomPath), fc.constantFrom(...LANGUAGES), anyCell, (customPath, language, cell) => {
        const path = cellPath(cell, language, { defaultLanguage: 'jp', customPath });
        expect(path.split('/')[1]).toBe(customPath);
        expect(cellFromPath(path)).toBe(cell);
      }),
    );
  });
});

test('SiteSettings trims the custom path and allows an empty path', () => {
  const read = (customPath: string) =>
    SiteSettings.safeParse({
      ...DEFAULT_SITE_SETTINGS,
      name: 'Tea',
      viewMode: 'PC',
      logo: null,
      favicon: null,
      languages: ['jp'],
      defaultLanguage: 'jp',
      customPath,
    });
  expect(read(' shop ').data?.customPath).toBe('shop');
  expect(read('').data?.customPath).toBe('');
  expect(read('en').error?.issues).toMatchObject([{ path: ['customPath'], params: { rule: 'invalid-path' } }]);
});
