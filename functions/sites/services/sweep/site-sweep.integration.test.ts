import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addReadyMedia,
  sheet,
  sheetsInFirstCells,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import { partHash } from '#functions/sites/store/revisions/part-store.ts';
import { PART_PREFIX, partKey, REVISION_PREFIX } from '#functions/platform/keys/keys.ts';
import { siteSweep, type SiteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import { REVISION_HISTORY_MAX, SITE_TRASH_DAYS } from '#shared/model/limits.ts';

const HOUR = 3_600_000;

let test: SiteFixture;
let user: Actor;
let sweep: SiteSweep;
beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
  sweep = siteSweep(test.table, test.clock);
});
afterAll(() => test.stop());

const skOf = async (id: string, prefix: string): Promise<string[]> =>
  (await test.table.queryAll({ pk: `SITE#${id}`, prefix })).map(({ sk }) => sk.slice(prefix.length));

/**
 * Creates a site with one sheet and saves it repeatedly. The clock advances between saves, so that revisions sort by the time of saving.
 */
async function siteWithHistory(saves: number): Promise<{ id: string; sheetId: string; revisions: string[] }> {
  const { id, working } = await user.create({ rows: 1, columns: 1 });
  const image = await addReadyMedia(test, test.accounts.USER, id);
  const { changes, ids } = sheetsInFirstCells(1, 1, [sheet('text 0', { image })]);
  const revisions = [working, (await user.save(id, working, changes)).site.working];
  for (let index = 1; index <= saves; index += 1) {
    revisions.push(
      (await user.save(id, revisions.at(-1) ?? '', { sheets: { [ids[0] ?? '']: { jp: sheet(`text ${index}`, { image }) } } })).site.working,
    );
  }
  return { id, sheetId: ids[0] ?? '', revisions };
}

describe('siteSweep of an active site', () => {
  it('keeps recent and referenced revisions with their parts, and deletes all others', async () => {
    const { id, revisions } = await siteWithHistory(60);
    const published = revisions[3] ?? '';
    await user.publish(id, published);
    expect(await sweep.listDue(10)).not.toContain(id);
    test.time.now += 26 * HOUR;
    expect(await sweep.listDue(10)).toContain(id);
    await sweep.sweepOnce(id);
    expect(await sweep.listDue(10)).not.toContain(id);
    const kept = [published, ...revisions.slice(-REVISION_HISTORY_MAX)];
    expect(await skOf(id, REVISION_PREFIX)).toEqual(kept.toSorted());
    // Each kept revision has its own sheet; all share settings and grid.
    expect(await skOf(id, PART_PREFIX)).toHaveLength(kept.length + 2);
    for (const revision of await test.dependencies.revisions.read({ id }, kept)) {
      if (!revision) throw new Error('A kept revision is missing');
      await test.dependencies.revisions.document({ id }, revision);
    }
  });

  it('is due again only after the next save', async () => {
    const { id, sheetId, revisions } = await siteWithHistory(0);
    test.time.now += 26 * HOUR;
    await sweep.sweepOnce(id);
    await user.save(id, revisions.at(-1) ?? '', { sheets: { [sheetId]: { jp: sheet('again') } } });
    expect(await sweep.listDue(100)).not.toContain(id);
    test.time.now += 26 * HOUR;
    expect(await sweep.listDue(100)).toContain(id);
  });

  it('keeps parts of a save that is not committed yet', async () => {
    const { id, sheetId, revisions } = await siteWithHistory(0);
    test.time.now += 26 * HOUR;
    let isIntercepted = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isIntercepted) return;
      isIntercepted = true;
      test.interceptWith(() => undefined);
      await sweep.sweepOnce(id);
    });
    await user.save(id, revisions.at(-1) ?? '', { sheets: { [sheetId]: { jp: sheet('just sent') } } });
    expect(isIntercepted).toBe(true);
    expect((await user.get(id)).document.sheets[sheetId]?.jp?.mainText).toBe('just sent');
  });

  it('keeps an old part if a save stores it again before it is deleted', async () => {
    const { id, sheetId, revisions } = await siteWithHistory(60);
    test.time.now += 26 * HOUR;
    const { image } = (await user.get(id)).document.sheets[sheetId]?.jp ?? {};
    const old = sheet('text 1', { image: image ?? null });
    let saved: Promise<unknown> | undefined;
    test.interceptWith(async (command) => {
      if (command !== 'DeleteItemCommand') return;
      saved ??= user.save(id, revisions.at(-1) ?? '', { sheets: { [sheetId]: { jp: old } } });
      await saved;
    });
    await sweep.sweepOnce(id);
    test.interceptWith(() => undefined);
    expect(saved).toBeDefined();
    expect(await test.table.get(partKey(id, partHash(old)))).toBeDefined();
    expect(await test.table.get(partKey(id, partHash(sheet('text 2', { image: image ?? null }))))).toBeUndefined();
    expect((await user.get(id)).document.sheets[sheetId]?.jp).toEqual(old);
  });

  it('keeps an old revision if it is published before it is deleted', async () => {
    const { id, revisions } = await siteWithHistory(REVISION_HISTORY_MAX);
    // The first of the two removable revisions in the order of the sweep.
    const old = revisions[1] ?? '';
    test.time.now += 26 * HOUR;
    let isIntercepted = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isIntercepted) return;
      isIntercepted = true;
      test.interceptWith(() => undefined);
      await user.publish(id, old);
    });
    await sweep.sweepOnce(id);
    expect(await skOf(id, REVISION_PREFIX)).toContain(old);
    const [revision] = await test.dependencies.revisions.read({ id }, [old]);
    if (!revision) throw new Error('The live revision is missing');
    expect(Object.values((await test.dependencies.revisions.document({ id }, revision)).sheets)[0]?.jp?.mainText).toBe('text 0');
  });

  it('deletes autosaves that later autosaves replaced in the history, once no open editor can be based on them', async () => {
    const { id, sheetId, revisions } = await siteWithHistory(0);
    const autosaved = [revisions.at(-1) ?? ''];
    for (const text of ['a', 'ab', 'abc'])
      autosaved.push((await user.save(id, autosaved.at(-1) ?? '', { sheets: { [sheetId]: { jp: sheet(text) } } }, 'auto')).site.working);
    test.time.now += 23 * HOUR;
    const late = (await user.save(id, autosaved.at(-1) ?? '', { sheets: { [sheetId]: { jp: sheet('late') } } }, 'auto')).site.working;
    const later = (await user.save(id, late, { sheets: { [sheetId]: { jp: sheet('later') } } }, 'auto')).site.working;
    test.time.now += 3 * HOUR;
    await sweep.sweepOnce(id);
    expect(await skOf(id, REVISION_PREFIX)).toEqual([...revisions, autosaved.at(-1) ?? '', late, later].toSorted());
    expect(await sweep.listDue(100)).not.toContain(id);
    test.time.now += 26 * HOUR;
    expect(await sweep.listDue(100)).toContain(id);
    await sweep.sweepOnce(id);
    expect(await skOf(id, REVISION_PREFIX)).toEqual([...revisions, autosaved.at(-1) ?? '', later].toSorted());
    expect(await sweep.listDue(100)).not.toContain(id);
  });

  it('deletes a long history over several runs', async () => {
    const { id } = await siteWithHistory(REVISION_HISTORY_MAX + 210);
    test.time.now += 26 * HOUR;
    await sweep.sweepOnce(id);
    expect(await sweep.listDue(100)).toContain(id);
    await sweep.sweepOnce(id);
    expect(await sweep.listDue(100)).not.toContain(id);
    expect(await skOf(id, REVISION_PREFIX)).toHaveLength(REVISION_HISTORY_MAX);
    expect(await skOf(id, PART_PREFIX)).toHaveLength(REVISION_HISTORY_MAX + 2);
  });
});

describe('siteSweep of a deleted site', () => {
  it('deletes all items once the site can no longer be restored, media first', async () => {
    const { id } = await siteWithHistory(3);
    expect(await sweep.detachDeletedMedia(id)).toEqual([]);
    await user.remove(id);
    test.time.now += SITE_TRASH_DAYS * 24 * HOUR - 1;
    expect(await sweep.listDue(100)).not.toContain(id);
    test.time.now += 2;
    expect(await sweep.listDue(100)).toContain(id);
    const media = await sweep.detachDeletedMedia(id);
    expect(media).toHaveLength(1);
    await sweep.deleteMediaRecords(id, media);
    expect(await sweep.detachDeletedMedia(id)).toEqual([]);
    await sweep.sweepOnce(id);
    expect(await test.table.queryAll({ pk: `SITE#${id}` })).toEqual([]);
    expect(await sweep.listDue(100)).not.toContain(id);
    await sweep.sweepOnce(id);
  });
});
