import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgeFunction, type EdgeResult } from '#infra/edge/load-for-test.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { cellName } from '#shared/rules/cell.ts';
import { cellPath } from '#shared/rules/site-address.ts';

const run = edgeFunction('site-request.js');
const HOST = 'abcdefghij12.sites.example.com';

const visit = (uri: string, options: { host?: string; query?: string } = {}): EdgeResult =>
  run({ uri, host: options.host ?? HOST, query: options.query ?? '' });
const fileOf = (uri: string, host = HOST): string | undefined => visit(uri, { host }).uri;
const location = (result: EdgeResult): string | undefined => result.headers?.['location']?.value;

const anyCell = fc.record({ row: fc.integer({ min: 0, max: 99 }), column: fc.integer({ min: 0, max: 99 }) }).map(cellName);
const anyLanguage = fc.constantFrom(...LANGUAGES);

const OWN_PATH = /^\/(?:[a-z]{2})?(?:\/?[A-Z]{1,3}\d{1,3})?$/;
const OWN_FILE = /^\/(?:not-available(?:\.html)?|abcdefghij12\/(?:(?:jp|en|cn|kr)\/)?index\.html|abcdefghij12\/[ma]\/[\w/.-]+)$/;

describe('addresses of a site', () => {
  test.each([
    ['/', '/abcdefghij12/index.html'],
    ['/A1', '/abcdefghij12/index.html'],
    ['/B2', '/abcdefghij12/index.html'],
    ['/ZZZ100', '/abcdefghij12/index.html'],
    ['/en', '/abcdefghij12/en/index.html'],
    ['/en/B2', '/abcdefghij12/en/index.html'],
    ['/m/kJ3_-x/480.avif', '/abcdefghij12/m/kJ3_-x/480.avif'],
    ['/m/kJ3_-x/720.mp4', '/abcdefghij12/m/kJ3_-x/720.mp4'],
    ['/a/1a2b3c.js', '/abcdefghij12/a/1a2b3c.js'],
  ])('%s is found in storage', (uri, key) => {
    expect(fileOf(uri)).toBe(key);
  });

  test.each([
    ['/b2', '/B2'],
    ['/en/', '/en'],
    ['/B2/', '/B2'],
    ['/A1/', '/A1'],
    ['/en/b2//', '/en/B2'],
    ['//', '/'],
  ])('%s leads to %s', (uri, canonical) => {
    const result = visit(uri, { query: 'utm=%E7%A7%8B&flag&a=1&a=2' });
    expect(result.statusCode).toBe(308);
    expect(location(result)).toBe(`${canonical}?utm=%E7%A7%8B&flag&a=1&a=2`);
  });

  test.each([
    '/uniforms',
    '/B101',
    '/B0',
    '/ABCD1',
    '/EN',
    '/fr',
    '/jp/en',
    '/B2/en',
    '/index.html',
    '/en/index.html',
    '/m/',
    '/m/../x.avif',
    '/m/kJ3_-x.avif',
    '/m/kJ3_-x/480.svg',
    '/m/kJ3_-x/x/480.avif',
    '/a/x.css',
    '/%42%32',
    '/favicon.ico',
  ])('%s is nowhere', (uri) => {
    expect(fileOf(uri)).toBe('/not-available');
  });

  test('the error page stays what it is, on any host', () => {
    expect(fileOf('/not-available.html')).toBe('/not-available.html');
    expect(fileOf('/not-available.html', 'x')).toBe('/not-available.html');
  });

  test('the case of a host’s name does not matter', () => {
    expect(fileOf('/', 'ABCDEFGHIJ12.Sites.example.com')).toBe('/abcdefghij12/index.html');
  });

  test.each(['sites.example.com', 'abcdefghij1.sites.example.com', '1bcdefghij12.sites.example.com', '..%2f.sites.example.com', ''])(
    'no site answers on %s',
    (host) => {
      expect(fileOf('/', host)).toBe('/not-available');
    },
  );

  test('every path that the product itself makes is found', () => {
    fc.assert(
      fc.property(anyCell, anyLanguage, anyLanguage, (cell, language, defaultLanguage) => {
        const folder = language === defaultLanguage ? '' : `/${language}`;
        expect(fileOf(cellPath(cell, language, defaultLanguage))).toBe(`/abcdefghij12${folder}/index.html`);
      }),
    );
  });

  test('one redirect is enough', () => {
    fc.assert(
      fc.property(anyCell, fc.option(anyLanguage), fc.nat(3), (cell, language, slashes) => {
        const result = visit(`${language ? `/${language}` : ''}/${cell.toLowerCase()}${'/'.repeat(slashes)}`);
        expect(fileOf(location(result) ?? '')).toMatch(/^\/abcdefghij12\/(\w\w\/)?index\.html$/);
      }),
    );
  });

  test('whatever is asked, nothing outside the folder of the host’s own site is named and no redirect leaves the host', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '..',
        '.',
        '%2e%2e',
        '%2F',
        '\\',
        'm',
        'a',
        'en',
        'B2',
        'b2',
        'x.avif',
        'x.js',
        'zzzzzzzzzz99',
        'evil.com',
        '\r\n',
        '?',
        '#',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const result = visit(`/${pieces.join('')}`);
        const isRedirect = result.statusCode === 308;
        expect(isRedirect ? location(result) : result.uri).toMatch(isRedirect ? OWN_PATH : OWN_FILE);
        expect(`${result.uri}`).not.toContain('..');
      }),
      { numRuns: 2000 },
    );
  });
});
