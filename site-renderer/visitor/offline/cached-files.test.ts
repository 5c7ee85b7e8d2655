import { describe, expect, test } from 'vitest';
import { cachingOf, homeOf } from '#site-renderer/visitor/offline/cached-files.ts';

describe('cachingOf', () => {
  test.each(['/', '/A1', '/AA100', '/en', '/en/B2', '/shop', '/shop/B2', '/shop/en', '/shop/en/', '/shop/en/B2'])(
    'caches the page of sheets %s',
    (path) => {
      expect(cachingOf(path, true)).toBe('fresh');
    },
  );

  test.each([
    '/contact',
    '/en/register',
    '/shop/en/login',
    '/forms',
    '/new-password',
    '/company',
    '/sitemap.xml',
    '/a/menu-1a2b.js',
    '/api/v1/end-user/site/abcdefghij12/popups',
    '/B2/en',
  ])('never caches %s as a page', (path) => {
    expect(cachingOf(path, true)).toBe('never');
  });

  test.each([
    ['/a/menu-1a2b.js', 'once'],
    ['/f/inter-400-1a2b.woff2', 'once'],
    ['/f/fonts-1a2b.css', 'once'],
    ['/m/0123456789abcdef/736.avif', 'once'],
    ['/s/0.html', 'fresh'],
    ['/shop/en/s/12.html', 'fresh'],
    ['/m/0123456789abcdef/720.mp4', 'never'],
    ['/n/jp.json', 'never'],
    ['/feed.xml', 'never'],
    ['/sw.js', 'never'],
    ['/v/0123', 'never'],
    ['/api/v1/end-user/site/abcdefghij12/page/1/private', 'never'],
    // The company page in a dialog.
    ['/company', 'never'],
    ['/en', 'never'],
  ])('treats the file %s as one that is cached: %s', (path, caching) => {
    expect(cachingOf(path, false)).toBe(caching);
  });
});

test('homeOf returns the home of a page', () => {
  expect(['/', '/B2', '/en', '/en/B2', '/shop/en/', '/shop/AA100'].map(homeOf)).toEqual(['/', '/', '/en', '/en', '/shop/en', '/shop']);
});
