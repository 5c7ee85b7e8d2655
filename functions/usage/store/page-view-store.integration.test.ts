import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore, type PageViewStore, type SiteMonthViews } from '#functions/usage/store/page-view-store.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { repetitions } from '#test/support/long-run.ts';

const MONTH = '2026-11';
const NEXT = '2026-12';
const NOW = new Date('2026-11-20T00:00:00Z');

let test: TestTable;
let store: PageViewStore;
/** Decides for each transaction whether to fail it, before it is sent or after it is committed. */
let cut: () => 'before' | 'after' | undefined = () => undefined;
let run = 0;

beforeAll(async () => {
  test = await startTable();
  store = pageViewStore(test.table, () => NOW);
  test.client.middlewareStack.add(
    (next, context) => async (input) => {
      const when = context['commandName'] === 'TransactWriteCommand' ? cut() : undefined;
      if (when === 'before') throw new Error('cut off');
      const result = await next(input);
      if (when === 'after') throw new Error('cut off');
      return result;
    },
    { step: 'initialize', name: 'cutOff' },
  );
});
beforeEach(() => {
  cut = () => undefined;
  run += 1;
});
afterAll(() => test.stop());

/** Returns an id that only this test uses, because tests share a table. */
const account = (name: string): string => `${name}-${run}`;
const siteId = (number: number): string => `s${String(run).padStart(5, '0')}${String(number).padStart(6, '0')}`;
const putSite = (number: number, ...lineage: string[]) =>
  test.table.put({
    ...siteKey(siteId(number)),
    entity: 'site',
    id: siteId(number),
    name: `Site ${number}`,
    lineage: ['operator', ...lineage.map(account)],
  });
const views = (number: number, count: number, month = MONTH): SiteMonthViews => ({ siteId: siteId(number), month, views: count });
const log = (name: string): string => `sites/${run}/${name}.gz`;

describe('addLogObject', () => {
  it('counts views for the owner and the accounts above, except the operator', async () => {
    await putSite(1, 'oem', 'user');
    await putSite(2, 'oem');
    const months = await store.addLogObject(log('a'), [views(1, 5), views(1, 7, NEXT), views(2, 2)]);
    expect(months).toEqual([
      { accountId: account('oem'), month: MONTH },
      { accountId: account('user'), month: MONTH },
      { accountId: account('oem'), month: NEXT },
      { accountId: account('user'), month: NEXT },
    ]);
    expect(await store.ofAccount(account('oem'), MONTH)).toEqual({ views: 7, late: 0 });
    expect(await store.ofAccount(account('user'), MONTH)).toEqual({ views: 5, late: 0 });
    expect(await store.ofAccount(account('user'), NEXT)).toEqual({ views: 7, late: 0 });
    expect(await store.ofSite({ id: siteId(1), ownerId: account('user') }, MONTH)).toEqual({ views: 5, late: 0 });
    expect(await store.sitesOf(account('oem'), MONTH)).toEqual([
      { siteId: siteId(1), siteName: 'Site 1', views: 5, late: 0 },
      { siteId: siteId(2), siteName: 'Site 2', views: 2, late: 0 },
    ]);
    expect((await store.ofAccount('operator', MONTH)).views).toBe(0);
  });

  it('counts an object once, even if it is delivered repeatedly or concurrently', async () => {
    await putSite(1, 'user');
    const counts = [views(1, 3)];
    await Promise.all(Array.from({ length: 5 }, () => store.addLogObject(log('a'), counts)));
    await store.addLogObject(log('a'), counts);
    await store.addLogObject(log('b'), counts);
    expect(await store.ofAccount(account('user'), MONTH)).toEqual({ views: 6, late: 0 });
  });

  it('counts a deleted site for its former accounts, and ignores unknown sites', async () => {
    await putSite(1, 'user');
    await store.addLogObject(log('a'), [views(1, 1)]);
    await test.table.delete(siteKey(siteId(1)));
    expect(await store.addLogObject(log('b'), [views(1, 2), views(9, 50)])).toEqual([{ accountId: account('user'), month: MONTH }]);
    expect(await store.sitesOf(account('user'), MONTH)).toEqual([{ siteId: siteId(1), siteName: 'Site 1', views: 3, late: 0 }]);
  });

  it('marks an object without page views as counted', async () => {
    await putSite(1, 'user');
    await store.addLogObject(log('a'), []);
    await store.addLogObject(log('a'), [views(1, 5)]);
    expect((await store.ofAccount(account('user'), MONTH)).views).toBe(0);
  });

  it('counts each view exactly once under crashes, retries and concurrent deliveries', { timeout: 60_000 }, async () => {
    const sites = 120;
    for (let number = 1; number <= sites; number += 1) await putSite(number, `oem${number % 2}`, `user${number % 7}`);
    let object = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.infiniteStream(fc.constantFrom('before' as const, 'after' as const, undefined, undefined)),
        fc.integer({ min: 1, max: 9 }),
        async (cuts, each) => {
          object += 1;
          const key = log(`object-${object}`);
          const before = await store.ofAccount(account('oem0'), MONTH);
          const counts = Array.from({ length: sites }, (_, index) => views(index + 1, each));
          cut = () => cuts.next().value;
          const deliver = async () => {
            for (let attempts = 1; ; attempts += 1) {
              // The last attempts of a function run without a fault.
              if (attempts > 20) cut = () => undefined;
              const isDone = await store.addLogObject(key, counts).then(
                () => true,
                () => false,
              );
              if (isDone) return;
            }
          };
          await Promise.all([deliver(), deliver()]);
          cut = () => undefined;
          const after = await store.ofAccount(account('oem0'), MONTH);
          expect(after.views - before.views).toBe((sites / 2) * each);
        },
      ),
      { numRuns: repetitions(5, 12) },
    );
    const all = await Promise.all(Array.from({ length: 7 }, (_, index) => store.ofAccount(account(`user${index}`), MONTH)));
    const [even, odd] = await Promise.all([store.ofAccount(account('oem0'), MONTH), store.ofAccount(account('oem1'), MONTH)]);
    expect(all.reduce((sum, count) => sum + count.views, 0)).toBe(even.views + odd.views);
    const bySite = await store.sitesOf(account('oem0'), MONTH);
    expect(bySite.reduce((sum, count) => sum + count.views, 0)).toBe(even.views);
  });
});

describe('closeMonth', () => {
  it('returns the views to bill; views metered later are late, for the given account and month only', async () => {
    await putSite(1, 'oem', 'user');
    await store.addLogObject(log('a'), [views(1, 10)]);
    expect(await store.closeMonth(account('oem'), MONTH)).toBe(10);
    await store.addLogObject(log('b'), [views(1, 4), views(1, 1, NEXT)]);
    expect(await store.closeMonth(account('oem'), MONTH)).toBe(10);
    expect(await store.ofAccount(account('oem'), MONTH)).toEqual({ views: 10, late: 4 });
    expect(await store.ofAccount(account('oem'), NEXT)).toEqual({ views: 1, late: 0 });
    expect(await store.ofAccount(account('user'), MONTH)).toEqual({ views: 14, late: 0 });
    expect(await store.sitesOf(account('oem'), MONTH)).toEqual([{ siteId: siteId(1), siteName: 'Site 1', views: 10, late: 4 }]);
  });

  it('returns exactly the counted views during concurrent metering', async () => {
    await putSite(1, 'user');
    const adding = Array.from({ length: 20 }, (_, index) => store.addLogObject(log(String(index)), [views(1, 1)]));
    const billed = await store.closeMonth(account('user'), MONTH);
    await Promise.all(adding);
    const { views: counted, late } = await store.ofAccount(account('user'), MONTH);
    expect(counted).toBe(billed);
    expect(counted + late).toBe(20);
  });
});
