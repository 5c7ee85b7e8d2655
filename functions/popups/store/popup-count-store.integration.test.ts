import { afterAll, beforeAll, expect, it } from 'vitest';
import { sheet, sheetsInFirstCells, startSiteFixture, type Actor, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { popupCountKey } from '#functions/platform/keys/keys.ts';
import {
  applicantWrite,
  popupClicksWrite,
  popupCountStore,
  type PopupCountStore,
  waitingListWrite,
} from '#functions/popups/store/popup-count-store.ts';
import { siteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const HOUR = 3_600_000;
const [ONE, OTHER] = [numberedUlid(1), numberedUlid(2)];

let test: SiteFixture;
let user: Actor;
let counts: PopupCountStore;
beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
  counts = popupCountStore(test.table);
});
afterAll(() => test.stop());

it('popupCountStore sums clicks separately for each popup and site, including clicks on shards of earlier versions', async () => {
  const [site, elsewhere] = [await user.create(), await user.create()];
  await Promise.all([7, 90, -3].map((clicks) => test.table.transact([popupClicksWrite(site.id, ONE, clicks)])));
  await test.table.transact([popupClicksWrite(site.id, OTHER, 1)]);
  await test.table.update(popupCountKey(site.id, ONE, 5), { set: { entity: 'popup-count', popupId: ONE }, add: { clicks: 106 } });
  expect(Object.fromEntries(await counts.read(site))).toEqual({
    [ONE]: { clicks: 200, applicants: 0, waiting: 0 },
    [OTHER]: { clicks: 1, applicants: 0, waiting: 0 },
  });
  expect([...(await counts.read(elsewhere))]).toEqual([]);
});

it('popupCountStore counts applicants up to the limit, the waiting list, and clicks', async () => {
  const site = await user.create();
  const commit = (...writes: Write[]) => tryCommit(test.table.transact(writes));
  const results = await Promise.all(
    Array.from({ length: 20 }, () => commit(applicantWrite(site, ONE, 3), applicantWrite(site, OTHER, null))),
  );
  expect(results.filter(Boolean)).toHaveLength(3);
  await Promise.all([commit(waitingListWrite(site, ONE)), commit(popupClicksWrite(site.id, ONE, 1))]);
  expect(Object.fromEntries(await counts.read(site))).toEqual({
    [ONE]: { clicks: 1, applicants: 3, waiting: 1 },
    [OTHER]: { clicks: 0, applicants: 3, waiting: 0 },
  });
  expect(await counts.readApplicants(site, ONE)).toEqual({ applicants: 3, earlier: 0 });
});

it('popupCountStore counts applicants on the shards of earlier versions towards the limit', async () => {
  const site = await user.create();
  await test.table.update(popupCountKey(site.id, ONE, 7), { set: { entity: 'popup-count', popupId: ONE }, add: { applicants: 5 } });
  await test.table.transact([applicantWrite(site, ONE, 6, 5)]);
  expect(await counts.readApplicants(site, ONE)).toEqual({ applicants: 6, earlier: 5 });
  expect(await tryCommit(test.table.transact([applicantWrite(site, ONE, 6, 5)]))).toBe(false);
});

it('popupCountStore reads all counts of a site with one call', async () => {
  const site = await user.create();
  test.takeTraffic();
  await counts.read(site);
  expect(test.takeTraffic().calls).toEqual(['QueryCommand']);
});

it('popup counts are kept by a sweep of an active site, start at zero on a copy, and are deleted with the site', async () => {
  const sweep = siteSweep(test.table, test.clock);
  const { id, working } = await user.create();
  await user.save(id, working, sheetsInFirstCells(1, 1, [sheet('a')]).changes);
  await test.table.transact([popupClicksWrite(id, ONE, 1)]);
  test.time.now += 26 * HOUR;
  await sweep.sweepOnce(id);
  expect([...(await counts.read({ id }))]).toEqual([[ONE, { clicks: 1, applicants: 0, waiting: 0 }]]);
  expect([...(await counts.read(await user.duplicate(id)))]).toEqual([]);
  await user.remove(id);
  await user.purge(id);
  test.time.now += 2 * HOUR;
  await sweep.sweepOnce(id);
  expect(await test.table.queryAll({ pk: `SITE#${id}` })).toEqual([]);
});
