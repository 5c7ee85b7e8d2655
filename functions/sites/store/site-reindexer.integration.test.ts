import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { siteReindexer } from '#functions/sites/store/site-reindexer.ts';
import type { SiteSort } from '#shared/model/sites/site.ts';

let test: SiteFixture;
let user: Actor;
beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

const run = () => siteReindexer(test.table).run();
const names = async (question: { sort?: SiteSort; status?: 'DRAFT'; keyword?: string }): Promise<string[]> =>
  (await user.list({ order: 'asc', ...question })).sites.map(({ name }) => name);

/** Removes the attributes and entries that an earlier version did not write. */
async function downgradeSites(): Promise<void> {
  for (const { id, path } of Object.values(test.accounts))
    for (const scopeId of [id, ...path]) {
      for (const status of ['*', 'DRAFT'])
        await test.table.batchWrite({ remove: await test.table.queryAll({ pk: `SITES#${scopeId}#${status}` }) });
      const words = await test.table.queryAll({ pk: `SITEWORDS#${scopeId}` });
      for (const word of words) await test.table.update(word, { remove: ['status'] });
    }
  for (const { id } of (await user.list({ limit: 100 })).sites)
    await test.table.update({ pk: `SITE#${id}`, sk: 'SITE' }, { remove: ['editedAt'] });
  await test.table.delete({ pk: 'OPERATOR', sk: 'LISTS' });
}

it('siteReindexer indexes sites of an earlier version, so that they are listed and found', async () => {
  for (const name of ['One', 'Two', 'Three']) await user.create({ name });
  await downgradeSites();
  expect([await names({ sort: 'edited' }), await names({ status: 'DRAFT' }), await names({ keyword: 't', status: 'DRAFT' })]).toEqual([
    [],
    [],
    [],
  ]);
  await run();
  for (const sort of ['edited', 'created', 'name'] as const)
    expect((await names({ sort })).toSorted((a, b) => a.localeCompare(b))).toEqual(['One', 'Three', 'Two']);
  expect(await names({ sort: 'name', status: 'DRAFT' })).toEqual(['One', 'Three', 'Two']);
  expect(await names({ keyword: 't', status: 'DRAFT' })).toEqual(['Three', 'Two']);
  const { site, document } = await user.get((await user.list({ sort: 'name', order: 'asc' })).sites[0]?.id ?? '');
  await user.save(site.id, site.working, { settings: { ...document.settings, name: 'Zero' } });
  expect(await names({ sort: 'name' })).toEqual(['Three', 'Two', 'Zero']);
});

it('siteReindexer indexes the current state of a site that changes concurrently', async () => {
  const { id } = await user.create({ name: 'Before' });
  await downgradeSites();
  let isIntercepted = false;
  test.interceptWith(async (command) => {
    if (command !== 'TransactWriteItemsCommand' || isIntercepted) return;
    isIntercepted = true;
    for (const { id: one, name } of (await user.list({ sort: 'created' })).sites) {
      if (name !== 'Before') continue;
      const { site, document } = await user.get(one);
      await user.save(one, site.working, { settings: { ...document.settings, name: 'After' } });
    }
  });
  await run();
  expect(isIntercepted).toBe(true);
  expect((await names({ sort: 'name' })).filter((name) => name === 'Before' || name === 'After')).toEqual(['After']);
  expect((await user.list({ sort: 'edited', limit: 100 })).sites.filter((site) => site.id === id)).toHaveLength(1);
});

it('siteReindexer makes a single read if it has already run', async () => {
  await run();
  test.takeTraffic();
  await run();
  expect(test.takeTraffic().calls).toEqual(['GetItemCommand']);
});
