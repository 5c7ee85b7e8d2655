import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEDIA_KEYS_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { mediaRights, PUBLIC_MEDIA_SCOPE } from '#functions/media/services/media-rights.ts';
import { loadRequestFunction } from '#infra/edge/edge-function-fixture.ts';
import { MEDIA_COOKIE, MEDIA_RIGHT_MS } from '#shared/model/limits.ts';

const NOW = Date.parse('2027-01-01T00:00:00Z');
const [KEY, OTHER_KEY] = ['key-in-use', 'key-before'];
const MEDIA = '01JD2Z0000000000000000ABCD';
const OTHER_MEDIA = '01JD2Z0000000000000000ABCE';
const ACCOUNT = '01JD30000000000000000000AA';
const OTHER_ACCOUNT = '01JD30000000000000000000AB';
const SITE = 'abcdefghij12';

const rightsAt = (now: number, key = KEY) =>
  mediaRights(
    () => key,
    () => new Date(now),
  );
const rights = rightsAt(NOW);
const edgeAt = (now: number, keys: string | null = `${KEY} ${OTHER_KEY}`) =>
  loadRequestFunction('media-request', new Map(keys === null ? [] : [[MEDIA_KEYS_KEY, keys]]), () => now);
const edge = edgeAt(NOW);

interface Asked {
  uri?: string;
  tag?: string | undefined;
  cookie?: string | undefined;
}

const ask = ({ uri = `/media/${MEDIA}/736.avif`, tag, cookie }: Asked, run = edge) =>
  run({
    uri,
    host: 'console.example.com',
    query: tag === undefined ? '' : `t=${tag}`,
    cookies: cookie === undefined ? {} : { [MEDIA_COOKIE]: { value: cookie } },
  });
const right = (scope: string, by = rights): Asked => ({ tag: by.tagOf(MEDIA, scope), cookie: by.cookieOf(scope) });
const FORBIDDEN = expect.objectContaining({
  statusCode: 403,
  headers: expect.objectContaining({ 'cache-control': { value: 'no-store' } }),
});

describe('media-request', () => {
  test.each(['avif', 'webp', 'png', 'jpg', 'mp4'])(
    'maps a %s variant to its storage key if cookie and tag share a scope',
    async (format) => {
      for (const scope of [ACCOUNT, SITE])
        expect((await ask({ uri: `/media/${MEDIA}/736.${format}`, ...right(scope) })).uri).toBe(`/ready/${MEDIA}/736.${format}`);
    },
  );

  test.each([
    '/media/',
    '/media/01JD2Z/736.avif',
    `/media/${MEDIA}`,
    `/media/${MEDIA}/736.svg`,
    `/media/${MEDIA}/736.avif/`,
    `/media/${MEDIA.toLowerCase()}/736.avif`,
    `/media/../uploads/${MEDIA}`,
    `/media/${MEDIA}/../../uploads/x.png`,
  ])('answers %s with 404', async (uri) => {
    expect((await ask({ uri, ...right(ACCOUNT) })).statusCode).toBe(404);
  });

  test('serves a logo for its public tag, with or without a cookie, but no other file for that tag', async () => {
    const tag = rights.tagOf(MEDIA, PUBLIC_MEDIA_SCOPE);
    expect((await ask({ tag })).uri).toBe(`/ready/${MEDIA}/736.avif`);
    expect((await ask({ tag, cookie: rights.cookieOf(ACCOUNT) })).uri).toBe(`/ready/${MEDIA}/736.avif`);
    expect(await ask({ uri: `/media/${OTHER_MEDIA}/736.avif`, tag })).toEqual(FORBIDDEN);
  });

  test.each<[string, Asked]>([
    ['neither tag nor cookie', {}],
    ['a tag without a cookie', { tag: right(ACCOUNT).tag }],
    ['a cookie without a tag', { cookie: right(ACCOUNT).cookie }],
    ['a tag of another scope', { tag: right(OTHER_ACCOUNT).tag, cookie: right(ACCOUNT).cookie }],
    ['a tag of another file', { tag: rights.tagOf(OTHER_MEDIA, ACCOUNT), cookie: right(ACCOUNT).cookie }],
    ['a tag of a scope, marked as public', { tag: `p${right(ACCOUNT).tag}`, cookie: right(ACCOUNT).cookie }],
    ['a cookie of the public scope', { tag: right(ACCOUNT).tag, cookie: rights.cookieOf(PUBLIC_MEDIA_SCOPE) }],
    ['the tag’s signature in the cookie', { tag: right(ACCOUNT).tag, cookie: `${ACCOUNT}.1999999999.${right(ACCOUNT).tag}` }],
    ['signatures of another key', right(ACCOUNT, rightsAt(NOW, 'forged'))],
    ['an empty tag', { tag: '', cookie: right(ACCOUNT).cookie }],
    ['an expired right', { ...right(ACCOUNT), cookie: rightsAt(NOW - MEDIA_RIGHT_MS).cookieOf(ACCOUNT) }],
  ])('refuses %s', async (_, asked) => {
    expect(await ask(asked)).toEqual(FORBIDDEN);
  });

  test('refuses a cookie as soon as it has expired', async () => {
    const asked = right(ACCOUNT);
    expect((await ask(asked, edgeAt(NOW + MEDIA_RIGHT_MS - 1))).uri).toBe(`/ready/${MEDIA}/736.avif`);
    expect(await ask(asked, edgeAt(NOW + MEDIA_RIGHT_MS))).toEqual(FORBIDDEN);
  });

  test('accepts cookies and tags of both keys during a rotation, and refuses every request if no key is configured', async () => {
    const former = right(ACCOUNT, rightsAt(NOW, OTHER_KEY));
    expect((await ask(former)).uri).toBe(`/ready/${MEDIA}/736.avif`);
    expect(await ask(former, edgeAt(NOW, KEY))).toEqual(FORBIDDEN);
    for (const keys of [null, '', ' ']) expect(await ask(right(ACCOUNT), edgeAt(NOW, keys))).toEqual(FORBIDDEN);
    expect(await ask(right(ACCOUNT, rightsAt(NOW, 'undefined')), edgeAt(NOW, ''))).toEqual(FORBIDDEN);
  });
});

/** The attacker's knowledge: an account, a site that it was invited to until five minutes ago, and addresses that it has seen there. */
const KNOWN = [
  rights.tagOf(OTHER_MEDIA, OTHER_ACCOUNT),
  rights.tagOf(MEDIA, ACCOUNT),
  rights.tagOf(MEDIA, SITE),
  rights.tagOf(OTHER_MEDIA, SITE),
  rights.tagOf(OTHER_MEDIA, PUBLIC_MEDIA_SCOPE),
];
const KNOWN_COOKIES = [
  rights.cookieOf(OTHER_ACCOUNT),
  rightsAt(NOW - MEDIA_RIGHT_MS).cookieOf(SITE),
  rightsAt(NOW - MEDIA_RIGHT_MS).cookieOf(ACCOUNT),
];

const anySignature = fc.stringMatching(/^[\w-]{22}$/);
const flipped = (text: string) =>
  fc
    .nat(text.length - 1)
    .chain((at) => fc.constantFrom('A', 'z', '0', '_', '-', '.', 'p').map((one) => text.slice(0, at) + one + text.slice(at + 1)));
const changed = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    flipped(text),
    fc.nat(text.length).map((length) => text.slice(0, length)),
    fc.constant(text.toUpperCase()),
    fc.constant(text.toLowerCase()),
    fc.constant(`${text}=`),
    fc.constant(`p${text}`),
    fc.constant(text.slice(1)),
  );
const anyTag = fc.oneof(
  fc.constantFrom(...KNOWN),
  fc.constantFrom(...KNOWN).chain(changed),
  anySignature,
  anySignature.map((one) => `p${one}`),
);
const anyExpiry = fc.oneof(fc.integer({ min: 0, max: 9_999_999_999 }), fc.constant(Math.floor(NOW / 1_000) + 300)).map(String);
const anyCookie = fc.oneof(
  fc.constantFrom(...KNOWN_COOKIES),
  fc.constantFrom(...KNOWN_COOKIES).chain(changed),
  fc
    .tuple(fc.constantFrom(ACCOUNT, SITE, 'public', ''), anyExpiry, fc.oneof(anySignature, fc.constantFrom(...KNOWN)))
    .map((parts) => parts.join('.')),
  // The scope of one cookie with the rest of another.
  fc
    .tuple(fc.constantFrom(ACCOUNT, SITE), fc.constantFrom(...KNOWN_COOKIES))
    .map(([scope, cookie]) => [scope, ...cookie.split('.').slice(1)].join('.')),
  // An expired right with a later expiry.
  fc.tuple(fc.constantFrom(...KNOWN_COOKIES), anyExpiry).map(([cookie, expiry]) => cookie.replace(/\.\d+\./, `.${expiry}.`)),
);

test('media-request refuses 100,000 requests with foreign, expired, forged, swapped and truncated cookies and tags', async () => {
  const attempts = fc.sample(fc.tuple(anyTag, fc.option(anyCookie, { nil: undefined })), 100_000);
  const outcomes = new Set<number | undefined>();
  for (const [tag, cookie] of attempts) outcomes.add((await ask({ tag, cookie })).statusCode);
  expect([...outcomes]).toEqual([403]);
}, 60_000);
