import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingNeed } from '#shared/api-contract/acting-need.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { ErrorPayload } from '#shared/api-contract/envelope.ts';
import type { ActingAccess } from '#shared/model/sign-in/acting.ts';
import { MEDIA_COOKIE } from '#shared/model/limits.ts';
import type { Session } from '#shared/model/sign-in/session.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { TableSnapshot } from '#test/isolation/table-snapshot.ts';
import { createOwnedResources, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Call, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let operator: Account;
let oem: Account;
let user: Account;
let own: OwnedResources;
let sibling: OwnedResources;
let tokens: Record<ActingAccess | 'user', string>;

const CONSOLE = ENDPOINTS.filter(({ endpoint }) => endpoint.access.by === 'console');
const needing = (need: ReturnType<typeof actingNeed>) => CONSOLE.filter(({ endpoint }) => actingNeed(endpoint) === need);
const named = (sampled: SampledEndpoint): [string, SampledEndpoint] => [sampled.name, sampled];

beforeAll(async () => {
  product = await startProduct();
  const { people, table, handlers } = product;
  operator = await people.add('MASTER', null);
  oem = await people.add('OEM_MASTER', operator, { contactName: 'The manager' });
  user = await people.add('USER', oem, { planId: 'ep', contactName: 'The customer' });
  const other = await people.add('USER', oem, { planId: 'ep' });
  const tokenOf = async (account: Account) => (await people.signIn(account)).accessToken;
  const [manager, token] = [await tokenOf(oem), await tokenOf(user)];
  own = await createOwnedResources({ handlers, table, account: user, token });
  sibling = await createOwnedResources({ handlers, table, account: other, token: await tokenOf(other) });
  const start = async (access: ActingAccess) => {
    const call = { token: manager, params: { id: user.id }, body: { reason: 'A question', access } };
    const { status, data } = await send(handlers.signInSecurity, apiContract.signInSecurity.actAs, call);
    expect(status).toBe(201);
    return (data as Session).accessToken;
  };
  tokens = { READ: await start('READ'), EDIT: await start('EDIT'), user: token };
});
afterAll(() => product.stop());

async function outcome(
  { family, endpoint, call }: SampledEndpoint,
  resources: OwnedResources,
  token: string,
  more: Call = {},
): Promise<string> {
  const { status, data } = await send(product.handlers[family], endpoint, { ...call(resources), ...more, token });
  const code = ErrorPayload.safeParse(data).data?.code;
  return code === undefined ? String(status) : `${status} ${code}`;
}

describe('caller that acts with READ', () => {
  it('is refused by every endpoint that writes, before it changes an item', async () => {
    const snapshot = await TableSnapshot.read(product);
    const outcomes: Record<string, string> = {};
    for (const sampled of [...needing('EDIT'), ...needing('never')]) outcomes[sampled.name] = await outcome(sampled, own, tokens.READ);
    const expected = [
      ...needing('EDIT').map(({ name }) => [name, '403 acting-read-only']),
      ...needing('never').map(({ name }) => [name, '403 acting-refused']),
    ];
    expect(outcomes).toEqual(Object.fromEntries(expected));
    expect(Object.keys(outcomes).length).toBeGreaterThan(100);
    expect(snapshot.addressesDifferingFrom(await TableSnapshot.read(product))).toEqual([]);
  });

  it.each(
    needing('READ')
      .filter(({ name }) => name !== 'signInSecurity.endActing')
      .map(named),
  )('gets from %s the same answer as the login itself', async (_, sampled) => {
    expect(await outcome(sampled, own, tokens.READ)).toBe(await outcome(sampled, own, tokens.user));
  });

  it.each(
    needing('READ')
      .filter(({ names }) => names === 'resources')
      .map(named),
  )('cannot read another customer of the manager by %s', async (_, sampled) => {
    expect(await outcome(sampled, sibling, tokens.READ)).toBe(await outcome(sampled, sibling, tokens.user));
  });
});

describe('caller that acts with EDIT', () => {
  it.each(needing('never').map(named))('is refused by %s, because only the login itself may use this endpoint', async (_, sampled) => {
    expect(await outcome(sampled, own, tokens.EDIT)).toBe('403 acting-refused');
  });

  it.each(
    needing('EDIT')
      .filter(({ names }) => names === 'resources')
      .map(named),
  )('cannot change another customer of the manager by %s', async (_, sampled) => {
    const answer = await outcome(sampled, sibling, tokens.EDIT);
    expect(answer).toBe(await outcome(sampled, sibling, tokens.user));
    expect(answer).toMatch(/^4/);
  });

  it('is logged with the names of manager and customer in the customer’s audit log', async () => {
    const duplicate = ENDPOINTS.find(({ name }) => name === 'site.duplicate');
    if (!duplicate) throw new Error('site.duplicate is missing');
    expect(await outcome(duplicate, own, tokens.EDIT)).toBe('201');
    const { entries } = await auditStore(product.table).list(scopeOf(user.id), { after: undefined, limit: 5, action: 'site.duplicate' });
    expect(entries[0]?.actor).toEqual({
      id: oem.id,
      name: 'The manager',
      role: 'OEM_MASTER',
      actsFor: { id: user.id, name: 'The customer', role: 'USER' },
    });
  });
});

it('acting keeps the media cookie of the manager’s own account, because all tabs share the cookie', async () => {
  const { family, endpoint, call } = ENDPOINTS.find(({ name }) => name === 'site.get') ?? ENDPOINTS[0] ?? expect.unreachable();
  const { cookies } = await send(product.handlers[family], endpoint, { ...call(own), token: tokens.READ });
  expect(cookies.filter((cookie) => cookie.startsWith(`${MEDIA_COOKIE}=`)).map((cookie) => cookie.split(/[=.]/)[1])).toEqual([oem.id]);
});

it('acting works without a second factor, even if the login has to set up a second factor at sign-in', async () => {
  const list = ENDPOINTS.find(({ name }) => name === 'site.list') ?? expect.unreachable();
  await product.table.update(accountKey(operator.id), { set: { twoFactorRoles: ['USER'] } });
  const outcomes = [await outcome(list, own, tokens.READ), await outcome(list, own, tokens.user)];
  await product.table.update(accountKey(operator.id), { set: { twoFactorRoles: [] } });
  expect(outcomes).toEqual(['200', '403 two-factor-set-up-required']);
});

it('an acting token does not authenticate calls of the open API', async () => {
  const { family, endpoint, call } = ENDPOINTS.find(({ name }) => name === 'site.list') ?? expect.unreachable();
  const open = { ...endpoint, path: `/open${endpoint.path}` as const };
  expect((await send(product.handlers[family], open, { ...call(own), token: tokens.EDIT })).status).toBe(401);
});
