import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  actAs,
  addReadyMedia,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { MediaFile } from '#functions/media/store/media-file.ts';
import { detachFromSite } from '#functions/media/store/media-sharing.ts';
import { siteSweep, type SiteSweep } from '#functions/sites/services/sweep/site-sweep.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { repetitions } from '#test/support/long-run.ts';

const HOUR = 3_600_000;

let test: SiteFixture;
let sweep: SiteSweep;
beforeAll(async () => {
  test = await startSiteFixture();
  sweep = siteSweep(test.table, test.clock);
});
afterAll(() => test.stop());
afterEach(() => test.interceptWith(() => undefined));

const newOwner = (planId = 'ep'): Promise<Account> => test.people.add('USER', test.accounts.OEM, { planId });

interface Source {
  owner: Account;
  actor: Actor;
  site: SiteSummary;
  document: SiteDocument;
  /** Ids of the media of the site's two sheets, in the order of the cells. */
  pictures: string[];
}

async function source(planId?: string): Promise<Source> {
  const owner = await newOwner(planId);
  const actor = test.as(owner);
  const logo = await addReadyMedia(test, owner, '', 'logo');
  const { id, working } = await actor.create({ rows: 2, columns: 2, name: 'Original', logo });
  const images = [await addReadyMedia(test, owner, id), await addReadyMedia(test, owner, id)];
  const sheets = images.map((image, index) => sheet(`text ${index}`, { image }));
  await actor.save(id, working, sheetsInFirstCells(2, 2, sheets).changes);
  const { site, document } = await actor.get(id);
  return { owner, actor, site, document, pictures: images.map(({ mediaId }) => mediaId) };
}

const media = (id: string): Promise<MediaFile | undefined> => test.table.get(mediaKey(id), MediaFile);
const itemsOf = (id: string) => test.table.queryAll({ pk: `SITE#${id}` });

/** Sweeps a deleted site as the reconcile job does; returns the media whose files are to be deleted. */
async function clear(id: string): Promise<string[]> {
  const gone: string[] = [];
  for (let found = await sweep.detachDeletedMedia(id); found.length > 0; found = await sweep.detachDeletedMedia(id)) {
    gone.push(...found);
    await sweep.deleteMediaRecords(id, found);
  }
  await sweep.sweepOnce(id);
  return gone;
}

describe('copy of a site', () => {
  it('is a draft of the same account with the same content, a new name and a new history', async () => {
    const { actor, site, document } = await source();
    const settings = { ...document.settings, tagManager: true };
    const saved = await actor.save(site.id, site.working, { settings });
    await actor.publish(site.id, saved.site.working);
    test.time.now += HOUR;
    const copy = await actor.duplicate(site.id, 'Copy');
    expect(copy).toMatchObject({
      name: 'Copy',
      status: 'DRAFT',
      live: null,
      publicationId: null,
      publishedAt: null,
      thumbnail: site.thumbnail,
      numberHorizontal: 2,
      numberVertical: 2,
      createdAt: test.clock().toISOString(),
    });
    expect(copy.id).not.toBe(site.id);
    const opened = await actor.get(copy.id);
    expect(opened.site).toEqual(copy);
    expect(opened.document).toEqual({ ...document, settings: { ...settings, name: 'Copy' } });
    expect((await actor.revisions(copy.id)).revisions).toMatchObject([{ kind: 'duplicate', revision: copy.working }]);
    expect((await actor.list()).sites.map(({ name }) => name)).toEqual(['Copy', 'Original']);
    expect((await actor.list({ keyword: 'cop', status: 'DRAFT' })).sites.map(({ id }) => id)).toEqual([copy.id]);
    expect(await actor.usage()).toMatchObject({ siteCount: 2 });
    const due = await sweep.listDue(100);
    test.time.now += 2 * HOUR;
    expect(await sweep.listDue(100)).toEqual(due);
  });

  it('can be edited with its pictures, published and copied', async () => {
    const { actor, site, document, pictures } = await source();
    const copy = await actor.duplicate(site.id);
    const [first] = Object.entries(document.sheets);
    const changed = sheet('changed', { image: first?.[1].jp?.image ?? null });
    const saved = await actor.save(copy.id, copy.working, { sheets: { [first?.[0] ?? '']: { jp: changed } } });
    expect((await actor.get(site.id)).document).toEqual(document);
    expect((await actor.publish(copy.id, saved.site.working)).site.status).toBe('PUBLISH');
    const third = await actor.duplicate(copy.id, 'Third');
    expect((await media(pictures[0] ?? ''))?.alsoIn).toEqual(new Set([copy.id, third.id]));
  });

  it('belongs to the owner of the site, regardless of the login', async () => {
    const { owner, actor, site } = await source();
    const copy = await test.as(test.accounts.MASTER).duplicate(site.id);
    expect((await actor.list()).sites.find(({ id }) => id === copy.id)?.owner.id).toBe(owner.id);
    expect(await test.as(test.accounts.MASTER).usage()).toMatchObject({ siteCount: 0 });
  });

  it('is rejected for callers outside the tree and while the account is suspended', async () => {
    const { owner, site } = await source();
    expect(await refusalOf(test.as(test.accounts.STRANGER).duplicate(site.id))).toEqual({ code: 'not-found' });
    await test.table.update({ pk: `ACCOUNT#${owner.id}`, sk: 'ACCOUNT' }, { set: { contractStatus: 'SUSPENDED' } });
    expect(await refusalOf(test.as(test.accounts.OEM).duplicate(site.id))).toEqual({ code: 'account-suspended' });
  });
});

describe('plan of the owner of a copied site', () => {
  it('limits the number of sites under concurrent copies', async () => {
    const { actor, site } = await source('standard');
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => actor.duplicate(site.id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await actor.list()).sites).toHaveLength(3);
    expect(await refusalOf(actor.duplicate(site.id))).toEqual({ code: 'plan-limit-reached' });
  });

  it('rejects a copy if the grid is too large for the current plan', async () => {
    const { owner, actor, site } = await source('standard');
    const { document } = await actor.get(site.id);
    await actor.save(site.id, site.working, { grid: { ...document.grid, numberHorizontal: 20 } });
    await test.table.update({ pk: `ACCOUNT#${owner.id}`, sk: 'ACCOUNT' }, { set: { planId: 'light' } });
    expect(await refusalOf(actor.duplicate(site.id))).toEqual({ code: 'plan-limit-reached' });
  });

  it('rejects a copy with parts that the plan no longer includes', async () => {
    const { owner, actor, site } = await source('standard');
    await actor.save(site.id, site.working, { seo: { jp: { ...EMPTY_SEO, title: 'Found' } } });
    await actor.duplicate(site.id);
    const { limits } = await actor.get(site.id);
    const plans = { ...test.dependencies.plans, getSiteLimits: async () => ({ ...limits, tagSeo: false }) };
    expect(await refusalOf(actAs({ ...test.dependencies, plans }, owner).duplicate(site.id))).toEqual({ code: 'plan-limit-reached' });
  });
});

describe('pictures that a site shares with its copy', () => {
  it.each(['original first', 'copy first'])('are deleted when the last site that uses them is deleted: %s', async (order) => {
    const { actor, site, document, pictures } = await source();
    const copy = await actor.duplicate(site.id);
    const [first, second] = order === 'original first' ? [site, copy] : [copy, site];
    const own = await addReadyMedia(test, test.accounts.USER, first.id);
    await actor.remove(first.id);
    await actor.purge(first.id);
    test.time.now += 2 * HOUR;
    expect(await clear(first.id)).toEqual([own.mediaId]);
    expect(await itemsOf(first.id)).toEqual([]);
    for (const id of pictures) expect(await media(id)).toMatchObject({ state: 'ready', siteId: second.id });
    expect((await actor.get(second.id)).document.sheets).toEqual(document.sheets);
    expect((await actor.publish(second.id, second.working)).site.status).toBe('PUBLISH');

    await actor.remove(second.id);
    await actor.purge(second.id);
    test.time.now += 2 * HOUR;
    expect(new Set(await clear(second.id))).toEqual(new Set([...pictures, document.settings.logo?.mediaId]));
    for (const id of pictures) expect(await media(id)).toBeUndefined();
    expect(await itemsOf(second.id)).toEqual([]);
  });

  it('are kept if a copy succeeds while all other sites are deleted, and deleted if the copy fails', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { actor, site, pictures } = await source();
        const copy = await actor.duplicate(site.id);
        test.interceptWith(() => scheduler.schedule(Promise.resolve()));
        const parting = [site.id, copy.id].map(async (id) => detachFromSite(test.table, pictures[0] ?? '', id));
        const third = actor.duplicate(site.id).catch(() => undefined);
        await scheduler.waitFor(Promise.allSettled([...parting, third]));
        test.interceptWith(() => undefined);
        const lasts = (await Promise.all(parting)).filter(Boolean);
        const file = await media(pictures[0] ?? '');
        const made = await third;
        if (made) expect([file?.state, lasts]).toEqual(['ready', []]);
        else expect([file?.state, lasts]).toEqual(['failed', [true]]);
        if (made) expect(file?.siteId).toBe(made.id);
      }),
      { numRuns: repetitions(8, 40) },
    );
  });
});

describe('interrupted copy of a site', () => {
  it('is swept completely and leaves the source unchanged, whichever database call fails', async () => {
    const { actor, site, document, pictures } = await source();
    const counted: string[] = [];
    test.interceptWith((name) => void counted.push(name));
    await actor.duplicate(site.id, 'Rehearsal');
    test.interceptWith(() => undefined);
    const before = (await actor.list()).sites.length;
    const known = new Set((await actor.list()).sites.map(({ id }) => id));
    for (let dies = 0; dies < counted.length; dies += 1) {
      let sent = 0;
      test.interceptWith(() => {
        sent += 1;
        if (sent > dies) throw new Error('power cut');
      });
      await expect(actor.duplicate(site.id, 'Died')).rejects.toThrow('power cut');
      test.interceptWith(() => undefined);
      expect((await actor.list()).sites).toHaveLength(before);
      expect(await actor.usage()).toMatchObject({ siteCount: before });
    }
    test.time.now += 2 * HOUR;
    const dead = (await sweep.listDue(100)).filter((id) => !known.has(id));
    expect(dead.length).toBeGreaterThan(0);
    for (const id of dead) {
      expect(await clear(id)).toEqual([]);
      expect(await itemsOf(id)).toEqual([]);
    }
    expect((await actor.get(site.id)).document).toEqual(document);
    for (const id of pictures)
      expect(await media(id)).toMatchObject({
        state: 'ready',
        siteId: site.id,
        alsoIn: new Set([...known].filter((one) => one !== site.id)),
      });
    expect(await test.table.queryAll({ pk: `SITEWORDS#${(await media(pictures[0] ?? ''))?.ownerId}`, prefix: 'died' })).toEqual([]);
  });

  it('throws unavailable if the sweep of its unfinished copy has begun', async () => {
    const { actor, site, pictures } = await source();
    let isMet = false;
    test.interceptWith(async (command) => {
      if (command !== 'BatchWriteItemCommand' || isMet) return;
      isMet = true;
      test.time.now += 2 * HOUR;
      for (const id of await sweep.listDue(100)) await sweep.detachDeletedMedia(id);
    });
    expect(await refusalOf(actor.duplicate(site.id))).toMatchObject({ code: 'unavailable' });
    test.interceptWith(() => undefined);
    expect(isMet).toBe(true);
    expect((await actor.list()).sites).toHaveLength(1);
    expect(await media(pictures[0] ?? '')).toMatchObject({ state: 'ready', siteId: site.id });
  });
});

it('duplicateSite copies the largest grid in a bounded number of database calls', async () => {
  const owner = await newOwner();
  const actor = test.as(owner);
  const { id, working } = await actor.create({ rows: 100, columns: 26 });
  const images: ImageRef[] = [];
  for (let at = 0; at < 100; at += 1) images.push(await addReadyMedia(test, owner, id));
  const sheets = Array.from({ length: 2_600 }, (_, at) => sheet(`text ${at}`, { image: images[at % 100] ?? null }));
  await actor.save(id, working, sheetsInFirstCells(100, 26, sheets).changes);
  test.takeTraffic();
  const copy = await actor.duplicate(id);
  expect(test.takeTraffic().calls.length).toBeLessThan(150);
  expect(Object.keys((await actor.get(copy.id)).document.sheets)).toHaveLength(2_600);
});
