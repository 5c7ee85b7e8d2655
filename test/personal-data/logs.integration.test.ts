import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOwnedResources, namedAccount, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { deliver, httpEvent } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

let product: Product;
let own: OwnedResources;
let tokens: string[];
beforeAll(async () => {
  product = await startProduct();
  const { people, table, handlers } = product;
  const operator = await people.add('MASTER', null);
  const oem = await people.add('OEM_MASTER', operator);
  const user = await people.add('USER', operator, { planId: 'ep' });
  tokens = await Promise.all([user, operator, oem].map(async (account) => (await people.signIn(account)).accessToken));
  const customer = await people.add('USER', oem, { planId: 'ep' });
  own = { ...(await createOwnedResources({ handlers, table, account: user, token: tokens[0] ?? '' })), account: namedAccount(customer) };
});
afterAll(() => product.stop());

/** Fields of a log line. A new one is personal data until someone has thought about it. */
const FIELDS = ['timestamp', 'level', 'requestId', 'edgeId', 'endpoint', 'status', 'ms', 'code', 'error', 'count'];

/** Texts of an input that could name a person: everything but short codes, and words that are in the path of the endpoint as well. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 6 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const endingSession = ({ name }: SampledEndpoint): boolean => /logout|signOut/i.test(name);

/** What the product logs of one call as each of the logins, and everything personal that it was sent. */
async function logOf(sampled: SampledEndpoint): Promise<{ lines: string[]; personal: string[] }> {
  const { family, endpoint } = sampled;
  const call = sampled.call(own);
  product.takeLog();
  const entered = textsIn(call.body).filter((text) => !endpoint.path.includes(text));
  const personal = [...entered, '192.0.2.77', 'Mozilla/5.0 (Hanako)', ...tokens];
  for (const token of tokens) {
    const event = httpEvent(endpoint, { token, ...call });
    event.headers['x-viewer-address'] = '192.0.2.77';
    event.headers['user-agent'] = 'Mozilla/5.0 (Hanako)';
    await deliver(product.handlers[family], event);
  }
  return { lines: product.takeLog().join('').split('\n').filter(Boolean), personal };
}

it.each(ENDPOINTS.filter((sampled) => !endingSession(sampled)).map((sampled) => [sampled.name, sampled] as const))(
  'the log of %s contains neither entered data nor addresses nor tokens',
  async (_, sampled) => {
    const { lines, personal } = await logOf(sampled);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const { error, ...fields } = JSON.parse(line) as Record<string, unknown>;
      // The time of the line contains the month that the requests for reports name.
      const written = JSON.stringify({ ...fields, error, timestamp: undefined });
      expect(personal.filter((text) => written.includes(text))).toEqual([]);
      expect(JSON.stringify(fields)).not.toContain('@');
      expect(JSON.stringify(error ?? '')).not.toMatch(/[\w.-]+@[\w-]+\.\w/);
      expect(Object.keys(fields).filter((field) => !FIELDS.includes(field))).toEqual([]);
    }
  },
);
