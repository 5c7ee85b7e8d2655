/** Who can see an uploaded picture: the product's functions, and the edge in front of the storage. */
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Account } from '#functions/accounts/store/account.ts';
import { mediaKey, previewShareKey } from '#functions/platform/keys/keys.ts';
import { MEDIA, startTestEdge, type TestEdge } from '#infra/local/edge/create-edge-fixture.ts';
import type { Endpoint, EndpointFamily } from '#shared/api-contract/endpoint.ts';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { MEDIA_COOKIE, MEDIA_RIGHT_MS } from '#shared/model/limits.ts';
import { publishedVariants } from '#shared/model/media/media.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { type Call, httpEvent, LAMBDA_CONTEXT } from '#test/support/http/send.ts';
import { type Product, startProduct } from '#test/support/product.ts';
import { sheetsInFirstCells } from '#test/support/api/site-fixture.ts';

const PICTURE = { mediaId: MEDIA, width: 480, height: 800, colour: '#336699' };
const CONSOLE = 'localhost:4000';

let product: Product;
let edge: TestEdge;
let [owner, stranger, operator]: Login[] = [];
interface Login {
  account: Account;
  token: string;
}
interface GrantedRights {
  status: number;
  data?: unknown;
  tags: Record<string, string>;
  cookies: string[];
}

const login = async (account: Account): Promise<Login> => ({ account, token: (await product.people.signIn(account)).accessToken });

beforeAll(async () => {
  [product, edge] = await Promise.all([startProduct(), startTestEdge()]);
  const { people, table } = product;
  const master = await people.add('MASTER', null);
  const users = [await people.add('USER', master, { planId: 'ep' }), await people.add('USER', master, { planId: 'ep' })];
  [owner, stranger, operator] = await Promise.all([...users, master].map(login));
  const { id: ownerId, path: lineage } = users[0] as Account;
  const file = {
    id: MEDIA,
    kind: 'creative',
    name: 'a.png',
    type: 'image/png',
    size: 1,
    state: 'ready',
    image: PICTURE,
    video: null,
    fault: null,
    ownerId,
    loginId: ownerId,
    lineage,
    siteId: '',
    variants: publishedVariants('creative', 480).map((variant) => ({ ...variant, hash: 'hash' })),
    createdAt: new Date().toISOString(),
  };
  await table.batchWrite({ put: [{ ...mediaKey(MEDIA), entity: 'media', ...file }] });
});
afterAll(() => Promise.all([product.stop(), edge.stop()]));
afterEach(() => vi.restoreAllMocks());

/** The media in an answer of an endpoint to a login. */
async function ask(family: EndpointFamilyName, name: string, by: Login | undefined, call: Call = {}): Promise<GrantedRights> {
  const endpoint = (apiContract[family] as EndpointFamily)[name] as Endpoint;
  const answer = (await product.handlers[family](
    httpEvent(endpoint, { ...call, token: by?.token }),
    LAMBDA_CONTEXT,
  )) as APIGatewayProxyStructuredResultV2;
  const { data, media = {} } = JSON.parse(answer.body ?? '{}') as { data?: unknown; media?: Record<string, string> };
  return { status: answer.statusCode ?? 0, data, tags: media, cookies: answer.cookies ?? [] };
}

/** The creative of the only sheet of a new site of a login. */
async function saveSite(by: Login | undefined): Promise<GrantedRights & { siteId: string }> {
  const body = { name: 'A site', numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' };
  const { site } = (await ask('site', 'create', by, { body })).data as { site: { id: string; working: string } };
  const { changes } = sheetsInFirstCells(2, 2, [{ ...EMPTY_SHEET, image: PICTURE }]);
  const saved = await ask('site', 'update', by, { params: { id: site.id }, body: { base: site.working, changes } });
  return { ...saved, siteId: site.id };
}

const renewRight = (by: Login | undefined): Promise<GrantedRights> => ask('media', 'renewRight', by, { body: { mediaIds: [MEDIA] } });
const statusOf = async ({ tags, cookies }: Pick<GrantedRights, 'tags' | 'cookies'>): Promise<number> =>
  (
    await edge.get(CONSOLE, `/media/${MEDIA}/480.webp?t=${tags[MEDIA] ?? ''}`, {
      headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    })
  ).status;

describe('right to see an uploaded picture', () => {
  it('is granted to the account of the picture and to the accounts above', async () => {
    for (const by of [owner, operator]) expect(await statusOf(await renewRight(by))).toBe(200);
    const others = await renewRight(stranger);
    expect(others).toMatchObject({ status: 200, tags: {} });
    expect(others.cookies.join()).toContain(`${MEDIA_COOKIE}=${stranger?.account.id}.`);
    expect(await statusOf(others)).toBe(403);
    expect(await statusOf({ ...others, tags: (await renewRight(owner)).tags })).toBe(403);
  });

  it('is not granted to an account that only sends the id of the picture', async () => {
    const named: [EndpointFamilyName, string, Call][] = [
      ['profile', 'setPicture', { body: { mediaId: MEDIA } }],
      ['profile', 'setBrand', { body: { mediaId: MEDIA, mainColor: '#0b7285' } }],
      ['media', 'resume', { body: { mediaId: MEDIA } }],
      ['media', 'complete', { body: { mediaIds: [MEDIA] } }],
      ['media', 'list', { query: { ids: MEDIA } }],
      ['site', 'create', { body: { name: 'A site', numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE', logo: PICTURE } }],
    ];
    for (const [family, name, call] of named) {
      const { status, tags } = await ask(family, name, stranger, call);
      expect([name, [400, 403, 404].includes(status), tags]).toEqual([name, true, {}]);
    }
    expect(await saveSite(stranger)).toMatchObject({ status: 400, tags: {} });
  });

  it('is granted to everyone for the logo of a sign-in page', async () => {
    const brand = { logo: PICTURE, mainColor: '#0b7285' };
    const oem = await product.people.add('OEM_MASTER', operator?.account ?? null, { companyName: 'OEM', brand });
    const reply = await ask('auth', 'brand', undefined, { params: { id: oem.id } });
    expect(reply.cookies).toEqual([]);
    expect(await statusOf(reply)).toBe(200);
  });

  it('ends with a log-out, because the log-out deletes the cookie', async () => {
    const { cookies } = await ask('auth', 'logOut', undefined);
    expect(cookies).toContain(`${MEDIA_COOKIE}=; HttpOnly; Secure; SameSite=Strict; Path=/; Max-Age=0`);
  });

  it('is granted to the invitees of a preview on its host, until five minutes after the sharing ends', async () => {
    const { siteId, status } = await saveSite(owner);
    expect(status).toBe(200);
    const previewToken = await createPreviewViewer(product.table, siteId);
    const open = async () =>
      (await product.handlers.preview(
        httpEvent(apiContract.preview.file, { params: { siteId }, query: { path: '/' }, previewToken }),
        LAMBDA_CONTEXT,
      )) as APIGatewayProxyStructuredResultV2;
    const { body = '', cookies: [cookie = ''] = [] } = await open();
    const [address = ''] = new RegExp(`/media/${MEDIA}/480.webp\\?t=[\\w-]{22}`).exec(Buffer.from(body, 'base64').toString()) ?? [];
    expect(cookie).toMatch(new RegExp(`^${MEDIA_COOKIE}=${siteId}\\..*; SameSite=None; Partitioned; Path=/; Max-Age=300$`));
    const see = (headers = { cookie: cookie.split(';')[0] ?? '' }) =>
      edge.get(`${siteId}.preview.sites.localhost:4000`, address, { headers });

    const start = Date.now();
    expect(await see()).toMatchObject({ status: 200, headers: { 'cache-control': 'private, max-age=300' } });
    for (const by of [owner, stranger])
      expect((await see({ cookie: (await renewRight(by)).cookies[0]?.split(';')[0] ?? '' })).status).toBe(403);
    await product.table.update(previewShareKey(siteId), { set: { isShared: false } });
    const { statusCode, cookies } = await open();
    expect([statusCode, cookies]).toEqual([401, undefined]);
    vi.spyOn(Date, 'now').mockReturnValue(start + MEDIA_RIGHT_MS);
    expect((await see()).status).toBe(403);
  });

  it('expires at most five minutes after the account was terminated', async () => {
    const reply = await renewRight(owner);
    const start = Date.now();
    if (owner) await product.people.setStatus(owner.account, 'TERMINATED');
    expect(await renewRight(owner)).toMatchObject({ status: 401, tags: {}, cookies: [] });
    const now = vi.spyOn(Date, 'now').mockReturnValue(start + MEDIA_RIGHT_MS - 1_500);
    expect(await statusOf(reply)).toBe(200);
    now.mockReturnValue(start + MEDIA_RIGHT_MS);
    expect(await statusOf(reply)).toBe(403);
  });
});
