import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { edgeFunctionFrom, toEdgeRequest, toOriginHeaders } from '#infra/local/edge/edge-function.ts';

const given = (url: string, headers: Record<string, string> = {}) =>
  toEdgeRequest({ method: 'GET', url, headers } as unknown as IncomingMessage);

describe('toEdgeRequest', () => {
  it('returns the request in the format of CloudFront’s event', () => {
    expect(given('/a%20b?x=1&y=%41&x=2&z', { host: 'h', cookie: 'one=1; two=a=b' })).toEqual({
      method: 'GET',
      uri: '/a%20b',
      querystring: { x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] }, y: { value: '%41' }, z: { value: '' } },
      headers: { host: { value: 'h' } },
      cookies: { one: { value: '1' }, two: { value: 'a=b' } },
    });
  });

  it('resolves dot segments, also percent-encoded ones', () => {
    expect(given('/m/../../other/x').uri).toBe('/other/x');
    expect(given('/m/%2e%2E/x').uri).toBe('/x');
    expect(given('//host/x').uri).toBe('//host/x');
  });

  it('treats every name as data, also names of `Object.prototype`', () => {
    const { querystring, cookies } = given('/?constructor=1&__proto__=2', { cookie: 'toString=1' });
    expect(Object.entries(querystring)).toEqual([
      ['constructor', { value: '1' }],
      ['__proto__', { value: '2' }],
    ]);
    expect(cookies).toEqual({ toString: { value: '1' } });
  });

  it('omits hop-by-hop headers, so that Connection cannot name a header that the edge adds', () => {
    const { headers } = given('/', { connection: 'close, x-viewer-address', te: 'trailers', 'x-viewer-address': '192.0.2.9', accept: 'a' });
    expect(headers).toEqual({ accept: { value: 'a' } });
  });

  it('keeps headers and cookies so that toOriginHeaders returns them as the client sent them', () => {
    const headers = { host: 'h', accept: 'a, b', cookie: 'one=1; two=a=b' };
    expect(toOriginHeaders(given('/', headers))).toEqual(headers);
  });
});

describe('edgeFunctionFrom', () => {
  const load = (source: string) => edgeFunctionFrom(source);

  it('runs the handler on the event', async () => {
    const run = load(
      `function handler(event) { var request = event.request; request.uri = '/x' + request.uri; request.headers['x-ip'] = { value: event.viewer.ip }; return request; }`,
    );
    expect(await run(given('/a'), '192.0.2.1')).toMatchObject({ uri: '/x/a', headers: { 'x-ip': { value: '192.0.2.1' } } });
  });

  it('isolates concurrent calls', async () => {
    const run = load(`async function handler(event) { await null; return event.request; }`);
    const uris = Array.from({ length: 20 }, (_, index) => `/${index}`);
    const results = await Promise.all(uris.map((uri) => run(given(uri), '')));
    expect(results.map((result) => 'uri' in result && result.uri)).toEqual(uris);
  });

  it('provides no globals of Node.js, and stops endless loops', async () => {
    await expect(load(`function handler() { return process.env; }`)(given('/'), '')).rejects.toThrow('process is not defined');
    await expect(load(`function handler() { for (;;); }`)(given('/'), '')).rejects.toThrow('timed out');
  });

  it('provides the values of the key value store, and throws for a missing key', async () => {
    const run = edgeFunctionFrom(
      `import cf from 'cloudfront';
      async function handler({ request }) { request.uri = await cf.kvs().get(request.uri); return request; }`,
      { get: (key) => (key === '/a' ? '/b' : undefined) },
    );
    expect(await run(given('/a'), '')).toMatchObject({ uri: '/b' });
    await expect(run(given('/c'), '')).rejects.toThrow('KeyNotFound');
  });

  it('provides the tenant of each call, and throws for a call without a tenant', async () => {
    const run = edgeFunctionFrom(
      `import cf from 'cloudfront';
      async function handler({ request }) {
        await null;
        request.uri = cf.distributionTenant.id + '/' + cf.distributionTenant.parameters.get('siteId');
        return request;
      }`,
    );
    const tenants = ['a', 'b', 'c'].map((name) => ({ id: `dt_${name}`, parameters: { siteId: name } }));
    const results = await Promise.all(tenants.map((tenant) => run(given('/'), '', tenant)));
    expect(results.map((result) => 'uri' in result && result.uri)).toEqual(['dt_a/a', 'dt_b/b', 'dt_c/c']);
    await expect(run(given('/'), '')).rejects.toThrow('distributionTenant module is not available');
    await expect(run(given('/'), '', { id: 'dt_d', parameters: {} })).rejects.toThrow('DistributionTenantParameterKeyNotFound');
  });
});
