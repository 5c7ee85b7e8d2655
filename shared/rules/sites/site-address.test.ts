import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import { cellName } from '#shared/values/cell.ts';
import {
  cellFromPath,
  cellPath,
  appendCellPath,
  customDomainOf,
  homePath,
  pagePath,
  publicOrigin,
  siteOrigin,
} from '#shared/rules/sites/site-address.ts';

const anyCell = fc.record({ row: fc.integer({ min: 0, max: 99 }), column: fc.integer({ min: 0, max: 99 }) }).map(cellName);
const anyLanguage = fc.constantFrom(...LANGUAGES);
const anySite = fc.record({ defaultLanguage: anyLanguage, customPath: fc.constantFrom('', 'shop', '2027', 'ab-12') });

describe('addresses of a site', () => {
  test('siteOrigin replaces the site id in the template', () => {
    expect(siteOrigin('https://{siteId}.sites.example.com', 'abcdefghij12')).toBe('https://abcdefghij12.sites.example.com');
  });

  test.each([
    ['https://{siteId}.sites.example.com', 'https://www.shop.example'],
    ['http://{siteId}.sites.localhost:4000', 'http://www.shop.example.custom.localhost:4000'],
  ])('publicOrigin for the template %s returns the custom domain as %s, and customDomainOf reverses it', (template, origin) => {
    expect(publicOrigin(template, { id: 'abcdefghij12', customDomain: 'www.shop.example' })).toBe(origin);
    expect(publicOrigin(template, { id: 'abcdefghij12', customDomain: null })).toBe(siteOrigin(template, 'abcdefghij12'));
    expect(customDomainOf(template, new URL(origin).host.toUpperCase())).toBe('www.shop.example');
  });

  test.each([
    ['A1', 'jp', '/'],
    ['B2', 'jp', '/B2'],
    ['A1', 'en', '/en'],
    ['B2', 'en', '/en/B2'],
  ] as const)('cell %s in language %s has the path %s if jp is the default language', (cell, language, path) => {
    expect(cellPath(cell, language, { defaultLanguage: 'jp', customPath: '' })).toBe(path);
  });

  test.each([
    ['A1', 'jp', '/shop'],
    ['B2', 'jp', '/shop/B2'],
    ['A1', 'en', '/shop/en'],
    ['B2', 'en', '/shop/en/B2'],
  ] as const)('cell %s in language %s has the path %s below a custom path', (cell, language, path) => {
    expect(cellPath(cell, language, { defaultLanguage: 'jp', customPath: 'shop' })).toBe(path);
  });

  test('pagePath returns paths of pages in the form of cell paths', () => {
    expect(pagePath('contact', 'jp', { defaultLanguage: 'jp', customPath: '' })).toBe('/contact');
    expect(pagePath('contact', 'en', { defaultLanguage: 'jp', customPath: 'shop' })).toBe('/shop/en/contact');
    expect(cellFromPath('/shop/en/contact')).toBe('A1');
  });

  test('cellPath returns a unique path, and cellFromPath reverses it', () => {
    fc.assert(
      fc.property(anyCell, anyCell, anyLanguage, anySite, (cell, other, language, site) => {
        const path = cellPath(cell, language, site);
        expect(cellFromPath(path)).toBe(cell);
        expect(path === cellPath(other, language, site)).toBe(cell === other);
        expect(path).toBe(appendCellPath(homePath(language, site), cell));
      }),
    );
  });

  test.each(['', '/', '/en', '/about', '/b2', '/B2/', '/B101'])('cellFromPath(%j) returns the first cell', (path) => {
    expect(cellFromPath(path)).toBe('A1');
  });
});
