import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '#functions/platform/http/error-messages.ts';
import { type EdgeRequest, loadEdgeFunction } from '#infra/local/edge/edge-function.ts';

const apiRequest = loadEdgeFunction('api-request');

const request = (headers: Record<string, string>): EdgeRequest => ({
  method: 'POST',
  uri: '/api/v1/auth/login',
  querystring: { page: { value: '2' } },
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
  cookies: { 'refresh-token': { value: 'secret' } },
});

it('api-request adds only the headers for the viewer address and the host', async () => {
  const given = request({ host: 'console.example.com', 'content-type': 'application/json' });
  expect(await apiRequest(given, '203.0.113.7')).toEqual({
    ...given,
    headers: { ...given.headers, 'x-viewer-address': { value: '203.0.113.7' }, 'x-forwarded-host': { value: 'console.example.com' } },
  });
});

it('api-request replaces a viewer address and a host that the viewer has forged', async () => {
  const forged = request({ host: 'console.example.com', 'x-viewer-address': '192.0.2.1', 'x-forwarded-host': 'other.example.com' });
  expect(await apiRequest(forged, '2001:db8::1')).toMatchObject({
    headers: { 'x-viewer-address': { value: '2001:db8::1' }, 'x-forwarded-host': { value: 'console.example.com' } },
  });
});

it('api-request refuses the endpoints for preview pages on the console’s host', async () => {
  const isForwarded = async (uri: string) =>
    'uri' in (await apiRequest({ ...request({ host: 'console.example.com' }), uri }, '203.0.113.7'));
  for (const name of ['file', 'enter', 'file/']) expect(await isForwarded(`/api/v1/preview/site/abcdefghij12/${name}`), name).toBe(false);
  for (const name of ['login', 'state', 'share']) expect(await isForwarded(`/api/v1/preview/site/abcdefghij12/${name}`), name).toBe(true);
});

describe('api-request on the host of a site', () => {
  const HOST = 'abcdefghij12.sites.example.com';
  const isForwarded = async (uri: string, host = HOST): Promise<boolean> =>
    'uri' in (await apiRequest({ ...request({ host }), uri }, '203.0.113.7'));

  it.each([
    '/api/v1/end-user/site/abcdefghij12/contact',
    '/api/v1/end-user/site/abcdefghij12/media/kJ3_-x/480.mp4',
    '/api/v1/end-user/noti_delivery',
  ])('forwards %s', async (uri) => {
    expect(await isForwarded(uri)).toBe(true);
    expect(await isForwarded(uri, HOST.toUpperCase())).toBe(true);
  });

  it('answers a call for another site with 404 in the format of the API', async () => {
    const refusal = await apiRequest({ ...request({ host: HOST }), uri: '/api/v1/end-user/site/zyxwvutsrq98/login' }, '203.0.113.7');
    expect(refusal).toMatchObject({
      statusCode: 404,
      body: JSON.stringify({ data: { code: 'not-found' }, message: ERROR_MESSAGES['not-found'] }),
    });
  });

  it.each([
    '/api/v1/end-user/site/zyxwvutsrq98/login',
    '/api/v1/end-user/site/abcdefghij123/login',
    '/api/v1/end-user/site/abcdefghij12',
    '/api/v1/end-user/site//abcdefghij12/login',
    '/api/v1/end-user/%73ite/zyxwvutsrq98/login',
    '/api/v1/end-user/site/zyxwvutsrq9%38/login',
    '/api/v1/open/site',
    '/api/v1//open/site-contact/abcdefghij12',
  ])('answers %s with 404', async (uri) => {
    expect(await isForwarded(uri)).toBe(false);
    expect(await isForwarded(uri, 'console.example.com')).toBe(true);
  });
});

describe('api-request on a custom domain', () => {
  const isForwarded = async (uri: string, parameters: Record<string, string>, host = 'www.shop.example'): Promise<boolean> =>
    'uri' in (await apiRequest({ ...request({ host }), uri }, '203.0.113.7', { id: 'dt_1', parameters }));
  const OWN = '/api/v1/end-user/site/abcdefghij12/login';
  const ANOTHER = '/api/v1/end-user/site/zyxwvutsrq98/login';

  it('forwards only requests for the site of the domain’s tenant', async () => {
    expect(await isForwarded(OWN, { siteId: 'abcdefghij12' })).toBe(true);
    for (const uri of [ANOTHER, '/api/v1/end-user/%73ite/zyxwvutsrq98/login', '/api/v1/end-user/site//zyxwvutsrq98/login'])
      expect(await isForwarded(uri, { siteId: 'abcdefghij12' }), uri).toBe(false);
  });

  it('refuses calls of the open API', async () => {
    expect(await isForwarded('/api/v1/open/site', { siteId: 'abcdefghij12' })).toBe(false);
  });

  it('ignores a site id in the name of the domain', async () => {
    const host = 'zyxwvutsrq98.shop.example';
    expect(await isForwarded(OWN, { siteId: 'abcdefghij12' }, host)).toBe(true);
    expect(await isForwarded(ANOTHER, { siteId: 'abcdefghij12' }, host)).toBe(false);
  });

  it('refuses every request if the tenant has no valid site id', async () => {
    for (const parameters of [{}, { siteId: '' }, { siteId: '../zyxwvutsrq98' }] as Record<string, string>[])
      for (const host of ['www.shop.example', 'zyxwvutsrq98.shop.example'])
        for (const uri of [OWN, ANOTHER, '/api/v1/end-user/noti_delivery'])
          expect(await isForwarded(uri, parameters, host), uri).toBe(false);
  });
});
