import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRequestFunction } from '#infra/edge/edge-function-fixture.ts';

const run = loadRequestFunction('console-request');
const visit = (uri: string) => run({ uri, host: 'console.example.com', query: '' });
const MEDIA = '01JD2Z0000000000000000ABCD';

const OWN_FILE = /^(?:\/[\w-]+)*\/[\w-]+(?:\.[\w-]+)+$/;

describe('console-request', () => {
  test.each([
    '/',
    '/login',
    '/admin-user/site-list',
    '/admin-user/site/abcdefghij12',
    '/errors/404',
    '/uploads/x',
    '/ready/x',
    '/foo.bar',
    '/admin-user/foo.bar',
  ])('serves index.html for the screen %s', async (uri) => {
    expect((await visit(uri)).uri).toBe('/index.html');
  });

  test.each([
    '/index.html',
    '/favicon.svg',
    '/colour-scheme.js',
    '/licences.json',
    '/assets/index-B1f_x-2.js',
    '/assets/noto.woff2',
    '/assets/pdfjs-6-5-438/cmaps/90ms-RKSJ-H.bcmap',
    '/assets/pdfjs-6-5-438/wasm/openjpeg_nowasm_fallback.js',
    '/templates/tea/A1.avif',
  ])('leaves the path of the build file %s unchanged', async (uri) => {
    expect((await visit(uri)).uri).toBe(uri);
  });

  test('leaves the path of every file of web/public unchanged', async () => {
    for (const entry of await readdir('web/public', { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const uri = join(entry.parentPath, entry.name).replace('web/public', '');
        expect((await visit(uri)).uri).toBe(uri);
      }
  });

  test('redirects /favicon.ico to the icon of the console', async () => {
    const { statusCode, headers } = await visit('/favicon.ico');
    expect([statusCode, headers?.['location']?.value]).toEqual([308, '/favicon.svg']);
  });

  test.each(['/assets/../x.js', '/.env', '/a..js', '/%2e%2e/x.js'])('answers %s with 404', async (uri) => {
    expect((await visit(uri)).statusCode).toBe(404);
  });

  test('maps any address to a file of the console or answers 404, so that originals stay hidden (R-12.11)', async () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '..', '.', '%2e', 'media/', 'uploads/', 'ready/', MEDIA, '736.avif', 'x.js'),
      fc.string({ maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const { uri, statusCode } = await visit(`/${pieces.join('')}`);
        expect(statusCode === 404 || OWN_FILE.test(uri ?? '')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
