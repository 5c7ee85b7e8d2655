import { parse, ulid } from '#shared/model/fields.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import * as fc from 'fast-check';
import type * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bodyMaxBytesOf } from '#shared/api-contract/endpoint.ts';
import { ErrorPayload } from '#shared/api-contract/envelope.ts';
import { ERROR_STATUS } from '#shared/model/error.ts';
import { SESSION_LIFETIME } from '#shared/model/limits.ts';
import {
  corruptedVersionsOf,
  HOSTILE_TEXTS,
  HOSTILE_VALUES,
  hostileTexts,
  hostileValues,
  oneOfEach,
  pathsIn,
  replacedAt,
  someOf,
  withoutAt,
} from '#test/hostile-input/hostile-values.ts';
import type { EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { type OwnedResources, createOwnedResources, namedAccount } from '#test/support/accounts/owned-resources.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { storeUserImport } from '#test/support/accounts/user-imports.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { createMember } from '#test/support/accounts/create-member.ts';
import { testAccountsIn } from '#test/support/accounts/test-accounts.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { type Answer, type Call, deliver, httpEvent, networks } from '#test/support/http/send.ts';
import { isLongRun, repetitions } from '#test/support/long-run.ts';

let product: Product;
let own: OwnedResources;
/** Resources of a separate account, for calls that end the account they name. */
let disposable: OwnedResources;
let foreign: OwnedResources;
let token: string;
/** The token of a viewer of the preview of `own.siteId`. */
let viewer: string;
let managers: Partial<Record<EndpointFamilyName, string>>;
let operatorToken: string;
let expired: string;

beforeAll(async () => {
  product = await startProduct();
  const { people, table, handlers } = product;
  const [elsewhere, operator] = [await people.add('MASTER', null), await people.add('MASTER', null)];
  const [user, stranger] = [await people.add('USER', operator, { planId: 'ep' }), await people.add('USER', elsewhere, { planId: 'ep' })];
  const oem = await people.add('OEM_MASTER', operator);
  const customer = await people.add('USER', oem, { planId: 'ep' });
  const tokenOf = async (account: Account) => (await people.signIn(account)).accessToken;
  token = await tokenOf(user);
  operatorToken = await tokenOf(operator);
  managers = {
    masterUser: operatorToken,
    userImport: operatorToken,
    oemMasterUser: await tokenOf(oem),
    oemAdminUser: await tokenOf(await people.add('OEM_ADMIN', oem)),
    legal: operatorToken,
    plan: operatorToken,
    audit: await tokenOf(oem),
    bill: operatorToken,
    member: await createMember(table, 'nowherenear1'),
  };
  const longAgo = await testAccountsIn(table, () => new Date(Date.now() - SESSION_LIFETIME.accessTokenMs - 1_000));
  expired = (await longAgo.signIn(user)).accessToken;
  const resources = await createOwnedResources({ handlers, table, account: user, token });
  own = { ...resources, account: namedAccount(customer), userImportId: await storeUserImport(table, operator) };
  disposable = { ...own, account: namedAccount(await people.add('USER', oem, { planId: 'ep' })) };
  foreign = await createOwnedResources({ handlers, table, account: stranger, token: await tokenOf(stranger) });
});
afterAll(() => product.stop());
// Endpoints that share a preview end its sessions.
beforeEach(async () => {
  viewer = await createPreviewViewer(product.table, own.siteId);
});

/** Each call comes from a new network, so that none is refused because of earlier calls. */
const newNetwork = networks();
const ownFor = ({ name }: SampledEndpoint): OwnedResources => (name === 'masterUser.terminate' ? disposable : own);

type Code = ErrorPayload['code'];
type Event = ReturnType<typeof httpEvent>;

/** A refusal is bounded in length, however much was sent. */
const ANSWER_MAX = 100_000;

function faultOf({ status, data, message, headers }: Answer, codes: readonly Code[] | undefined): string | undefined {
  if (status < 400) return codes && `was answered ${status}`;
  const refusal = ErrorPayload.safeParse(data);
  if (status >= 500) return `was answered ${status}: ${product.takeLog().at(-1)}`;
  // Endpoints for the frame of a preview answer with pages.
  if (headers['content-type'] === 'text/html; charset=utf-8' && codes === undefined) return undefined;
  if (!refusal.success || ERROR_STATUS[refusal.data.code] !== status || typeof message !== 'string' || message === '')
    return `was answered ${status} without its code and a message`;
  if (codes && !codes.includes(refusal.data.code)) return `was answered ${refusal.data.code}`;
  return JSON.stringify(data).length > ANSWER_MAX ? 'was answered at length' : undefined;
}

/** Actions of customers in families whose other endpoints are for the operator. */
const CUSTOMER_ACTIONS: readonly string[] = ['plan:check', 'plan:request', 'payment:pay', 'recipient:write'];

/** Actions of the operator in families whose other endpoints are for customers. */
const OPERATOR_ACTIONS: readonly string[] = [
  'default-theme:write',
  'support:write',
  'domain:read',
  'legal:read',
  'legal:write',
  'notice:list',
  'notice:write',
  'security:manage',
  'user:act-as',
];

function tokenFor({ family, endpoint: { access } }: SampledEndpoint): string {
  if (access.by === 'preview' || access.by === 'preview-reader') return viewer;
  if (access.by === 'console' && OPERATOR_ACTIONS.includes(access.action)) return operatorToken;
  const isCustomers = access.by === 'console' && CUSTOMER_ACTIONS.includes(access.action);
  return (isCustomers ? undefined : managers[family]) ?? token;
}

/** Faults of the answers: each has to be a refusal with one of the codes or, without codes, a success or a well-formed refusal. */
async function faults(sampled: SampledEndpoint, calls: Iterable<Call | Event>, codes?: readonly Code[]): Promise<string[]> {
  const { family, endpoint } = sampled;
  const found: string[] = [];
  for (const call of calls) {
    const event = 'routeKey' in call ? call : httpEvent(endpoint, { token: tokenFor(sampled), sourceIp: newNetwork(), ...call });
    const fault = faultOf(await deliver(product.handlers[family], event), codes);
    if (fault !== undefined) found.push(`${JSON.stringify(call).slice(0, 1_000)} ${fault}`);
  }
  return found;
}

const samplesWith = (which: (sampled: SampledEndpoint) => unknown): [string, SampledEndpoint][] =>
  ENDPOINTS.filter(which).map((sampled) => [sampled.name, sampled]);
/** Returns the position of an endpoint in the API contract: neighbours are tried with different values of a class. */
const turnOf = (sampled: SampledEndpoint): number => ENDPOINTS.indexOf(sampled);
const WITH_BODY = samplesWith(({ endpoint }) => endpoint.body);

/** Returns whether a schema, as the server uses it, accepts a value, refuses it, or fails with an exception. */
function readingOf(schema: z.ZodType | undefined, value: unknown): 'accepted' | 'refused' | 'failed' {
  try {
    return schema === undefined || parse(schema, value).ok ? 'accepted' : 'refused';
  } catch {
    return 'failed';
  }
}

/**
 * Returns the inputs to send, of inputs that differ in one value. In `npm test`, the schema reads every value. Sent are those of `values`
 * that it accepts, all on which it fails, and one that it refuses: the refusal is the same code for every endpoint.
 */
function sentOf<T, I>(values: readonly T[], all: readonly T[], inputOf: (value: T) => I, schema: z.ZodType | undefined, turn: number): I[] {
  if (isLongRun) return values.map(inputOf);
  const start = turn % all.length;
  const inputs = [...all.slice(start), ...all.slice(0, start)].map(inputOf);
  const reading = Map.groupBy(inputs, (input) => readingOf(schema, input));
  return [
    ...values.map(inputOf).filter((input) => readingOf(schema, input) === 'accepted'),
    ...(reading.get('failed') ?? []),
    ...(reading.get('refused') ?? []).slice(0, 1),
  ];
}

it.each(samplesWith(({ endpoint }) => ['console', 'member', 'preview', 'preview-reader'].includes(endpoint.access.by)))(
  '%s refuses missing, expired, forged, truncated and mismatched tokens',
  async (_, sampled) => {
    const [loginId, sessionId, secret = ''] = token.split('.');
    const wrong = (authorization: string): Call => ({ token: undefined, headers: { authorization } });
    const wrongTokens: Call[][] = [
      [{ token: undefined }, { token: '' }],
      [{ token: expired }],
      [{ token: `${loginId}.${sessionId}.${'x'.repeat(43)}` }, { token: `${sessionId}.${loginId}.${secret}` }],
      [{ token: `${loginId}.${sessionId}.${secret.slice(0, 42)}` }, { token: `${loginId}.${sessionId}` }, { token: `${token}${token}` }],
      [
        { token: 'x'.repeat(100_000) },
        { token: '__proto__' },
        { token: 'null' },
        { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.' },
        wrong('Bearer \u0000'),
      ],
      [wrong('Bearer'), wrong(`Basic ${token}`), wrong(token), wrong(`Bearer  ${token} x`)],
    ];
    // Tokens of logins are checked before anything that depends on the endpoint.
    const calls =
      sampled.endpoint.access.by === 'console'
        ? someOf(wrongTokens.flat(), 2, turnOf(sampled))
        : oneOfEach<Call>(wrongTokens, turnOf(sampled));
    expect(
      await faults(
        sampled,
        calls.map((call) => ({ ...sampled.call(ownFor(sampled)), ...call })),
        ['unauthenticated'],
      ),
    ).toEqual([]);
  },
);

it.each(samplesWith(({ endpoint }) => endpoint.access.by === 'refresh-cookie'))(
  '%s refuses missing and malformed refresh tokens',
  async (_, sampled) => {
    const tokens = [undefined, '', 'x', '__proto__', 'あ', 'x'.repeat(10_000), `${'0'.repeat(26)}.${'0'.repeat(26)}.${'x'.repeat(43)}`];
    expect(
      await faults(
        sampled,
        tokens.map((refreshToken) => ({ refreshToken })),
        ['unauthenticated'],
      ),
    ).toEqual([]);
  },
);

it.each(WITH_BODY)('%s refuses bodies that are not JSON', async (_, sampled) => {
  const valid = sampled.call(ownFor(sampled));
  const text = JSON.stringify(valid.body);
  const notUtf8 = {
    ...httpEvent(sampled.endpoint, { ...valid, token: tokenFor(sampled) }),
    body: Buffer.from([0xff, 0xfe, 0x7b]).toString('base64'),
    isBase64Encoded: true,
  };
  const bodies = oneOfEach(
    [
      ['', '{', text.slice(0, -1)],
      [`${text}x`, `\uFEFF${text}`, "{'a':1}", 'undefined', 'NaN'],
    ],
    turnOf(sampled),
  );
  const loneSurrogate = '{"a":"\\ud800"}';
  const calls = [...[...bodies, loneSurrogate].map((body) => ({ ...valid, body })), notUtf8];
  expect(await faults(sampled, someOf(calls, 1, turnOf(sampled)), ['malformed-json'])).toEqual([]);
});

it.each(WITH_BODY)('%s refuses bodies that are not declared as JSON', async (_, sampled) => {
  const types = [
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json5',
    'text/json',
  ];
  const calls = types.map((type) => ({ ...sampled.call(ownFor(sampled)), headers: { 'content-type': type } }));
  expect(await faults(sampled, someOf(calls, 1, turnOf(sampled)), ['unsupported-content-type'])).toEqual([]);
});

const LONG_LIST = `[${'0,'.repeat(2_000_000)}0]`;
const DEEP_LIST = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
const MANY_FIELDS = JSON.stringify(Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [index, 0])));
const HUGE_BODIES: readonly [string, Code[]][] = [
  [LONG_LIST, ['payload-too-large']],
  [DEEP_LIST, ['payload-too-large', 'invalid-input']],
  [MANY_FIELDS, ['payload-too-large']],
];
/** One of this many endpoints is sent a huge body, which takes a hundred times as long to read as other bodies. */
const HUGE_EVERY = isLongRun ? 1 : 5;

it.each(WITH_BODY)('%s refuses bodies that are too large, too long or too deep', async (_, sampled) => {
  const valid = sampled.call(ownFor(sampled));
  const tooLarge = JSON.stringify(valid.body).padEnd(bodyMaxBytesOf(sampled.endpoint) + 1);
  const turn = turnOf(sampled);
  const huge = turn % HUGE_EVERY === 0 ? someOf(HUGE_BODIES, 1, turn / HUGE_EVERY) : [];
  const bodies: readonly (readonly [string, Code[]])[] = [[tooLarge, ['payload-too-large']], ...huge];
  for (const [body, codes] of bodies) expect(await faults(sampled, [{ ...valid, body }], codes)).toEqual([]);
});

const WITH_REQUIRED_FIELD = samplesWith(({ endpoint: { body } }) => body && !body.safeParse({}).success);

it.each(WITH_REQUIRED_FIELD)('%s refuses bodies without a required field', async (_, sampled) => {
  const valid = sampled.call(ownFor(sampled));
  const lacking = [...pathsIn(valid.body)].filter((path) => path.length > 0).map((path) => withoutAt(valid.body, path));
  const calls = lacking.filter((body) => !sampled.endpoint.body?.safeParse(body).success).map((body) => ({ ...valid, body }));
  expect(await faults(sampled, calls, ['invalid-input'])).toEqual([]);
  expect(calls.length).toBeGreaterThan(0);
});

it.each(WITH_BODY)('%s refuses unknown fields', async (_, sampled) => {
  const valid = sampled.call(ownFor(sampled));
  const text = JSON.stringify(valid.body).slice(0, -1);
  const names = oneOfEach([['more'], ['constructor', 'toString', 'hasOwnProperty', '__proto__']], turnOf(sampled));
  const bodies = names.map((extra) => `${text},"${extra}":{"isAdmin":true}}`);
  expect(
    await faults(
      sampled,
      bodies.map((body) => ({ ...valid, body })),
      ['invalid-input'],
    ),
  ).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('isAdmin');
});

it.each(WITH_BODY)('%s answers hostile values of each kind in every field of its body without an internal error', async (_, sampled) => {
  const { body } = sampled.call(ownFor(sampled));
  const calls = [...pathsIn(body)].flatMap((path, index) => {
    const turn = turnOf(sampled) + index;
    const bodyOf = (value: unknown) => replacedAt(body, path, value);
    const bodies = sentOf(hostileValues(turn), HOSTILE_VALUES, bodyOf, sampled.endpoint.body, turn);
    return bodies.map((sent) => ({ ...sampled.call(ownFor(sampled)), body: JSON.stringify(sent) }));
  });
  expect(await faults(sampled, calls)).toEqual([]);
});

it.each(WITH_BODY)('%s answers any corrupted version of its body without an internal error', async (_, sampled) => {
  await fc.assert(
    fc.asyncProperty(corruptedVersionsOf(sampled.call(ownFor(sampled)).body), async (body) => {
      if (!isLongRun && readingOf(sampled.endpoint.body, body) === 'refused') return;
      expect(await faults(sampled, [{ ...sampled.call(ownFor(sampled)), body: JSON.stringify(body) }])).toEqual([]);
    }),
    { numRuns: repetitions(8, 100) },
  );
});

/** The refusal for sites other than the site of the viewer's token. */
const elsewhere = ({ endpoint: { access } }: SampledEndpoint): readonly Code[] => (access.by === 'preview' ? ['unauthenticated'] : []);

it.each(samplesWith(({ endpoint }) => endpoint.params))(
  '%s refuses missing path parameters and values that name no resource',
  async (_, sampled) => {
    const { params = {}, ...rest } = sampled.call(ownFor(sampled));
    // Hostile bodies have created comments under the ids among these texts.
    const unknown = (text: string) => (ulid().safeParse(text).success ? randomIds.ulid() : text);
    const wrong = Object.keys(params).flatMap((key, index) => {
      const turn = turnOf(sampled) + index;
      const paramsOf = (text: string) => ({ ...params, [key]: unknown(text) });
      return sentOf(hostileTexts(turn), HOSTILE_TEXTS, paramsOf, sampled.endpoint.params, turn);
    });
    expect(
      await faults(
        sampled,
        [{}, ...wrong].map((given) => ({ ...rest, params: given })),
        // An endpoint without a named resource answers any parameter: the brand of a sign-in page.
        sampled.names && [...elsewhere(sampled), 'invalid-input', 'not-found'],
      ),
    ).toEqual([]);
  },
);

const HOSTILE_NUMERALS = ['-1', '0', '1e9', '1.5', 'NaN', 'Infinity', '0x10'];
const HOSTILE_LISTS = [',', ',,,', 'a,b', '1,1'];
const QUERY_TEXTS = [...HOSTILE_TEXTS, ...HOSTILE_NUMERALS, ...HOSTILE_LISTS];

it.each(samplesWith(({ endpoint }) => endpoint.query))('%s answers hostile queries without an internal error', async (_, sampled) => {
  const { query = {}, ...rest } = sampled.call(ownFor(sampled));
  const values = (turn: number) => [...hostileTexts(turn), ...oneOfEach([HOSTILE_NUMERALS, HOSTILE_LISTS], turn)];
  const wrong = Object.keys(sampled.endpoint.query?.shape ?? {}).flatMap((key, index) => {
    const turn = turnOf(sampled) + index;
    const queryOf = (value: string) => ({ ...query, [key]: value });
    return sentOf(values(turn), QUERY_TEXTS, queryOf, sampled.endpoint.query, turn);
  });
  expect(
    await faults(
      sampled,
      wrong.map((given) => ({ ...rest, query: given })),
    ),
  ).toEqual([]);
  const unknown = [
    { ...query, more: '1' },
    { ...query, ['__proto__']: '1' },
  ];
  expect(
    await faults(
      sampled,
      unknown.map((given) => ({ ...rest, query: given })),
      ['invalid-input'],
    ),
  ).toEqual([]);
});

it.each(samplesWith(({ names }) => names))('%s answers not-found for resources outside the tree', async (_, sampled) => {
  // The parent of a new account is a field, and an unknown id in a field is invalid.
  const isField = sampled.endpoint.status === 201 && sampled.names === 'account' && !sampled.endpoint.params;
  const [code = isField ? 'invalid-input' : 'not-found'] = elsewhere(sampled);
  expect(await faults(sampled, [sampled.call(foreign)], [code])).toEqual([]);
});

it.each(samplesWith(() => true))('%s answers hostile headers and cookies without an internal error', async (_, sampled) => {
  const call = sampled.call(ownFor(sampled));
  const headers = {
    'content-type': 'application/json',
    'x-viewer-address': '\u0000',
    'x-origin-key': 'x'.repeat(10_000),
    'accept-language': '💥',
    ['__proto__']: 'x',
  };
  const cookies = ['', '=', '=x', 'refresh-token', '__proto__=1', 'refresh-token==;;', 'a=b=c'];
  const hostile = [
    { ...call, headers },
    { ...httpEvent(sampled.endpoint, { ...call, token: tokenFor(sampled) }), cookies },
  ];
  expect(await faults(sampled, someOf(hostile, 1, turnOf(sampled)))).toEqual([]);
});
