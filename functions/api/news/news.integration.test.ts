import { apiContract } from '#shared/api-contract/api-contract.ts';
import { withParsedResponses } from '#test/support/api/parsed-responses.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notiDeliveryUseCases } from '#functions/api/noti-delivery/use-cases.ts';
import { addReadyMedia, refusalOf, sheet, sheetsInFirstCells, startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { scopeOf } from '#functions/scope.ts';
import type { Account } from '#functions/store/account/account.ts';
import { accountKey, newsKey } from '#functions/store/keys.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { siteNewsStore } from '#functions/store/site/site-news-store.ts';
import { siteSweep } from '#functions/store/site/site-sweep.ts';
import type { RequestOf } from '#shared/api-contract/endpoint.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import type { VisitorNews, SiteNews, SiteNewsInput } from '#shared/model/visitor/site-news.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import type * as z from 'zod';

const HOUR = 3_600_000;

let test: SiteFixture;
let siteId: string;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  siteId = await published();
});

/** Publishes a site. */
async function published(): Promise<string> {
  const user = test.as(test.accounts.USER);
  const site = await user.create({ rows: 1, columns: 1 });
  const image = await addReadyMedia(test, test.accounts.USER, site.id);
  const saved = await user.save(site.id, site.working, sheetsInFirstCells(1, 1, [sheet('茶', { image })]).changes);
  await user.publish(site.id, saved.site.working);
  return site.id;
}

const at = (hours: number): string => new Date(test.time.now + hours * HOUR).toISOString();
const input = (differences: Partial<SiteNewsInput> = {}): SiteNewsInput => ({
  siteId,
  title: '年末年始の営業',
  content: '12月31日から1月3日まで休みます。',
  contentUrl: '',
  publishType: 'instant',
  startDate: null,
  endDate: null,
  state: 'public',
  ...differences,
});

const BASE = { params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
const endpoints = () => {
  const { sites, accounts, clock, ids } = test.dependencies;
  return withParsedResponses(
    apiContract.notiDelivery,
    notiDeliveryUseCases({ sites, accounts, clock, ids, publicSites: publicSiteStore(test.table), news: siteNewsStore(test.table) }),
  );
};

/** The endpoints called by an account's main login. */
function actor(account: Account) {
  const cases = endpoints();
  const base = { ...BASE, caller: callerOf(account) };
  return {
    create: async (differences: Partial<SiteNewsInput> = {}) =>
      ((await cases.create({ ...base, body: input(differences) })) as { news: SiteNews }).news,
    update: async (id: string, differences: Partial<SiteNewsInput> = {}, site = siteId) =>
      ((await cases.update({ ...base, params: { siteId: site, id }, body: input(differences) })) as { news: SiteNews }).news,
    get: async (id: string, site = siteId) => ((await cases.get({ ...base, params: { siteId: site, id } })) as { news: SiteNews }).news,
    list: async (query: RequestOf<typeof notiDelivery.list>['query'] = {}) =>
      ((await cases.list({ ...base, params: { siteId }, query })) as { news: SiteNews[] }).news,
    remove: async (id: string, site = siteId) => cases.remove({ ...base, params: { siteId: site, id } }),
  };
}
const user = () => actor(test.accounts.USER);
const delivered = async (site = siteId) => {
  const answer = await endpoints().delivered({ ...BASE, query: { siteId: site }, caller: undefined });
  return (answer as { news: (z.infer<typeof VisitorNews> & Record<string, unknown>)[] }).news;
};
const toldTitles = async () => (await delivered()).map(({ title }) => title);
const setStatus = (account: Account, contractStatus: Account['contractStatus']) =>
  test.table.update(accountKey(account.id), { set: { contractStatus } });

describe('news of a site', () => {
  it('are delivered at once if instant', async () => {
    const news = await user().create({ contentUrl: 'https://example.com/' });
    expect(news).toMatchObject({ status: 'public', startDate: test.clock().toISOString(), createdAt: test.clock().toISOString() });
    expect(await delivered()).toMatchObject([
      { id: news.id, title: '年末年始の営業', contentUrl: 'https://example.com/', startDate: news.startDate },
    ]);
    expect(await user().get(news.id)).toMatchObject({ id: news.id, status: 'public' });
  });

  it('are delivered from their start until before their end', async () => {
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

  it('are not delivered as drafts and start when first saved as news', async () => {
    const { id, startDate } = await user().create({ state: 'draft' });
    expect([startDate, await delivered()]).toEqual([null, []]);
    test.time.now += HOUR;
    expect(await user().update(id)).toMatchObject({ status: 'public', startDate: test.clock().toISOString() });
    expect(await delivered()).toHaveLength(1);
  });

  it('keep their text until a change is saved, and their start after it', async () => {
    const first = await user().create();
    test.time.now += HOUR;
    expect(await toldTitles()).toEqual(['年末年始の営業']);
    const changed = await user().update(first.id, { title: '休業' });
    expect(changed).toMatchObject({ startDate: first.startDate, createdAt: first.createdAt, updatedAt: test.clock().toISOString() });
    expect(await toldTitles()).toEqual(['休業']);
    await user().update(first.id, { state: 'draft' });
    expect(await delivered()).toEqual([]);
  });

  it('can be taken back without becoming a draft, and be published again with their start', async () => {
    const { id, startDate } = await user().create();
    test.time.now += HOUR;
    expect(await user().update(id, { state: 'unpublic' })).toMatchObject({ state: 'unpublic', status: 'unpublic', startDate });
    expect(await delivered()).toEqual([]);
    expect((await user().list({ status: 'unpublic' })).map((one) => one.id)).toEqual([id]);
    expect(await user().list({ status: 'draft' })).toEqual([]);
    expect(await user().update(id)).toMatchObject({ status: 'public', startDate });
    expect(await delivered()).toHaveLength(1);
  });

  it('can be taken back only after they were published', async () => {
    expect(await refusalOf(user().create({ state: 'unpublic' }))).toEqual({ code: 'transition-refused' });
    const { id } = await user().create({ state: 'draft' });
    expect(await refusalOf(user().update(id, { state: 'unpublic' }))).toEqual({ code: 'transition-refused' });
  });

  it('are read as earlier versions stored them', async () => {
    const [draft, news] = [await user().create(), await user().create()];
    for (const [{ id }, isDraft] of [
      [draft, true],
      [news, false],
    ] as const)
      await test.table.update(newsKey(siteId, id), { set: { isDraft }, remove: ['state'] });
    expect([(await user().get(draft.id)).status, (await user().get(news.id)).status]).toEqual(['draft', 'public']);
  });

  it('are rejected with an end before their start', async () => {
    const refused = { code: 'invalid-input', fields: [{ path: 'endDate', rule: 'end-before-start' }] };
    for (const endDate of [at(-1), at(0)]) expect(await refusalOf(user().create({ endDate }))).toEqual(refused);
    const { id } = await user().create({ endDate: at(1) });
    test.time.now += 2 * HOUR;
    expect(await user().update(id, { endDate: at(-1) })).toMatchObject({ status: 'expired' });
  });

  it('are listed newest first, all or by status', async () => {
    const made = [await user().create({ title: 'a' }), await user().create({ title: 'b', state: 'draft' })];
    made.push(await user().create({ title: 'c', publishType: 'scheduled', startDate: at(5) }));
    const ids = made
      .map(({ id }) => id)
      .toSorted()
      .toReversed();
    expect((await user().list()).map(({ id }) => id)).toEqual(ids);
    expect((await user().list({ status: 'draft' })).map(({ title }) => title)).toEqual(['b']);
    expect((await user().list({ status: 'unpublic' })).map(({ title }) => title)).toEqual(['c']);
    expect(await user().list({ status: 'expired' })).toEqual([]);
  });

  it('are delivered latest start first, limited in number, in three reads', async () => {
    for (let number = 0; number < NEWS_MAX.shown + 2; number += 1)
      await user().create({ title: String(number), publishType: 'scheduled', startDate: at(-number) });
    test.takeCalls();
    expect(await toldTitles()).toEqual(Array.from({ length: NEWS_MAX.shown }, (_, number) => String(number)));
    expect(test.takeCalls().toSorted()).toEqual(['BatchGetItemCommand', 'GetItemCommand', 'QueryCommand']);
  });

  it('are removed permanently', async () => {
    const { id } = await user().create();
    await user().remove(id);
    expect(await delivered()).toEqual([]);
    for (const again of [() => user().remove(id), () => user().get(id), () => user().update(id)])
      expect(await refusalOf(again())).toEqual({ code: 'not-found' });
  });

  it('cannot be moved to another site', async () => {
    const other = await published();
    const { id } = await user().create();
    expect(await refusalOf(user().update(id, { siteId: other }))).toMatchObject({ fields: [{ path: 'siteId', rule: 'invalid' }] });
    for (const lost of [() => user().get(id, other), () => user().update(id, { siteId: other }, other), () => user().remove(id, other)])
      expect(await refusalOf(lost())).toEqual({ code: 'not-found' });
    expect(await delivered(other)).toEqual([]);
  });

  it('are limited in number under concurrent writes; a removal frees a slot', async () => {
    await test.table.update({ pk: `NEWS#${siteId}`, sk: 'COUNT' }, { set: { entity: 'news-count', count: NEWS_MAX.stored - 3 } });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => user().create()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await refusalOf(user().create())).toMatchObject({
      fields: [{ path: 'siteId', rule: 'too-many', params: { max: NEWS_MAX.stored } }],
    });
    const [one] = await user().list();
    await user().remove(one?.id ?? '');
    await user().create();
    expect(await refusalOf(user().create())).toMatchObject({ code: 'invalid-input' });
  });
});

describe('access to news', () => {
  it('is not-found outside the tree and complete for accounts above the owner', async () => {
    const { id } = await actor(test.accounts.OEM).create();
    const stranger = actor(test.accounts.STRANGER);
    for (const lost of [
      () => stranger.list(),
      () => stranger.get(id),
      () => stranger.create(),
      () => stranger.update(id),
      () => stranger.remove(id),
    ])
      expect(await refusalOf(lost())).toEqual({ code: 'not-found' });
    await actor(test.accounts.MASTER).update(id, { title: '休業' });
    expect(await toldTitles()).toEqual(['休業']);
  });

  it('is read-only in a suspended account', async () => {
    const { id } = await user().create();
    await setStatus(test.accounts.USER, 'SUSPENDED');
    const oem = actor(test.accounts.OEM);
    for (const refused of [() => oem.create(), () => oem.update(id), () => oem.remove(id)])
      expect(await refusalOf(refused())).toEqual({ code: 'account-suspended' });
    expect(await oem.list()).toHaveLength(1);
    await setStatus(test.accounts.USER, 'ACTIVE');
  });

  it('is audited for the owner and every account above', async () => {
    const { id } = await user().create();
    await actor(test.accounts.OEM).update(id, { title: '休業', contentUrl: 'https://example.com/' });
    await user().remove(id);
    for (const account of [test.accounts.USER, test.accounts.OEM, test.accounts.MASTER]) {
      const { entries } = await auditStore(test.table).list(scopeOf(account.id), { after: undefined, limit: 50 });
      const ours = entries.filter(({ subject, action }) => subject.id === siteId && action.startsWith('news.'));
      expect(Object.fromEntries(ours.map(({ action, actor: who }) => [action, who?.id]))).toEqual({
        'news.create': test.accounts.USER.id,
        'news.update': test.accounts.OEM.id,
        'news.remove': test.accounts.USER.id,
      });
      expect(ours.find(({ action }) => action === 'news.update')?.changes).toEqual([
        { field: 'title', from: '年末年始の営業', to: '休業' },
        { field: 'contentUrl', from: null, to: 'https://example.com/' },
      ]);
    }
  });
});

describe('news for visitors', () => {
  it('are rejected for an unpublished, suspended or ended site', async () => {
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
});

describe('deleted site', () => {
  it('loses its news and accepts no more', async () => {
    const { id } = await user().create();
    await user().create();
    await test.as(test.accounts.USER).remove(siteId);
    for (const lost of [() => user().create(), () => user().get(id), () => delivered()])
      expect(await refusalOf(lost())).toEqual({ code: 'not-found' });
    test.time.now += 2 * HOUR;
    const sweep = siteSweep(test.table, test.clock);
    const media = await sweep.detachDeletedMedia(siteId);
    await sweep.deleteMediaRecords(siteId, media);
    await sweep.sweepOnce(siteId);
    expect(await test.table.queryAll({ pk: `NEWS#${siteId}` })).toEqual([]);
    expect(await test.table.queryAll({ pk: `SITE#${siteId}` })).toEqual([]);
  });

  it('accepts no news that were being written during the deletion', async () => {
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand') return;
      test.interceptWith(() => undefined);
      await test.as(test.accounts.USER).remove(siteId);
    });
    expect(await refusalOf(user().create())).toEqual({ code: 'not-found' });
    expect(await test.table.queryAll({ pk: `NEWS#${siteId}` })).toEqual([]);
  });

  it('keeps news of other sites', async () => {
    await user().create();
    await siteSweep(test.table, test.clock).sweepOnce(siteId);
    expect(await user().list()).toHaveLength(1);
    expect(await refusalOf(user().get(numberedUlid(5)))).toEqual({ code: 'not-found' });
  });
});
