import { describe, expect, it } from 'vitest';
import { type EdgeRequest, isResponse, loadEdgeFunction } from '#infra/local/edge/edge-function.ts';

const previewRequest = loadEdgeFunction('preview-request');
const SITE = 'abcdefghij12';
const HOST = `${SITE}.preview.sites.example.com`;
const OTHER = 'zyxwvutsrq98';

interface Asked {
  method?: string;
  host?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

const ask = (uri: string, { method = 'GET', host = HOST, query = {}, headers = {} }: Asked = {}) => {
  const request: EdgeRequest = {
    method,
    uri,
    querystring: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }])),
    headers: Object.fromEntries(Object.entries({ ...headers, host }).map(([name, value]) => [name, { value }])),
    cookies: { '__Host-preview': { value: 'token' } },
  };
  return previewRequest(request, '203.0.113.7');
};

/** Returns the result of a request: mapped method, path and query, or the status of a response. */
async function mapped(...asked: Parameters<typeof ask>): Promise<string | number> {
  const result = await ask(...asked);
  if (isResponse(result)) return result.statusCode;
  const query = Object.entries(result.querystring).map(([name, { value }]) => `${name}=${value}`);
  return [result.uri, ...query].join(' ');
}

describe('preview-request', () => {
  it.each([
    ['/', `/api/v1/preview/site/${SITE}/file path=%2F`],
    ['/shop/en/B2', `/api/v1/preview/site/${SITE}/file path=%2Fshop%2Fen%2FB2`],
    ['/s/0.html', `/api/v1/preview/site/${SITE}/file path=%2Fs%2F0.html`],
    ['/a/companion-1a2b3c4d.js', `/api/v1/preview/site/${SITE}/file path=%2Fa%2Fcompanion-1a2b3c4d.js`],
    ['/f/inter-700-1a2b.woff2', `/api/v1/preview/site/${SITE}/file path=%2Ff%2Finter-700-1a2b.woff2`],
  ])('maps %s to the file endpoint of the site that the host names', async (uri, to) => {
    expect(await mapped(uri, { query: { path: '%2Fother', utm: '1' } })).toBe(to);
  });

  it('maps /-/enter to the enter endpoint with its query', async () => {
    expect(await mapped('/-/enter', { query: { ticket: 'abc', to: '%2FB2' } })).toBe(
      `/api/v1/preview/site/${SITE}/enter ticket=abc to=%2FB2`,
    );
  });

  it.each([
    ['GET', `/api/v1/end-user/site/${SITE}/popups`, `/api/v1/preview/site/${SITE}/popups lang=en`],
    ['GET', '/api/v1/end-user/noti_delivery', `/api/v1/preview/site/${SITE}/news`],
    ['POST', `/api/v1/end-user/site/${SITE}/contact`, `/api/v1/preview/site/${SITE}/form/contact`],
    ['POST', `/api/v1/end-user/site/${SITE}/homepage`, `/api/v1/preview/site/${SITE}/form/homepage`],
    ['POST', `/api/v1/end-user/site/${SITE}/register`, `/api/v1/preview/site/${SITE}/form/membership`],
  ])('maps the API call %s %s of a page to a preview endpoint', async (method, uri, to) => {
    expect(await mapped(uri, { method, query: { lang: 'en' } })).toBe(to);
  });

  it('answers visit reports with 204 without forwarding them, so that no visit is counted', async () => {
    expect(await mapped('/v/visit/0/en/1', { method: 'POST' })).toBe(204);
  });

  it.each([
    ['GET', `/api/v1/preview/site/${SITE}/file`],
    ['GET', `/api/v1/preview/site/${OTHER}/file`],
    ['POST', `/api/v1/preview/site/${SITE}/login`],
    ['GET', `/api/v1/end-user/site/${OTHER}/popups`],
    ['POST', `/api/v1/end-user/site/${OTHER}/contact`],
    ['POST', `/api/v1/end-user/site/${SITE}/login`],
    ['GET', `/api/v1/end-user/site/${SITE}/contact`],
    ['GET', '/api/v1/auth/user-info'],
    ['GET', '/api/v1/%65nd-user/noti_delivery'],
    ['GET', '/%2e%2e/B2'],
    ['POST', '/'],
    ['POST', '/-/enter'],
    ['PUT', '/B2'],
  ])('answers 404 to %s %s', async (method, uri) => {
    expect(await mapped(uri, { method })).toBe(404);
  });

  it('answers 404 on a host that is no preview host', async () => {
    for (const host of [
      `${SITE}.sites.example.com`,
      'preview.sites.example.com',
      `x.${HOST}`,
      'localhost',
      `${SITE}x.preview.sites.example.com`,
    ])
      expect(await mapped('/', { host }), host).toBe(404);
    expect(await mapped('/', { host: HOST.toUpperCase() })).toBe(`/api/v1/preview/site/${SITE}/file path=%2F`);
  });

  it('sets the viewer address and the host, replaces forged values, and keeps cookies', async () => {
    const forged = { 'x-viewer-address': '192.0.2.1', 'x-forwarded-host': 'other.example.com' };
    expect(await ask('/', { headers: forged })).toMatchObject({
      headers: { 'x-viewer-address': { value: '203.0.113.7' }, 'x-forwarded-host': { value: HOST } },
      cookies: { '__Host-preview': { value: 'token' } },
    });
  });
});
