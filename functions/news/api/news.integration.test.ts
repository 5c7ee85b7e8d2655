import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { accountKey, siteKey } from '#functions/platform/keys/keys.ts';
import { newsCountKey } from '#functions/platform/keys/news-keys.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { NewsInput } from '#shared/model/news/news.ts';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { addReadyMedia, refusalOf, sheet, sheetsInFirstCells, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { dueItems } from '#test/support/due-items.ts';
import { BASE_REQUEST, type ListQuery, newsActor, newsEndpoints, type NewsDifferences } from '#functions/news/api/news-fixture.ts';

const HOUR = 3_600_000;

let test: SiteFixture;
let siteId: string;
/** The only site of an account outside the tree of the other accounts. */
let foreign: string;
beforeAll(async () => {
  test = await startSiteFixture();
  foreign = await published(test.accounts.STRANGER);
});
afterAll(() => test.stop());
beforeEach(async () => {
  siteId = await published();
});

/** Publishes a site of an account. */
async function published(owner = test.accounts.USER): Promise<string> {
  const user = test.as(owner);
  const site = await user.create({ rows: 1, columns: 1 });
  const image = await addReadyMedia(test, owner, site.id);
  const saved = await user.save(site.id, site.working, sheetsInFirstCells(1, 1, [sheet('茶', { image })]).changes);
  await user.publish(site.id, saved.site.working);
  return site.id;
}

const at = (hours: number): string => new Date(test.time.now + hours * HOUR).toISOString();
const input = (differences: NewsDifferences = {}): NewsInput =>
  NewsInput.parse({
    siteIds: [siteId],
    title: '年末年始の営業',
    content: '12月31日から1月3日まで休みます。',
    contentUrl: '',
    publishType: 'instant',
    startDate: null,
    endDate: null,
    state: 'public',
    ...differences,
  });

const actor = (account: Account) => newsActor(test, account, { siteId, input });
const user = () => actor(test.accounts.USER);
const delivered = async (site = siteId, lang?: 'en' | 'jp') =>
  ((await newsEndpoints(test).delivered({ ...BASE_REQUEST, query: { siteId: site, lang }, caller: undefined })) as { news: VisitorNews[] })
    .news;
const titles = async (site = siteId) => (await delivered(site)).map(({ title }) => title);
const setStatus = (account: Account, contractStatus: Account['contractStatus']) =>
  test.table.update(accountKey(account.id), { set: { contractStatus } });
const jobsOf = async (id: string) => (await dueItems(test.table, 'job')).filter((job) => job['subjectId'] === id);

describe('a news item', () => {
  it('reaches all its sites immediately if its publish type is instant', async () => {
    const other = await published();
    const item = await user().create({ siteIds: [siteId, other], contentUrl: 'https://example.com/' });
    expect(item).toMatchObject({
      status: 'public',
      version: 1,
      startDate: test.clock().toISOString(),
      sites: [{ id: siteId }, { id: other }],
    });
    expect([await titles(), await titles(other)]).toEqual([['年末年始の営業'], ['年末年始の営業']]);
    const [job] = await jobsOf(item.id);
    expect(job).toMatchObject({ kind: 'news', siteIds: [siteId, other], ownerId: test.accounts.USER.id });
  });

  it('is public from its start until just before its end', async () => {
    const { id } = await user().create({ publishType: 'scheduled', startDate: at(1), endDate: at(3) });
    const seen: [string, number][] = [];
    for (const ms of [HOUR - 1, 1, 2 * HOUR - 1, 1]) {
      test.time.now += ms;
      seen.push([(await user().get(id)).status, (await delivered()).length]);
    }
    expect(seen).toEqual([
      ['unpublic', 0],
      ['public', 1],
      ['public', 1],
      ['expired', 0],
    ]);
  });

  it('appears in the language of the visitor, else in its own language, with absolute addresses', async () => {
    await user().create({ translations: { en: { title: 'New Year', content: 'Closed.' } }, contentUrl: '/B2', isInternalLink: true });
    const origin = `https://${siteId}.sites.example.com`;
    expect(await delivered(siteId, 'en')).toMatchObject([{ title: 'New Year', content: 'Closed.', contentUrl: `${origin}/en/B2` }]);
    expect(await delivered(siteId, 'jp')).toMatchObject([{ title: '年末年始の営業', contentUrl: `${origin}/jp/B2` }]);
  });

  it('keeps its start after a change, and rejects a stale version with version-conflict', async () => {
    const first = await user().create();
    test.time.now += HOUR;
    const changed = await user().update(first, { title: '休業' });
    expect(changed).toMatchObject({
      startDate: first.startDate,
      createdAt: first.createdAt,
      version: 2,
      updatedAt: test.clock().toISOString(),
    });
    expect(await titles()).toEqual(['休業']);
    expect(await refusalOf(user().update(first, { title: '古い版' }))).toEqual({ code: 'version-conflict' });
    expect(await titles()).toEqual(['休業']);
  });

  it('is refused with a new end in the past, but can keep an end that has passed since it was saved (R-19.23)', async () => {
    const passed = { publishType: 'scheduled', startDate: at(-2), endDate: at(-1) } as const;
    const fields = [{ path: 'endDate', rule: 'not-in-future' }];
    expect(await refusalOf(user().create(passed))).toMatchObject({ fields });
    expect((await user().create({ ...passed, state: 'draft' })).status).toBe('draft');
    const item = await user().create({ endDate: at(1) });
    test.time.now += 2 * HOUR;
    const changed = await user().update(item, { title: '訂正', endDate: item.endDate });
    expect(changed).toMatchObject({ status: 'expired', title: '訂正' });
    expect(await refusalOf(user().update(changed, { endDate: at(-1.5) }))).toMatchObject({ fields });
  });

  it('can be moved between sites of its account', async () => {
    const other = await published();
    const item = await user().create();
    await user().update(item, { siteIds: [other] });
    expect([await titles(), await titles(other)]).toEqual([[], ['年末年始の営業']]);
  });

  it('keeps its start when it is unpublished and published again', async () => {
    const item = await user().create();
    test.time.now += HOUR;
    const taken = await user().update(item, { state: 'unpublic' });
    expect(taken).toMatchObject({ status: 'unpublic', startDate: item.startDate });
    expect(await delivered()).toEqual([]);
    expect(await user().publish(taken)).toMatchObject({ status: 'public', startDate: item.startDate });
  });

  it('is published and ended on request, unless the version is stale', async () => {
    const draft = await user().create({ state: 'draft', content: '' });
    expect(await refusalOf(user().publish(draft))).toMatchObject({ fields: [{ path: 'content', rule: 'required' }] });
    const scheduled = await user().update(draft, { publishType: 'scheduled', startDate: at(5), endDate: at(6) });
    test.time.now += HOUR;
    const live = await user().publish(scheduled);
    expect(live).toMatchObject({
      status: 'public',
      publishType: 'instant',
      startDate: test.clock().toISOString(),
      endDate: scheduled.endDate,
    });
    expect(await refusalOf(user().publish(live))).toEqual({ code: 'transition-refused' });
    expect(await refusalOf(user().end(scheduled))).toEqual({ code: 'version-conflict' });
    const ended = await user().end(live);
    expect([ended.status, await delivered()]).toEqual(['expired', []]);
    expect(await refusalOf(user().end(ended))).toEqual({ code: 'transition-refused' });
    expect(await user().publish(ended)).toMatchObject({ status: 'public', endDate: null });
  });

  it('is duplicated as a draft with the same picture; the picture is kept until both items are deleted', async () => {
    const { mediaId } = await addReadyMedia(test, test.accounts.USER, '', 'news');
    const item = await user().create({ imageId: mediaId });
    const copy = await user().duplicate(item.id);
    expect(copy).toMatchObject({ state: 'draft', title: item.title, startDate: null, image: { mediaId }, sites: [{ id: siteId }] });
    const isDue = async () => (await test.table.get({ pk: `MEDIA#${mediaId}`, sk: 'MEDIA' }))?.['gsi1sk'] !== undefined;
    await user().remove(item.id);
    expect(await isDue()).toBe(false);
    await user().remove(copy.id);
    expect(await isDue()).toBe(true);
  });

  it('accepts only pictures of its own account and kind', async () => {
    const another = await addReadyMedia(test, test.accounts.STRANGER, '', 'news');
    const creative = await addReadyMedia(test, test.accounts.USER, siteId);
    for (const { mediaId } of [another, creative])
      expect(await refusalOf(user().create({ imageId: mediaId }))).toMatchObject({ fields: [{ path: 'imageId', rule: 'unknown-media' }] });
  });

  it('can have the maximum number of sites, and move to the same number of different sites in one transaction', async () => {
    const sites = async () => {
      const ids: string[] = [];
      for (let count = 0; count < NEWS_MAX.sites; count += 1) ids.push((await test.as(test.accounts.USER).create()).id);
      return ids;
    };
    const [first, second] = [await sites(), await sites()];
    const { mediaId } = await addReadyMedia(test, test.accounts.USER, '', 'news');
    const item = await user().create({ siteIds: first });
    const moved = await user().update(item, { siteIds: second, imageId: mediaId });
    expect(moved.sites.map(({ id }) => id)).toEqual(second);
    expect((await user().siteNews({}, first[0])).news).toEqual([]);
    await user().remove(item.id);
  });

  it('is refused at the limit of items of the account, until another item is removed', async () => {
    const key = newsCountKey(test.accounts.USER.id);
    const { count } = (await test.table.update(key, { add: { count: 0 } })) as unknown as { count: number };
    await test.table.update(key, { set: { count: NEWS_MAX.stored - 3 } });
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => user().create()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const refused = { fields: [{ path: 'siteIds', rule: 'too-many', params: { max: NEWS_MAX.stored } }] };
    expect(await refusalOf(user().create())).toMatchObject(refused);
    const [one] = (await user().siteNews()).news;
    await user().remove(one?.id ?? '');
    await user().create();
    await test.table.update(key, { set: { count } });
  });
});

describe('the list of news', () => {
  it('contains exactly the items in the scope, each with its first sites', async () => {
    const item = await user().create({ title: '一覧' });
    await actor(test.accounts.STRANGER).create({ siteIds: [foreign], title: '他社' });
    const ofMaster = (await actor(test.accounts.MASTER).list()).news;
    expect(ofMaster.slice(0, 2).map(({ title }) => title)).toEqual(['他社', '一覧']);
    const [first] = (await actor(test.accounts.OEM).list()).news;
    expect(first).toMatchObject({ id: item.id, siteCount: 1, sites: [{ id: siteId }], owner: { id: test.accounts.USER.id } });
    expect((await user().list()).news.some(({ title }) => title === '他社')).toBe(false);
  });

  it('filters by site and by the present status', async () => {
    await user().create({ title: 'a' });
    await user().create({ title: 'b', state: 'draft' });
    await user().create({ title: 'c', publishType: 'scheduled', startDate: at(5), endDate: at(6) });
    await user().create({ title: 'd', publishType: 'scheduled', startDate: at(-2), endDate: at(1) });
    const listed = async (status: ListQuery['status']) => (await user().list({ siteId, status })).news.map(({ title }) => title);
    expect(await listed(undefined)).toEqual(['d', 'c', 'b', 'a']);
    expect([await listed('public'), await listed('draft'), await listed('unpublic'), await listed('expired')]).toEqual([
      ['d', 'a'],
      ['b'],
      ['c'],
      [],
    ]);
    test.time.now += HOUR;
    expect([await listed('public'), await listed('expired')]).toEqual([['a'], ['d']]);
  });

  it('sorts, searches titles in every language, and continues by cursor', async () => {
    for (const title of ['梅の季節', '桜の季節', '藤の季節'])
      await user().create({ title, translations: { en: { title: `Season of ${title}`, content: 'c' } } });
    expect((await user().list({ siteId, sort: 'title', order: 'asc' })).news.map(({ title }) => title)).toHaveLength(3);
    expect((await user().list({ siteId, keyword: '桜' })).news.map(({ title }) => title)).toEqual(['桜の季節']);
    expect((await user().list({ siteId, keyword: 'season' })).news).toHaveLength(3);
    const first = await user().list({ siteId, limit: 2 });
    const rest = await user().list({ siteId, limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.news, ...rest.news].map(({ title }) => title)).toEqual(['藤の季節', '桜の季節', '梅の季節']);
    expect(rest.nextCursor).toBeNull();
  });

  it('finds an item by its present title only', async () => {
    const item = await user().create({ title: '旧暦' });
    await user().update(item, { title: '新暦' });
    expect((await user().list({ siteId, keyword: '旧暦' })).news).toEqual([]);
    expect((await user().list({ siteId, keyword: '新暦' })).news).toHaveLength(1);
    expect((await user().list({ siteId })).news).toHaveLength(1);
  });

  it('exports news as CSV with statuses in words', async () => {
    await user().create({ title: '=1+1', state: 'draft' });
    const [headings, first] = (await user().csv()).split('\r\n');
    expect(headings).toContain('"Title","Text","Link","Status","Sites"');
    expect(first).toContain(`"'=1+1"`);
    expect(first).toContain('"Draft"');
  });
});

describe('the news of a site', () => {
  it('are in the order that the owner set, with newer items first', async () => {
    const [a, b, c] = [await user().create({ title: 'a' }), await user().create({ title: 'b' }), await user().create({ title: 'c' })];
    test.time.now += 1_000;
    const { version } = await user().siteNews();
    const set = await user().reorder([b.id, c.id, a.id], version);
    expect(await titles()).toEqual(['b', 'c', 'a']);
    test.time.now += 1_000;
    await user().create({ title: 'd' });
    expect(await titles()).toEqual(['d', 'b', 'c', 'a']);
    expect((await user().siteNews({ status: 'public' })).news.map(({ title }) => title)).toEqual(['d', 'b', 'c', 'a']);
    expect(await refusalOf(user().reorder([a.id], version))).toEqual({ code: 'version-conflict' });
    expect(await user().reorder([a.id], set.version)).toEqual({ version: set.version + 1 });
  });

  it('contain at most the maximum number of items, and take three reads, pictures included', async () => {
    for (let number = 0; number < NEWS_MAX.shown + 2; number += 1)
      await user().create({ title: String(number), publishType: 'scheduled', startDate: at(-number), endDate: at(1) });
    test.takeCalls();
    expect(await titles()).toEqual(Array.from({ length: NEWS_MAX.shown }, (_, number) => String(number)));
    expect(test.takeCalls().toSorted()).toEqual(['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand']);
  });

  it('are unavailable on a suspended site, and not-found on an ended or unpublished site', async () => {
    await user().create();
    const { USER } = test.accounts;
    await setStatus(USER, 'SUSPENDED');
    expect(await refusalOf(delivered())).toEqual({ code: 'unavailable', retryAfter: 3_600 });
    await setStatus(USER, 'TERMINATED');
    expect(await refusalOf(delivered())).toEqual({ code: 'not-found' });
    await setStatus(USER, 'ACTIVE');
    const console = test.as(USER);
    await console.publish(siteId, (await console.get(siteId)).site.working, 'private');
    for (const id of [siteId, 'nowherenear1']) expect(await refusalOf(delivered(id))).toEqual({ code: 'not-found' });
  });

  it('disappear with a deleted site, and stay on the remaining sites', async () => {
    const other = await published();
    const item = await user().create({ siteIds: [siteId, other] });
    await test.as(test.accounts.USER).remove(siteId);
    expect(await refusalOf(user().create())).toEqual({ code: 'not-found' });
    await siteSweep(test.table, test.clock).sweepOnce(siteId);
    expect((await user().get(item.id)).sites.map(({ id }) => id)).toEqual([other]);
    await user().update(item, { siteIds: [other], title: '残る' });
    expect(await titles(other)).toEqual(['残る']);
  });

  it('do not contain an item whose site is deleted while the item is written', async () => {
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand') return;
      test.interceptWith(() => undefined);
      await test.as(test.accounts.USER).remove(siteId);
    });
    expect(await refusalOf(user().create())).toEqual({ code: 'not-found' });
    expect(await test.table.queryAll({ pk: `NEWS#${siteId}` })).toEqual([]);
  });
});

describe('the endpoints of news', () => {
  it('answer not-found outside the tree, and accept changes by accounts above the owner', async () => {
    const item = await actor(test.accounts.OEM).create();
    const stranger = actor(test.accounts.STRANGER);
    for (const lost of [
      () => stranger.get(item.id),
      () => stranger.create(),
      () => stranger.update(item),
      () => stranger.remove(item.id),
      () => stranger.duplicate(item.id),
      () => stranger.publish(item),
      () => stranger.end(item),
      () => stranger.siteNews(),
      () => stranger.reorder([], 0),
    ])
      expect(await refusalOf(lost())).toEqual({ code: 'not-found' });
    await actor(test.accounts.MASTER).update(item, { title: '休業' });
    expect(await titles()).toEqual(['休業']);
  });

  it('refuse sites of several accounts, and sites of an account that does not own the item', async () => {
    const master = actor(test.accounts.MASTER);
    const refused = { code: 'invalid-input', fields: [{ path: 'siteIds', rule: 'mixed-owners' }] };
    expect(await refusalOf(master.create({ siteIds: [siteId, foreign] }))).toEqual(refused);
    const item = await user().create();
    expect(await refusalOf(master.update(item, { siteIds: [foreign] }))).toEqual(refused);
  });

  it('refuse writes in a suspended account and for an expired site', async () => {
    const item = await user().create();
    await setStatus(test.accounts.USER, 'SUSPENDED');
    const oem = actor(test.accounts.OEM);
    const writes = [
      () => oem.create(),
      () => oem.update(item),
      () => oem.remove(item.id),
      () => oem.duplicate(item.id),
      () => oem.end(item),
      () => oem.reorder([], 0),
    ];
    for (const refused of writes) expect(await refusalOf(refused())).toEqual({ code: 'account-suspended' });
    await setStatus(test.accounts.USER, 'ACTIVE');
    await test.table.update(siteKey(siteId), { set: { status: 'EXPIRED' } });
    for (const refused of writes) expect(await refusalOf(refused())).toEqual({ code: 'site-expired' });
  });

  it('audit each change for the owner and every account above, with the names of sites', async () => {
    const item = await user().create();
    await actor(test.accounts.OEM).update(item, { title: '休業', contentUrl: 'https://example.com/' });
    await user().remove(item.id);
    for (const account of [test.accounts.USER, test.accounts.OEM, test.accounts.MASTER]) {
      const { entries } = await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 50 });
      const ours = entries.filter(({ subject }) => subject.id === item.id);
      expect(ours.map(({ action }) => action).toSorted()).toEqual(['news.create', 'news.remove', 'news.update']);
      expect(ours.find(({ action }) => action === 'news.update')?.changes).toEqual([
        { field: 'title', from: '年末年始の営業', to: '休業' },
        { field: 'contentUrl', from: null, to: 'https://example.com/' },
      ]);
      const created = ours.find(({ action }) => action === 'news.create');
      expect(created?.changes).toContainEqual({ field: 'newsSites', from: null, to: expect.not.stringContaining(siteId) });
    }
  });
});
