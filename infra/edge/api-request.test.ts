import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type EdgeRequest, loadEdgeFunction } from '#infra/local/edge/edge-function.ts';

const apiRequest = await loadEdgeFunction(join(import.meta.dirname, 'api-request.js'));

const request = (headers: Record<string, string>): EdgeRequest => ({
  method: 'POST',
  uri: '/api/v1/auth/login',
  querystring: { page: { value: '2' } },
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])),
  cookies: { 'refresh-token': { value: 'secret' } },
});

it('tells the functions from whom and on which host a request came, and leaves the rest of it alone', async () => {
  const given = request({ host: 'console.example.com', 'content-type': 'application/json' });
  expect(await apiRequest(given, '203.0.113.7')).toEqual({
    ...given,
    headers: { ...given.headers, 'x-viewer-address': { value: '203.0.113.7' }, 'x-forwarded-host': { value: 'console.example.com' } },
  });
});

it('believes nothing that a viewer says about itself', async () => {
  const forged = request({ host: 'console.example.com', 'x-viewer-address': '192.0.2.1', 'x-forwarded-host': 'other.example.com' });
  expect(await apiRequest(forged, '2001:db8::1')).toMatchObject({
    headers: { 'x-viewer-address': { value: '2001:db8::1' }, 'x-forwarded-host': { value: 'console.example.com' } },
  });
});
