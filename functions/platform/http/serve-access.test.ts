import { expect, it, vi } from 'vitest';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { send, TEST_ORIGIN_KEY } from '#test/support/http/send.ts';
import { family, refused, setUp } from '#functions/platform/http/serve-fixture.ts';

it.each([
  ['no token', {}],
  ['an unknown token', { token: 'other' }],
  ['a token of another scheme', { headers: { authorization: 'Basic valid' } }],
  ['an empty bearer token', { headers: { authorization: 'Bearer ' } }],
])('serve answers 401 for %s before it parses the input', async (_, call) => {
  const { handler } = setUp();
  expect(await send(handler, family.read, { params: { id: 'toolong' }, ...call })).toMatchObject(refused(401, 'unauthenticated'));
});

it('serve requires the refresh cookie if the endpoint declares it', async () => {
  const { handler } = setUp();
  expect(await send(handler, family.cookie)).toMatchObject(refused(401, 'unauthenticated'));
  expect(await send(handler, family.cookie, { refreshToken: 'x' })).toMatchObject({ status: 200, data: null });
});

it.each([
  ['the token of the site in a header', { token: 'of-here' }, 200],
  ['the token of the site in a cookie', { memberToken: 'of-here' }, 200],
  ['a cookie of another site', { memberToken: 'of-there' }, 401],
  ['a header of another site, even with a valid cookie', { token: 'of-there', memberToken: 'of-here' }, 401],
  ['a token of the console', { token: 'valid' }, 401],
  ['an empty cookie', { memberToken: '' }, 401],
  ['nothing', {}, 401],
])('serve authenticates or rejects a member by %s before it parses the input', async (_, call, status) => {
  const { handler } = setUp();
  expect(await send(handler, family.member, { params: { siteId: 'here' }, ...call })).toMatchObject({ status });
  expect(await send(handler, family.member, { params: { siteId: 'toolong' }, ...call })).toMatchObject(refused(401, 'unauthenticated'));
});

it('serve rejects the token of a member at a console endpoint', async () => {
  const { handler } = setUp();
  expect(await send(handler, family.read, { params: { id: 'a' }, token: 'of-here', memberToken: 'of-here' })).toMatchObject({
    status: 401,
  });
});

it('serve answers 403 for a forbidden action, but 404 if the resource is outside the tree', async () => {
  const write = vi.fn<() => Promise<null>>(async () => null);
  const { handler } = setUp({ write }, { authority: 'view' });
  expect(await send(handler, family.write, { params: { id: 'near' }, token: 'valid' })).toMatchObject(refused(403, 'forbidden'));
  expect(await send(handler, family.write, { params: { id: 'far' }, token: 'valid' })).toMatchObject(refused(404, 'not-found'));
  expect(write).not.toHaveBeenCalled();
});

it.each([
  [{ mustChangePassword: true }, 'password-change-required'],
  [{ mustSetUpTwoFactor: true }, 'two-factor-set-up-required'],
  [{ mustAgree: true }, 'contract-agreement-required'],
])('serve answers a login that is %j with 403 and %s, before it looks for the resource (R-2.67)', async (actor, code) => {
  const { handler } = setUp({}, actor);
  for (const id of ['near', 'far'])
    expect(await send(handler, family.write, { params: { id }, token: 'valid' })).toMatchObject(refused(403, code as 'forbidden'));
});

const fromEdge = (key: string) => ({ body: { name: 'x' }, headers: { 'x-viewer-address': '203.0.113.9', 'x-origin-key': key } });

it('serve answers 403 to requests that bypass the edge, and accepts both origin keys during a key rotation', async () => {
  const open = vi.fn<UseCases<typeof family>['open']>(async ({ body }) => body);
  const { handler } = setUp({ open }, {}, ['new-key', 'former-key']);
  for (const key of ['new-key', 'former-key'])
    expect(await send(handler, family.open, fromEdge(key))).toMatchObject({ status: family.open.status });
  open.mockClear();
  for (const key of ['', 'new-kez', 'new-key former-key', 'new-key,former-key'])
    expect(await send(handler, family.open, fromEdge(key))).toMatchObject(refused(403, 'forbidden'));
  expect(open).not.toHaveBeenCalled();
});

it('serve trusts x-viewer-address only in requests from the edge', async () => {
  const seen: string[] = [];
  const open: UseCases<typeof family>['open'] = async ({ viewerAddress, body }) => {
    seen.push(viewerAddress);
    return body;
  };
  const { handler } = setUp({ open });
  await send(handler, family.open, fromEdge(TEST_ORIGIN_KEY));
  const withoutEdge = setUp({ open }, {}, []);
  await send(withoutEdge.handler, family.open, fromEdge(''));
  expect(seen).toEqual(['203.0.113.9', '192.0.2.1']);
});
