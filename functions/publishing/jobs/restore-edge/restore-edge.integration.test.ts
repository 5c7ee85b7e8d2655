import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountStateKey, MEDIA_KEYS_KEY } from '#functions/publishing/services/edge/edge-keys.ts';
import { restoreEdge } from '#functions/publishing/jobs/restore-edge/restore-edge.ts';
import { addReadyMedia, sheet, sheetsInFirstCells, type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { startEdgeStore, type TestEdgeStore } from '#test/support/edge-store.ts';

let test: SiteFixture;
let edge: TestEdgeStore;
beforeAll(async () => {
  [test, edge] = await Promise.all([startSiteFixture(), startEdgeStore()]);
});
afterAll(() => Promise.all([test.stop(), edge.stop()]));

it('restoreEdge writes the media keys and the states of all accounts, and republishes every published site', async () => {
  const { OEM, USER, MASTER } = test.accounts;
  const actor = test.as(USER);
  const { id, working } = await actor.create({ rows: 1, columns: 1 });
  const image = await addReadyMedia(test, USER, id);
  const { site } = await actor.save(id, working, sheetsInFirstCells(1, 1, [sheet('one', { image })]).changes);
  await actor.publish(id, site.working);
  await actor.create({ rows: 1, columns: 1 });
  const ended = await test.people.add('USER', OEM, { contractEnd: '2026-01-01' });
  await test.people.setStatus(USER, 'SUSPENDED');
  for (let count = 0; count < 41; count += 1) await test.people.add('USER', MASTER);
  const stale = await test.people.add('USER', MASTER);
  await edge.store.write(await edge.store.readVersion(), { puts: { [accountStateKey(stale.id)]: 'paused' }, deletes: [] });

  const run = restoreEdge({ ...test.dependencies, edgeStore: edge.store, mediaKeys: () => ['key'] });
  // All accounts of the fixture, the operator included.
  expect(await run()).toEqual({ accounts: 4 + 1 + 41 + 1, publications: 1 });
  expect([USER, ended, OEM, MASTER, stale].map((account) => edge.values.get(accountStateKey(account.id)))).toEqual([
    'paused',
    'ended',
    undefined,
    undefined,
    undefined,
  ]);
  expect(edge.values.get(MEDIA_KEYS_KEY)).toBe('key');
  test.time.now += 61_000;
  const jobs = (await test.dependencies.jobs.listOverdue(10)).filter(({ kind }) => kind === 'publish');
  expect(jobs.map(({ subjectId }) => subjectId)).toEqual([id, id]);
  edge.takeCalls();
  await run();
  expect(edge.takeCalls().filter((call) => call === 'UpdateKeysCommand')).toEqual([]);
});
