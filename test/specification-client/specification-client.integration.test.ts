import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { SPECIFICATION_CALLS, type SpecificationCall } from '#test/specification-client/specification-calls.ts';
import { type SpecificationWorld, specificationWorld } from '#test/specification-client/specification-world.ts';
import { type Answer, networks, send } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';

/** Fields that the API returns under other names. */
const RENAMED: Readonly<Record<string, string>> = {
  faviconSetting: 'favicon',
  logoSetting: 'logo',
  popupCtas: 'popups',
  creatives: 'sheets',
  creatorPlanItem: 'limits',
  imagePath: 'imageUrl',
  draft: 'isDraft',
};

let product: Product;
let world: SpecificationWorld;

beforeAll(async () => {
  product = await startProduct();
  world = await specificationWorld(product);
});
afterAll(() => product.stop());

const network = networks();

function endpointAt(call: string): { family: EndpointFamilyName; endpoint: Endpoint } {
  const [method = '', path = ''] = call.split(' ');
  for (const family of Object.keys(apiContract) as EndpointFamilyName[])
    for (const endpoint of Object.values<Endpoint>(apiContract[family]))
      if (endpoint.method === method && endpoint.path === path) return { family, endpoint };
  throw new Error(`No endpoint answers ${call}`);
}

async function answerTo({ call, by, request }: SpecificationCall): Promise<Answer> {
  const { family, endpoint } = endpointAt(call);
  const token = by && world.tokens[by];
  return send(product.handlers[family], endpoint, { token, sourceIp: network(), ...(await request?.(world)) });
}

/** The names of all fields in an answer, at any depth. */
const namesIn = (value: unknown): Set<string> =>
  typeof value === 'object' && value !== null
    ? new Set([...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap((inner) => [...namesIn(inner)])])
    : new Set();

it.each(SPECIFICATION_CALLS.map((call) => [call.call, call] as const))(
  '%s accepts the field names of the specification and answers with them (R-23.93)',
  async (_, call) => {
    const { status, data, message } = await answerTo(call);
    expect(status, `${JSON.stringify(data)} ${product.takeLog().at(-1)}`).toBe(endpointAt(call.call).endpoint.status);
    expect(message).toEqual(expect.any(String));
    const names = namesIn(data);
    expect((call.reads ?? []).filter((name) => !names.has(RENAMED[name] ?? name))).toEqual([]);
  },
);
