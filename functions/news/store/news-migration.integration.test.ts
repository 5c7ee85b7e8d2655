import { afterAll, beforeAll, expect, it } from 'vitest';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { newsKey } from '#functions/platform/keys/news-keys.ts';
import { newsMigration } from '#functions/news/store/news-migration.ts';
import { newsStore } from '#functions/news/store/news-store.ts';
import { siteNewsStore } from '#functions/news/store/site-news-store.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());

/** Returns a news item of one site, as an earlier version stored it. */
const former = (siteId: string, id: string, state: object) => ({
  ...newsKey(siteId, id),
  entity: 'news',
  id,
  siteId,
  title: '以前のお知らせ',
  content: '本文',
  contentUrl: 'https://example.com/',
  publishType: 'instant',
  startDate: '2026-11-01T00:00:00.000Z',
  endDate: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...state,
});

it('newsMigration turns items of one site into items of the account, once, without a change for visitors', async () => {
  const { USER, OEM } = test.accounts;
  const site = await test.as(USER).create();
  const [draft, live] = [numberedUlid(1), numberedUlid(2)];
  await test.table.put(former(site.id, draft, { isDraft: true }));
  await test.table.put(former(site.id, live, { state: 'public' }));
  const shown = async () => (await siteNewsStore(test.table).read(site)).items.map(({ id, state, title }) => [id, state, title]);
  const before = await shown();
  for (const _ of [1, 2]) {
    await newsMigration(test.table, test.dependencies.ids).run(test.clock());
    await test.table.delete({ pk: 'OPERATOR', sk: 'NEWS' });
  }
  expect(await shown()).toEqual(before);
  const query = { terms: [], sort: 'title', descending: false, after: undefined, limit: 10, now: test.clock() } as const;
  const { news } = await newsStore(test.table).list(scopeOf(OEM.id), query);
  expect(news).toMatchObject([
    { id: draft, state: 'draft', ownerId: USER.id, siteIds: [site.id], version: 1, language: 'jp' },
    { id: live, state: 'public', ownerId: USER.id },
  ]);
  expect(await test.table.get({ pk: `ACCOUNT#${USER.id}`, sk: 'NEWS' })).toMatchObject({ count: 2 });
});
