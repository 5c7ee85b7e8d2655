import { afterAll, beforeAll, expect, it } from 'vitest';
import { isOpenToStrangers, operationId } from '#shared/api-contract/endpoint.ts';
import { RATE_LIMIT_WINDOW_MS, RATE_LIMITS } from '#shared/model/limits.ts';
import { attemptStore } from '#functions/sign-in/store/attempt-store.ts';
import { createOwnedResources, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Answer, type Call, deliver, httpEvent, networks } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

const LIMIT = RATE_LIMITS['invalid-body-from-network'];
let product: Product;
let own: OwnedResources;
beforeAll(async () => {
  product = await startProduct();
  const { people, table, handlers } = product;
  const user = await people.add('USER', await people.add('MASTER', null), { planId: 'ep' });
  own = await createOwnedResources({ handlers, table, account: user, token: (await people.signIn(user)).accessToken });
});
afterAll(() => product.stop());

const elsewhere = networks();
const STRANGERS = ENDPOINTS.filter(({ endpoint }) => isOpenToStrangers(endpoint)).map((sampled) => [sampled.name, sampled] as const);

/** Counts this many invalid bodies of a network. */
const countInvalid = ({ endpoint }: SampledEndpoint, network: string, times: number) =>
  attemptStore(product.table, () => new Date()).count('invalid-body-from-network', `${network} ${operationId(endpoint)}`, times);

const send = ({ family, endpoint }: SampledEndpoint, sourceIp: string, call: Call): Promise<Answer> =>
  deliver(product.handlers[family], httpEvent(endpoint, { ...call, sourceIp }));

it('STRANGERS contains the endpoints that read bodies without authentication', () => {
  expect(STRANGERS.map(([name]) => name)).toEqual(
    expect.arrayContaining(['auth.login', 'auth.register', 'siteForm.contact', 'member.register', 'member.login', 'preview.login']),
  );
});

it.each(STRANGERS)('%s answers 429 to invalid bodies of a network over the limit, and accepts valid ones (R-4.60)', async (_, sampled) => {
  const network = elsewhere();
  const valid = sampled.call(own);
  await countInvalid(sampled, network, LIMIT - 3);
  const invalid = ['{', { unknown: 'field' }, 'x'.repeat(2_000_000)].map((body) => ({ ...valid, body }));
  const statuses: number[] = [];
  for (const call of invalid) statuses.push((await send(sampled, network, call)).status);
  expect(statuses).toEqual([400, 400, 413]);
  for (const call of invalid) {
    const refused = await send(sampled, network, call);
    expect(refused).toMatchObject({ status: 429, data: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(RATE_LIMIT_WINDOW_MS / 1_000);
  }
  for (const from of [network, elsewhere()]) expect((await send(sampled, from, valid)).status).not.toBe(429);
});

it.each(STRANGERS)('%s does not count valid bodies for the limit of invalid ones (R-4.60)', async (_, sampled) => {
  const network = elsewhere();
  await countInvalid(sampled, network, LIMIT - 1);
  for (let times = 0; times < 3; times += 1) await send(sampled, network, sampled.call(own));
  expect((await send(sampled, network, { ...sampled.call(own), body: '{' })).status).toBe(400);
});
