import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { accountStateKey, STORE_VERSION_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { type EdgeResult, loadRequestFunction, loadResponseFunction } from '#infra/edge/edge-function-fixture.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { CONTRACT_STATUSES } from '#shared/model/role.ts';
import { contractEffect } from '#shared/rules/accounts/contract-state.ts';

const answered = loadResponseFunction('site-response');
const STORED = {
  'content-type': { value: 'text/html; charset=utf-8' },
  'cache-control': { value: 'public, max-age=0, s-maxage=20' },
};
const VALIDATORS = { etag: { value: '"1"' }, 'last-modified': { value: 'Fri, 20 Nov 2026 00:00:00 GMT' } };
const markedBy = (metadata: Record<string, string>) =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`x-amz-meta-${name}`, { value }]));
const LINEAGE = markedBy({ lineage: 'OPERATOR,OEM,USER' });
const storeOf = (states: Record<string, string>) =>
  new Map(Object.entries(states).map(([id, state]): [string, string] => [accountStateKey(id), state]));

describe('site-response', () => {
  test.each([200, 206])('removes only the lineage header from a response with status %d', async (statusCode) => {
    const headers = { 'content-type': { value: 'image/avif' }, ...VALIDATORS };
    expect(await answered({ statusCode, headers: { ...headers, ...LINEAGE } })).toEqual({ statusCode, headers });
  });

  test.each([
    ['paused', 503, 'Service Unavailable', 'This page is temporarily paused', { 'retry-after': { value: '3600' } }],
    ['ended', 404, 'Not Found', 'This page is not available right now', {}],
  ])('replaces responses below an account that is %s by status %d and a page', async (state, status, description, title, more) => {
    const run = loadResponseFunction('site-response', storeOf({ OEM: state, SIBLING: 'ended' }));
    for (const [statusCode, type] of [
      [200, 'text/html; charset=utf-8'],
      [206, 'video/mp4'],
      [304, 'text/html'],
    ] as const) {
      const replaced = { 'content-encoding': { value: 'br' }, 'content-range': { value: 'bytes 0-1/2' }, 'content-length': { value: '2' } };
      const given = {
        ...STORED,
        ...VALIDATORS,
        ...replaced,
        'content-type': { value: type },
        ...LINEAGE,
        ...markedBy({ location: '/B2' }),
      };
      expect(await run({ statusCode, headers: given })).toEqual({
        statusCode: status,
        statusDescription: description,
        headers: { 'content-type': { value: 'text/html; charset=utf-8' }, 'cache-control': { value: 'no-store' }, ...more },
        body: { encoding: 'text', data: expect.stringContaining(`<h2>${title}</h2>`) },
      });
    }
    const other = await run({ statusCode: 200, headers: { ...STORED, ...markedBy({ lineage: 'OPERATOR,OTHER' }) } });
    expect(other).toEqual({ statusCode: 200, headers: STORED });
  });

  test.each(['paused', 'ended'])('serves only the brand of a site below an account that is %s (R-14.109, R-14.130)', async (state) => {
    const run = loadResponseFunction('site-response', storeOf({ OEM: state }));
    const statusOf = async (path: string) =>
      (await run({ statusCode: 200, headers: { ...LINEAGE } }, '', undefined, `/abcdefghij12${path}`)).statusCode;
    expect([await statusOf('/manifest.webmanifest'), await statusOf('/icon.svg')]).toEqual([200, 200]);
    for (const path of ['/index.html', '/m/kJ3_-x/256.png', '/n/jp.json', '/manifest.webmanifest.html', '/sw.js'])
      expect([path, await statusOf(path)]).not.toEqual([path, 200]);
  });

  test.each(['paused', 'ended'])('the page of a site that is %s has the language of the stored page (R-14.130)', async (state) => {
    const run = loadResponseFunction('site-response', storeOf({ OEM: state }));
    const shown = async (language: Record<string, { value: string }>) => {
      const { body } = await run({ statusCode: 200, headers: { ...STORED, ...LINEAGE, ...language } });
      const { document } = new JSDOM(typeof body === 'object' ? body.data : '').window;
      const headings = [...document.querySelectorAll('h1, h2')].map(({ localName, parentElement }) => [localName, parentElement?.lang]);
      const title = document.title.split(' | ');
      return {
        lang: document.documentElement.lang,
        headings,
        titles: title.length,
        first: document.querySelector('h1')?.textContent === title[0],
      };
    };
    for (const lang of Object.values(LANGUAGE_TAG))
      expect(await shown({ 'content-language': { value: lang } })).toEqual({ lang, headings: [['h1', lang]], titles: 1, first: true });
    const all = {
      lang: 'ja',
      headings: [
        ['h1', 'ja'],
        ['h2', 'en'],
        ['h2', 'zh-Hans'],
        ['h2', 'ko'],
      ],
      titles: 2,
      first: true,
    };
    expect([await shown({}), await shown({ 'content-language': { value: 'fr' } })]).toEqual([all, all]);
  });

  test('answers 503 for pages that an earlier version stored for a paused site', async () => {
    expect((await answered({ statusCode: 200, headers: { ...STORED, ...markedBy({ paused: 'yes' }) } })).statusCode).toBe(503);
  });

  test('agrees with the contract rules for any states of the accounts above a site', async () => {
    const contracts = fc.array(
      fc.record({ contractStatus: fc.constantFrom(...CONTRACT_STATUSES), contractEnd: fc.constantFrom(null, '2026-11-19', '2026-11-20') }),
      { minLength: 1, maxLength: 4 },
    );
    const today = '2026-11-20';
    await fc.assert(
      fc.asyncProperty(contracts, async (chain) => {
        const states = chain.map((one, index) => [`A${index}`, contractEffect([one], today)] as const);
        const run = loadResponseFunction('site-response', storeOf(Object.fromEntries(states.filter(([, state]) => state !== 'running'))));
        const lineage = markedBy({ lineage: states.map(([id]) => id).join() });
        const { statusCode } = await run({ statusCode: 200, headers: { ...STORED, ...lineage } });
        expect(statusCode).toBe({ running: 200, paused: 503, ended: 404 }[contractEffect(chain, today)]);
      }),
    );
  });

  test.each([200, 304])('turns a response of status %d with a location into a redirect, cached like pages', async (statusCode) => {
    const headers = { ...STORED, ...VALIDATORS, ...LINEAGE, ...markedBy({ location: '/shop/en/B2' }) };
    expect(await answered({ statusCode, headers })).toEqual({
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { ...STORED, location: { value: '/shop/en/B2' } },
    });
  });

  test('lets the origins in the metadata of a page frame it, and keeps no validator, because a 304 would lack them (R-14.106)', async () => {
    const frames = markedBy({ frames: 'https://shop.example https://a.example' });
    expect(await answered({ statusCode: 200, headers: { ...STORED, ...VALIDATORS, ...LINEAGE, ...frames } })).toEqual({
      statusCode: 200,
      headers: {
        ...STORED,
        'content-security-policy': {
          value: "frame-ancestors 'self' https://shop.example https://a.example; base-uri 'self'; object-src 'none'",
        },
      },
    });
    const paused = loadResponseFunction('site-response', storeOf({ OEM: 'paused' }));
    expect((await paused({ statusCode: 200, headers: { ...STORED, ...LINEAGE, ...frames } })).headers).not.toHaveProperty(
      'content-security-policy',
    );
  });

  test('appends the query string of the request to the location of a redirect', async () => {
    const { headers } = await answered({ statusCode: 200, headers: markedBy({ location: '/B2' }) }, 'utm=%E7%A7%8B&flag&a=1&a=2');
    expect(headers?.['location']?.value).toBe('/B2?utm=%E7%A7%8B&flag&a=1&a=2');
  });
});

describe('entity tags', () => {
  const tagged = async (tag: string, version?: string): Promise<string> => {
    const run = loadResponseFunction('site-response', new Map(version === undefined ? [] : [[STORE_VERSION_KEY, version]]));
    const answer: EdgeResult = await run({ statusCode: 200, headers: { ...STORED, ...VALIDATORS, etag: { value: tag } } });
    expect(answer.headers?.['last-modified']).toBeUndefined();
    return answer.headers?.['etag']?.value ?? '';
  };
  const sentOn = async (tag: string, uri: string, version: string) => {
    const run = loadRequestFunction('site-request', new Map([[STORE_VERSION_KEY, version]]));
    const headers = { 'if-none-match': { value: tag }, 'if-modified-since': VALIDATORS['last-modified'] };
    const answer = await run({ uri, host: 'abcdefghij12.sites.example.com', query: '', headers });
    return [answer.headers?.['if-none-match']?.value, answer.headers?.['if-modified-since']?.value];
  };

  test.each(['"1"', 'W/"1"'])(
    'entity tags of pages match If-None-Match only while the key value store has the same version: %s',
    async (tag) => {
      const first = await tagged(tag, 'V1');
      expect(first).toBe(tag.replace(/"$/, '~V1"'));
      expect((await sentOn(first, '/', 'V1'))[0]).toBe(tag);
      expect(await sentOn(first, '/en/B2', 'V2')).toEqual([undefined, undefined]);
      expect(await sentOn(tag, '/s/0.html', 'V1')).toEqual([undefined, undefined]);
    },
  );

  test('entity tags of pages are extended even before the key value store has a version', async () => {
    expect(await tagged('"1"')).toBe('"1~"');
  });

  test('entity tags of files other than pages are not extended', async () => {
    expect((await sentOn('"1"', '/m/kJ3_-x/480.avif', 'V1'))[0]).toBe('"1"');
  });
});
