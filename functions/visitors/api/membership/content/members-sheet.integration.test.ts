import { create } from 'fontkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RESPONSE_BYTES_MAX } from '#functions/visitors/api/membership/content/byte-range.ts';
import { CONTENT, type MemberFixture, startMemberFixture } from '#test/support/api/member-fixture.ts';
import { sheet } from '#test/support/api/site-fixture.ts';
import { memberMediaKey } from '#functions/platform/gateways/media-keys.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { defaultForm } from '#shared/rules/forms/default-form.ts';
import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { newProduct } from '#shared/model/sites/product.ts';
import type { MembersPage } from '#shared/model/visitors/published-page.ts';

let test: MemberFixture;
let siteId: string;
let open: string;
let locked: string;
let token: string;
const START = Date.UTC(2026, 10, 20, 12);

beforeAll(async () => {
  test = await startMemberFixture();
  const site = await test.published(CONTENT, async (id) => [
    sheet('表の茶', { image: await test.picture(id, 'open') }),
    sheet('秘密の茶', {
      image: await test.picture(id, 'locked'),
      membersOnlyLock: true,
      linkButtonText: '戻る',
      linkDestinationUrl: '/A1',
      isInternalLink: true,
      products: [{ ...newProduct(test.ids.ulid()), productName: '秘密の菓子', image: await test.picture(id, 'product', 'product') }],
    }),
  ]);
  siteId = site.siteId;
  [open = '', locked = ''] = site.sheetIds;
  token = await test.join(siteId, 'member@example.com');
});
afterAll(() => test.stop());
beforeEach(() => {
  test.time.now = START;
});

const page = (pageId: string, more = {}, site = siteId) => test.call('pagePrivate', site, { params: { pageId }, token, ...more });

describe('sheet requested by a member', () => {
  it('is returned to members, rendered like a public sheet, with media URLs for members only', async () => {
    const { status, data, headers } = await page(locked);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const { html, imageUrl, cell, mainText } = data as MembersPageData;
    expect([cell, mainText]).toEqual(['B1', '秘密の茶']);
    const files = `/api/v1/end-user/site/${siteId}/media/`;
    expect(imageUrl).toMatch(new RegExp(`^${files}[\\w-]{16}/1080.webp$`));
    expect(html).toMatch(/^<article class="sheet[^"]*" id="B1" data-page="B1"[^>]*>.*<\/article>$/s);
    expect(html).not.toMatch(/locked|\bnear\b|<h1|fetchPriority/);
    expect(html).toContain('秘密の茶');
    expect(html).toContain('秘密の菓子');
    expect(html).toMatch(/<a[^>]* href="\/"/);
    const addresses = html.match(/\/[\w/.-]+\.(?:avif|webp)/g) ?? [];
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((address) => !address.startsWith(files))).toEqual([]);
  });

  it('is returned with its active variations, or as the requested variation (R-7.9)', async () => {
    const variation = test.ids.ulid();
    const { siteId: id, sheetIds } = await test.published(CONTENT, async (made) => [
      sheet('表の茶', { image: await test.picture(made, 'open') }),
      sheet('秘密の茶', {
        image: await test.picture(made, 'locked'),
        membersOnlyLock: true,
        variations: [
          { id: variation, name: '', isOn: true, share: 50, fields: { mainText: '秘密の湯', image: await test.picture(made, 'other') } },
        ],
      }),
    ]);
    const memberToken = await test.join(id, 'variations@example.com');
    const pageOf = async (query: object) => (await page(sheetIds[1] ?? '', { token: memberToken, query }, id)).data as MembersPageData;
    const both = await pageOf({});
    expect([both.mainText, both.html.match(/<article /g)?.length]).toEqual(['秘密の茶', 2]);
    expect(both.html).toContain(`data-variation="${variation}"`);
    const one = await pageOf({ variation_id: variation });
    expect([one.mainText, one.html.match(/<article /g)?.length, one.imageUrl === both.imageUrl]).toEqual(['秘密の湯', 1, false]);
    expect(await pageOf({ variation_id: 'other' })).toEqual(both);
  });

  it('is returned with the fonts of its texts on a site with a theme, also for the page of a variation; a public sheet has none', async () => {
    const fields = { mainText: '秘密の湯' };
    const variations = [{ id: test.ids.ulid(), name: '', isOn: true, share: 50, fields }];
    const { siteId: id, sheetIds } = await test.published(CONTENT, async (made) => [
      sheet('表の茶', { image: await test.picture(made, 'open') }),
      sheet('秘密の茶', { image: await test.picture(made, 'locked'), membersOnlyLock: true, variations }),
    ]);
    const { site, document } = await test.user.get(id);
    const settings = { ...document.settings, theme: curatedTheme('snow') };
    const saved = await test.user.save(id, site.working, { settings });
    await test.user.publish(id, saved.site.working);
    const memberToken = await test.join(id, 'fonts@example.com');
    const htmlOf = async (index: number) => ((await page(sheetIds[index] ?? '', { token: memberToken }, id)).data as MembersPageData).html;
    const html = await htmlOf(1);
    const styles = html.match(/<style>@font-face.*?<\/style><\/article>/g) ?? [];
    expect(styles).toHaveLength(2);
    const [file = ''] = /(?<=data:font\/woff2;base64,)[^)]+/.exec(styles[0] ?? '') ?? [];
    const font = create(Buffer.from(file, 'base64'));
    expect('characterSet' in font && String.fromCodePoint(...font.characterSet.filter((point) => point !== 0xff_ff))).toBe('の密湯秘茶');
    expect(await htmlOf(0)).not.toContain('<style>');
  });

  it('is returned with its active popups, their state and pictures; a public sheet is returned without popups', async () => {
    const form = defaultForm('contact', VISITOR_LABELS.jp.form.fields, () => test.ids.ulid());
    const contactForm = { jp: { ...form, destinationEmail: 'tea@example.com', companyName: '' } };
    const { siteId: id, sheetIds } = await test.published({ ...CONTENT, contactForm }, async (made) => [
      sheet('表の茶', { image: await test.picture(made, 'open') }),
      sheet('秘密の茶', { image: await test.picture(made, 'locked'), membersOnlyLock: true }),
    ]);
    const [shown, over] = [test.ids.ulid(), test.ids.ulid()];
    const content = {
      jp: {
        ...EMPTY_POPUP_CONTENT,
        image: await test.picture(id, 'offer', 'popup'),
        linkButtonText: '会員だけの茶会',
        linkUrl: '/contact',
        isInternalLink: true,
      },
    };
    const offer = { ...newPopup('applicantLimit'), limit: 5, effectiveSheets: sheetIds, content };
    const { site } = await test.user.get(id);
    const saved = await test.user.save(id, site.working, {
      popups: { [shown]: offer, [over]: { ...offer, endDate: new Date(START - 1).toISOString() } },
    });
    await test.user.publish(id, saved.site.working);
    const memberToken = await test.join(id, 'popup@example.com');
    const htmlOf = async (index: number) => ((await page(sheetIds[index] ?? '', { token: memberToken }, id)).data as MembersPageData).html;
    const html = await htmlOf(1);
    const state = JSON.parse((/data-popups="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')) as ActivePopups;
    expect(state).toMatchObject({ now: new Date(START).toISOString(), popups: [{ id: shown, applicants: 0, limit: 5, isFull: false }] });
    expect(html.match(/data-popup="\w+" data-sheets="B1"/g)).toEqual([`data-popup="${shown}" data-sheets="B1"`]);
    expect(html).toMatch(new RegExp(`src="/api/v1/end-user/site/${id}/media/[\\w-]{16}/\\d+.webp"[^>]*loading="lazy"`));
    expect(html).toContain(`href="/contact?popup=${shown}"`);
    expect(await htmlOf(0)).not.toMatch(/data-popup/);
  });

  it.each([
    ['en', 'en', '/en'],
    ['cn', 'jp', '/'],
  ])('is returned with links in the requested language, or else in the default language (%s)', async (requested, lang, home) => {
    const { data } = await page(locked, { query: { lang: requested } });
    expect((data as MembersPageData).lang).toBe(lang);
    expect((data as MembersPageData).html).toContain(` href="${home}"`);
  });

  it('is returned with its products', async () => {
    const answer = await test.call('productPrivate', siteId, { params: { pageId: locked }, memberToken: token });
    expect(answer).toMatchObject({ status: 200, data: { products: [{ order: 1, productName: '秘密の菓子' }] } });
  });

  it('is refused without a session of this site', async () => {
    const { siteId: other } = await test.published();
    const stranger = await test.join(other, 'stranger@example.com');
    for (const more of [{ token: undefined }, { token: stranger }, { token: undefined, memberToken: stranger }, { token: 'x' }])
      for (const name of ['pagePrivate', 'productPrivate'] as const)
        expect(await test.call(name, siteId, { params: { pageId: locked }, ...more })).toMatchObject({
          status: 401,
          data: { code: 'unauthenticated' },
        });
  });

  it('is returned with public media URLs if it is not members-only', async () => {
    const { data } = await page(open);
    expect((data as MembersPageData).imageUrl).toMatch(/^\/m\/[\w-]{16}\/1080.webp$/);
    expect((data as MembersPageData).html).not.toContain('/media/');
  });

  it('is not-found if it is in no cell', async () => {
    expect(await page(test.ids.ulid())).toMatchObject({ status: 404, data: { code: 'not-found' } });
  });
});

describe('members-only media', () => {
  const FOLDER = 'abcdefgh12345678';
  const bytes = Buffer.from('0123456789');
  const store = (name: string, body: Uint8Array, site = siteId) =>
    test.mediaFiles.write({ key: memberMediaKey(site, FOLDER, name), body, contentType: 'x/y', cacheControl: 'private' });
  const fetchRange = async (name: string, range?: string) => {
    const headers = range === undefined ? {} : { range };
    const { statusCode, headers: given = {}, body = '' } = await test.fetchMedia(siteId, FOLDER, name, { memberToken: token, headers });
    return { status: statusCode, range: given['content-range'], type: given['content-type'], given, body: Buffer.from(body, 'base64') };
  };
  beforeAll(() => Promise.all([store('480.avif', bytes), store('720.mp4', bytes)]));

  it('is returned completely, with its content type, and not cacheable by proxies', async () => {
    const { status, type, given, body } = await fetchRange('480.avif');
    expect([status, type, body.toString()]).toEqual([200, 'image/avif', '0123456789']);
    expect(given).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' });
    expect(given).not.toHaveProperty('content-range');
  });

  it.each([
    ['bytes=0-', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=0-1,4-5', 200, undefined, '0123456789'],
    ['junk', 200, undefined, '0123456789'],
  ])('is returned for the range %s', async (range, status, contentRange, body) => {
    const answer = await fetchRange('720.mp4', range);
    expect([answer.status, answer.range, answer.body.toString()]).toEqual([status, contentRange, body]);
    expect(answer.type).toBe('video/mp4');
  });

  it('is returned in parts if it is larger than a response', async () => {
    const large = Buffer.alloc(RESPONSE_BYTES_MAX + 10, 7);
    await store('1080.mp4', large);
    for (const range of [undefined, 'bytes=0-', `bytes=0-${large.length}`]) {
      const first = await fetchRange('1080.mp4', range);
      expect([first.status, first.range, first.body.length]).toEqual([
        206,
        `bytes 0-${RESPONSE_BYTES_MAX - 1}/${large.length}`,
        RESPONSE_BYTES_MAX,
      ]);
    }
    const rest = await fetchRange('1080.mp4', `bytes=${RESPONSE_BYTES_MAX}-`);
    expect([rest.range, rest.body.length]).toEqual([`bytes ${RESPONSE_BYTES_MAX}-${large.length - 1}/${large.length}`, 10]);
  });

  it('is returned only to members of the same site', async () => {
    const { siteId: other } = await test.published();
    const stranger = await test.join(other, 'visitor@example.com');
    for (const more of [{}, { memberToken: stranger }, { token: stranger }, { memberToken: 'x' }])
      expect(await test.fetchMedia(siteId, FOLDER, '480.avif', more)).toMatchObject({ statusCode: 401 });
    expect(await test.fetchMedia(other, FOLDER, '480.avif', { memberToken: stranger })).toMatchObject({ statusCode: 404 });
  });

  it('is rejected under an unknown or malformed name', async () => {
    expect(await fetchRange('1.avif')).toMatchObject({ status: 404 });
    for (const name of ['480.gif', '../480.avif', '480.avif/x']) expect(await fetchRange(name)).toMatchObject({ status: 400 });
  });

  it('is not-found on an unpublished site, and unavailable on a suspended site', async () => {
    const { siteId: hidden } = await test.published();
    await store('480.avif', bytes, hidden);
    const memberToken = await test.join(hidden, 'member@example.com');
    const status = async () => (await test.fetchMedia(hidden, FOLDER, '480.avif', { memberToken })).statusCode;
    expect(await status()).toBe(200);
    await test.table.update(accountKey(test.accounts.USER.id), { set: { contractStatus: 'SUSPENDED' } });
    expect([await status(), (await page(locked)).status]).toEqual([503, 503]);
    await test.table.update(accountKey(test.accounts.USER.id), { set: { contractStatus: 'ACTIVE' } });
    await test.user.publish(hidden, (await test.user.get(hidden)).site.working, 'private');
    expect(await status()).toBe(404);
  });
});

type MembersPageData = (typeof MembersPage)['_output'];
