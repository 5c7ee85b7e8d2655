import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { openRoute } from '#shared/api-contract/endpoint.ts';
import { API_CALLS_PER_MINUTE, RATE_LIMITS } from '#shared/model/limits.ts';
import { CUSTOMER_OPERATIONS, issueMachine, type Machine, makeOwner, OPERATIONS, type SampledOperation } from '#test/open-api/machines.ts';
import { minimalNews, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { type Answer, send, withoutRequestId } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let token: string;
let own: OwnedResources;

beforeAll(async () => {
  product = await startProduct();
  // One owner for all tests: each test issues its own accesses.
  ({ token, resources: own } = await makeOwner(product, await product.people.add('MASTER', null), 'own'));
});
afterAll(() => product.stop());

function operation(id: string): SampledOperation {
  const found = OPERATIONS.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not open`);
  return found;
}
const everything = () => issueMachine(product, token, 'key', { operations: CUSTOMER_OPERATIONS.map(({ id }) => id) });

describe('rate limit of the open API', () => {
  it('answers 429 with Retry-After over the limit, and reports the remaining calls in every response', async () => {
    const machine = await everything();
    const answers: Answer[] = [];
    // At most one new minute begins during the calls.
    while (answers.filter(({ status }) => status === 429).length < 2 && answers.length < 2 * API_CALLS_PER_MINUTE + 2)
      answers.push(await machine.call(operation('GET /site'), {}));
    const [first] = answers;
    expect(first?.headers).toMatchObject({
      'ratelimit-limit': String(API_CALLS_PER_MINUTE),
      'ratelimit-remaining': String(API_CALLS_PER_MINUTE - 1),
      'ratelimit-reset': expect.stringMatching(/^\d+$/),
      'ratelimit-policy': `${API_CALLS_PER_MINUTE};w=60`,
    });
    const refused = answers.at(-1);
    expect(refused).toMatchObject({ status: 429, data: { code: 'too-many-requests', retryAfter: expect.any(Number) } });
    expect(refused?.headers).toMatchObject({ 'ratelimit-remaining': '0', 'retry-after': refused?.headers['ratelimit-reset'] });
    const { data } = await send(product.handlers.apiAccess, apiContract.apiAccess.calls, { token, params: { id: machine.access.id } });
    const today = (data as { days: { calls: number; refused: number }[] }).days.at(-1);
    expect(today).toMatchObject({ calls: answers.length - 2, refused: 2 });
  });

  it('counts the calls of each API access separately', async () => {
    const [one, other] = [await everything(), await everything()];
    await one.call(operation('GET /site'), {});
    const { headers } = await other.call(operation('GET /site'), {});
    expect(headers['ratelimit-remaining']).toBe(String(API_CALLS_PER_MINUTE - 1));
  });

  it('reports the remaining calls in the response to a refused call too', async () => {
    const machine = await issueMachine(product, token, 'key', { operations: ['GET /site'] });
    const { status, headers } = await machine.call(operation('GET /site/{id}'), { params: { id: own.siteId } });
    expect([status, headers['ratelimit-remaining']]).toEqual([403, String(API_CALLS_PER_MINUTE - 1)]);
  });

  it('answers 429 to a network after many failed authentications, and still serves other networks', async () => {
    const { family, endpoint } = operation('GET /site');
    const from = (sourceIp: string, key: string) =>
      send(product.handlers[family], openRoute(endpoint), { sourceIp, headers: { authorization: `Bearer ${key}` } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt <= 2 * RATE_LIMITS['open-api-refused-from-network'] && statuses.at(-1) !== 429; attempt += 1)
      statuses.push((await from('203.0.113.99', `wrong-${attempt}`)).status);
    expect(statuses.at(-1)).toBe(429);
    const machine = await everything();
    expect((await machine.call(operation('GET /site'), { sourceIp: '203.0.113.98' })).status).toBe(200);
  });
});

describe('credential of an API access', () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await send(product.handlers.site, openRoute(operation('GET /site').endpoint), { headers, sourceIp: '203.0.113.7' })).status;
  const basic = (username: string, password: string) => ({
    authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
  });

  it('is a key as bearer token or in X-Api-Key; similar texts are refused', async () => {
    const { key } = await everything();
    const secret = key ?? '';
    expect(await statusOf({ authorization: `Bearer ${secret}` })).toBe(200);
    expect(await statusOf({ 'x-api-key': secret })).toBe(200);
    for (const wrong of [secret.slice(0, -1), `${secret}x`, secret.toLowerCase(), '', 'null'])
      expect(await statusOf({ 'x-api-key': wrong })).toBe(401);
    expect(await statusOf(basic(secret, ''))).toBe(401);
  });

  it('can be a key that the user has entered, and no second API access can use the same key', async () => {
    const key = 'my-entered-key-0123456789-abcdefgh';
    const body = {
      name: 'x',
      isEnabled: true,
      operations: ['GET /site'],
      tags: [],
      siteIds: null,
      expiresOn: null,
      proof: { kind: 'key', key },
    };
    const create = () => send(product.handlers.apiAccess, apiContract.apiAccess.create, { token, body });
    expect(await create()).toMatchObject({ status: 201, data: { key, access: { proof: { kind: 'key', hint: 'my-e' } } } });
    expect(await statusOf({ authorization: `Bearer ${key}` })).toBe(200);
    expect(await create()).toMatchObject({ status: 400, data: { fields: [{ path: 'proof.key', rule: 'secret-taken' }] } });
  });

  it('is refused with the same response for a wrong password and for a wrong name', async () => {
    const { access } = await issueMachine(product, token, 'basic');
    const name = access.proof.kind === 'basic' ? access.proof.hint : '';
    const { family, endpoint } = operation('GET /site');
    const answers = await Promise.all(
      [basic(name, 'Wrong-password-of-someone'), basic(`${name}x`, 'Wrong-password-of-someone')].map((headers) =>
        send(product.handlers[family], openRoute(endpoint), { headers, sourceIp: '203.0.113.8' }),
      ),
    );
    const [first, second] = answers.map(withoutRequestId);
    expect(first).toEqual(second);
    expect(answers[0]?.status).toBe(401);
    expect(answers[0]?.headers).not.toHaveProperty('www-authenticate');
  });

  it('stays valid for the overlap after a rotation, and no longer', async () => {
    const machine = await everything();
    const former = machine.key ?? '';
    const rotate = (overlapHours: number) =>
      send(product.handlers.apiAccess, apiContract.apiAccess.rotate, {
        token,
        params: { id: machine.access.id },
        body: { proof: { kind: 'key', key: null }, overlapHours },
      });
    const { key: second } = (await rotate(24)).data as { key: string };
    expect([await statusOf({ 'x-api-key': former }), await statusOf({ 'x-api-key': second })]).toEqual([200, 200]);
    const { key: third } = (await rotate(0)).data as { key: string };
    expect([
      await statusOf({ 'x-api-key': former }),
      await statusOf({ 'x-api-key': second }),
      await statusOf({ 'x-api-key': third }),
    ]).toEqual([401, 401, 200]);
  });

  it('is neither stored nor written to the log in plain text', async () => {
    const { key } = await everything();
    await statusOf({ 'x-api-key': key ?? '' });
    const { access } = await issueMachine(product, token, 'basic');
    const items = await scanTable(product);
    expect(JSON.stringify(items)).not.toContain(key?.slice(8));
    expect(JSON.stringify(items)).not.toContain('Passw0rd-for-machine');
    expect(product.takeLog().join('')).not.toContain(key?.slice(8));
    expect(access.proof).not.toHaveProperty('current');
  });
});

describe('Idempotency-Key', () => {
  const create = operation('POST /news');
  const body = () => minimalNews(own.siteId);
  const send2 = (machine: Machine, key: string, differences = {}) =>
    machine.call(create, { body: { ...body(), ...differences }, headers: { 'idempotency-key': key } });
  const newsId = ({ data }: Answer) => (data as { news: { id: string } }).news.id;

  it('makes a write run once, and its repetition return the same result', async () => {
    const machine = await everything();
    const first = await send2(machine, 'order-1');
    const again = await send2(machine, 'order-1');
    expect([first.status, again.status, newsId(again)]).toEqual([201, 201, newsId(first)]);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(newsId(await send2(machine, 'order-2'))).not.toBe(newsId(first));
  });

  it('makes many concurrent repetitions create one item', async () => {
    const machine = await everything();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send2(machine, 'at-once')));
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(newsId)).size).toBe(1);
    for (const { status, data } of answers.filter((one) => one.status !== 201))
      expect([status, data]).toMatchObject([409, { code: 'idempotency-key-in-use' }]);
  });

  it('is refused if it was used for another request, but not if another API access has used it', async () => {
    const [machine, other] = [await everything(), await everything()];
    const first = await send2(machine, 'shared');
    expect(await send2(machine, 'shared', { title: 'Other' })).toMatchObject({ status: 409, data: { code: 'idempotency-key-reused' } });
    expect(newsId(await send2(other, 'shared'))).not.toBe(newsId(first));
  });

  it('can be used again after a refused write', async () => {
    const machine = await everything();
    expect((await send2(machine, 'retry', { title: '' })).status).toBe(400);
    expect(
      (await machine.call(create, { body: { ...body(), siteIds: ['nowherenear1'] }, headers: { 'idempotency-key': 'again' } })).status,
    ).toBe(404);
    expect((await machine.call(create, { body: body(), headers: { 'idempotency-key': 'again' } })).status).toBe(201);
  });

  it('returns the same result for a change of an entry without storing the visitor’s data', async () => {
    const machine = await everything();
    const update = operation('PUT /site-contact/{id}/entry/{entryId}');
    const call = { ...update.sample.call(own), headers: { 'idempotency-key': 'entry-1' } };
    const [first, again] = [await machine.call(update, call), await machine.call(update, call)];
    expect([first.status, again.status, again.headers['idempotency-replayed']]).toEqual([200, 200, 'true']);
    expect(again.data).toEqual(first.data);
    const items = await scanTable(product);
    const kept = items.filter(({ entity }) => entity === 'api-repetition');
    expect(JSON.stringify(kept)).not.toContain('@visitors.example.com');
  });

  it.each(['', 'x'.repeat(256), 'schlüssel'])('is refused if malformed: %j', async (key) => {
    const machine = await everything();
    const { status } = await send2(machine, key);
    expect(status).toBe(400);
  });
});

it('the audit log names the API access that has made a change', async () => {
  const machine = await everything();
  await machine.call(operation('POST /news'), { body: minimalNews(own.siteId) });
  const { data } = await send(product.handlers.audit, apiContract.audit.list, { token, query: {} });
  const { entries } = data as { entries: { action: string; actor: { id: string; name: string } }[] };
  expect(entries[0]).toMatchObject({ action: 'news.create', actor: { id: machine.access.id, name: 'API: Access' } });
  expect(entries.map(({ action }) => action)).toContain('api.create');
});
