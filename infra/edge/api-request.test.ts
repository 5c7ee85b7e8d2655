import { describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from '#functions/http/error-messages.ts';
import { type EdgeRequest, loadEdgeFunction } from '#infra/local/edge/edge-function.ts';

const apiRequest = loadEdgeFunction('api-request');

const request = (headers: Record<string, string>): EdgeRequest => ({
  method: 'POST',
  uri: '/api/v1/auth/login',
  querystring: { page: { value: '2' } },
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
  cookies: { 'refresh-token': { value: 'secret' } },
});

it('sets the viewer address and the host as headers and changes nothing else', async () => {
  const given = request({ host: 'console.example.com', 'content-type': 'application/json' });
  expect(await apiRequest(given, '203.0.113.7')).toEqual({
    ...given,
    headers: { ...given.headers, 'x-viewer-address': { value: '203.0.113.7' }, 'x-forwarded-host': { value: 'console.example.com' } },
  });
});

it('replaces forged headers of the viewer', async () => {
  const forged = request({ host: 'console.example.com', 'x-viewer-address': '192.0.2.1', 'x-forwarded-host': 'other.example.com' });
  expect(await apiRequest(forged, '2001:db8::1')).toMatchObject({
    headers: { 'x-viewer-address': { value: '2001:db8::1' }, 'x-forwarded-host': { value: 'console.example.com' } },
  });
});

describe('on a site’s own host', () => {
  const HOST = 'abcdefghij12.sites.example.com';
  const isForwarded = async (uri: string, host = HOST): Promise<boolean> =>
    'uri' in (await apiRequest({ ...request({ host }), uri }, '203.0.113.7'));

  it.each([
    '/api/v1/end-user/site/abcdefghij12/visit',
    '/api/v1/end-user/site/abcdefghij12/media/kJ3_-x/480.mp4',
    '/api/v1/end-user/noti_delivery',
  ])('forwards %s', async (uri) => {
    expect(await isForwarded(uri)).toBe(true);
    expect(await isForwarded(uri, HOST.toUpperCase())).toBe(true);
  });

  it('refuses in the envelope of the API', async () => {
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
  ])('answers %s with 404', async (uri) => {
    expect(await isForwarded(uri)).toBe(false);
    expect(await isForwarded(uri, 'console.example.com')).toBe(true);
  });
});
