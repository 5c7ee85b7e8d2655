import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { REVISION_HISTORY_MAX, EDIT_SESSION_MS } from '#shared/model/limits.ts';
import { withoutTones } from '#shared/model/media/media.ts';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';

const MINUTE = 60_000;

let test: SiteFixture;
let user: Actor;
let oem: Actor;
let site: SiteSummary;
let sheetId: string;
beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
  oem = test.as(test.accounts.OEM);
});
afterAll(() => test.stop());
beforeEach(async () => {
  site = await user.create({ rows: 2, columns: 2, name: 'Spring fair' });
  const { changes, ids } = sheetsInFirstCells(2, 2, [sheet('first'), sheet('second')]);
  site = (await user.save(site.id, site.working, changes)).site;
  sheetId = ids[0] ?? '';
});

async function type(actor: Actor, text: string, kind: 'auto' | 'save' = 'auto'): Promise<SiteSummary> {
  test.time.now += MINUTE / 10;
  const changes = { sheets: { [sheetId]: { jp: sheet(text) } } };
  site = (await actor.save(site.id, site.working, changes, kind)).site;
  return site;
}

const history = async () => (await user.revisions(site.id)).revisions;
const kinds = async () => (await history()).map(({ kind }) => kind);
const auditedSaves = async () => {
  const { entries } = await auditStore(test.table).list(scopeOf(test.accounts.USER.id), { after: undefined, limit: 100 });
  return entries.filter(({ action, subject }) => action === 'site.save' && subject.id === site.id).length;
};

describe('history of a site', () => {
  it('begins with the creation, and contains author, changes and time of each save', async () => {
    const [second, first] = await history();
    expect(first).toMatchObject({ kind: 'create', changes: [], author: test.accounts.USER.contactName });
    expect(second).toMatchObject({ kind: 'save', revision: site.working, moreChanges: 0, restoredFrom: null });
    expect(second?.changes).toEqual([
      { what: 'sheet', cell: 'A1', language: 'jp', how: 'added', fields: [] },
      { what: 'sheet', cell: 'B1', language: 'jp', how: 'added', fields: [] },
    ]);
  });

  it('contains one entry for the autosaves of an edit session; the autosaves are audited once', async () => {
    const before = await auditedSaves();
    for (const text of ['a', 'ab', 'abc']) await type(user, text);
    expect(await kinds()).toEqual(['auto', 'save', 'create']);
    const [entry] = await history();
    expect(entry).toMatchObject({ revision: site.working });
    expect(entry?.changes).toEqual([{ what: 'sheet', cell: 'A1', language: 'jp', how: 'edited', fields: ['mainText'] }]);
    expect(Date.parse(entry?.at ?? '') - Date.parse(entry?.startedAt ?? '')).toBe(MINUTE / 5);
    expect(await auditedSaves()).toBe(before + 1);
  });

  it('takes four writes for an autosave that continues an edit session', async () => {
    await type(user, 'a');
    test.takeTraffic();
    await type(user, 'ab');
    expect(test.takeTraffic().itemsWritten).toBe(4);
  });

  it('takes five writes for an explicit save, because the save also updates the time of the last edit in lists', async () => {
    await type(user, 'a', 'save');
    const edited = async () => (await user.list()).sites.find(({ id }) => id === site.id)?.editedAt;
    expect(await edited()).toBe(site.updatedAt);
    test.takeTraffic();
    test.time.now += 1_000;
    await type(user, 'ab', 'save');
    expect(test.takeTraffic().itemsWritten).toBe(5);
    expect(await edited()).toBe(site.updatedAt);
    expect(site.updatedAt).toBe(test.clock().toISOString());
  });

  it('gets a new entry for an autosave after ten minutes, and for an autosave by another login', async () => {
    await type(user, 'a');
    test.time.now += EDIT_SESSION_MS;
    await type(user, 'ab');
    await type(oem, 'abc');
    await type(user, 'abcd');
    expect(await kinds()).toEqual(['auto', 'auto', 'auto', 'auto', 'save', 'create']);
  });

  it('gets a new entry for an autosave that follows an explicit save, even a save without changes', async () => {
    await type(user, 'a');
    await type(user, 'ab', 'save');
    expect(await kinds()).toEqual(['save', 'save', 'create']);
    await type(user, 'abc');
    await user.save(site.id, site.working, {}, 'save');
    expect(await kinds()).toEqual(['save', 'save', 'save', 'create']);
    expect((await history())[0]).toMatchObject({ revision: site.working });
    await type(user, 'abcd');
    expect(await kinds()).toEqual(['auto', 'save', 'save', 'save', 'create']);
  });

  it('keeps the entry of an autosave separate if another login saves without changes', async () => {
    await type(oem, 'a');
    await user.save(site.id, site.working, {}, 'save');
    expect((await kinds())[0]).toBe('auto');
  });

  it('contains at most fifty entries, newest first', async () => {
    for (let index = 0; index < REVISION_HISTORY_MAX + 2; index += 1) await type(user, `text ${index}`, 'save');
    const entries = await history();
    expect(entries).toHaveLength(REVISION_HISTORY_MAX);
    expect(entries[0]?.revision).toBe(site.working);
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it('contains revisions that can each be read unchanged', async () => {
    const was = await user.get(site.id);
    await type(user, 'changed', 'save');
    expect((await user.revision(site.id, was.site.working)).document).toEqual(was.document);
    expect(await refusalOf(user.revision(site.id, '01J00000000000000000000000'))).toEqual({ code: 'not-found' });
    expect(await refusalOf(test.as(test.accounts.STRANGER).revision(site.id, site.working))).toEqual({ code: 'not-found' });
  });
});

describe('restore of a revision', () => {
  it('creates a new working revision with the earlier content, and can be undone by another restore', async () => {
    const before = await user.get(site.id);
    await type(user, 'changed', 'save');
    const changed = await user.get(site.id);
    const { site: restored, document } = await user.restore(site.id, site.working, before.site.working);
    expect(document).toEqual(before.document);
    expect((await user.get(site.id)).document).toEqual(before.document);
    expect((await history())[0]).toMatchObject({
      kind: 'restore',
      revision: restored.working,
      restoredFrom: (await history())[2]?.at,
      changes: [{ what: 'sheet', cell: 'A1', language: 'jp', how: 'edited', fields: ['mainText'] }],
    });
    const back = await user.restore(site.id, restored.working, changed.site.working);
    expect(back.document).toEqual(changed.document);
  });

  it('updates the listing fields', async () => {
    const before = site.working;
    const image = await addReadyMedia(test, test.accounts.USER, site.id);
    const { settings } = (await user.get(site.id)).document;
    const changes = { settings: { ...settings, name: 'Renamed' }, sheets: { [sheetId]: { jp: sheet('first', { image }) } } };
    const renamed = (await user.save(site.id, site.working, changes)).site;
    expect(renamed).toMatchObject({ name: 'Renamed', thumbnail: withoutTones(image) });
    expect((await user.restore(site.id, renamed.working, before)).site).toMatchObject({ name: 'Spring fair', thumbnail: null });
    expect((await user.get(site.id)).site).toMatchObject({ name: 'Spring fair', thumbnail: null });
  });

  it('rejects a stale base revision with version-conflict, and changes nothing', async () => {
    const [seen, first] = [site.working, (await history())[1]?.revision ?? ''];
    await type(oem, 'by another login');
    const entries = await history();
    expect(await refusalOf(user.restore(site.id, seen, first))).toEqual({ code: 'version-conflict' });
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand') return;
      test.interceptWith(() => undefined);
      await type(oem, 'in this very moment');
    });
    expect(await refusalOf(user.restore(site.id, site.working, first))).toEqual({ code: 'version-conflict' });
    expect((await user.get(site.id)).document.sheets[sheetId]?.jp?.mainText).toBe('in this very moment');
    expect((await history()).length).toBe(entries.length);
  });

  it('rejects a revision of another site, and a revision that no longer fits the plan', async () => {
    const other = await user.create();
    expect(await refusalOf(user.restore(site.id, site.working, other.working))).toEqual({ code: 'not-found' });
    const stranger = test.as(test.accounts.STRANGER);
    expect(await refusalOf(stranger.restore(site.id, site.working, site.working))).toEqual({ code: 'not-found' });
    const { limits, document } = await user.get(site.id);
    const small = site.working;
    const large = (await user.save(site.id, small, { grid: { ...document.grid, numberHorizontal: 3 } })).site.working;
    const back = (await user.save(site.id, large, { grid: document.grid })).site.working;
    const plans = { ...test.dependencies.plans, getSiteLimits: async () => ({ ...limits, maxDirection: 1 }) };
    const onSmallerPlan = actAs({ ...test.dependencies, plans }, test.accounts.USER);
    expect(await refusalOf(onSmallerPlan.restore(site.id, back, large))).toMatchObject({
      code: 'invalid-input',
      fields: [
        { path: 'revision', rule: 'plan-max-direction' },
        { path: 'revision', rule: 'plan-max-direction' },
      ],
    });
    // The current content already exceeds the plan, and the restored content is not larger.
    expect((await onSmallerPlan.restore(site.id, back, small)).document.grid).toEqual(document.grid);
  });

  it('rejects a revision with parts that the plan no longer includes', async () => {
    const seo = { ...EMPTY_SEO, title: 'Found' };
    const found = (await user.save(site.id, site.working, { seo: { jp: seo } })).site.working;
    const renamed = (await user.save(site.id, found, { seo: { jp: { ...seo, title: 'Found again' } } })).site.working;
    const bare = (await user.save(site.id, renamed, { seo: { jp: null } })).site.working;
    const { limits } = await user.get(site.id);
    const plans = { ...test.dependencies.plans, getSiteLimits: async () => ({ ...limits, tagSeo: false }) };
    const onSmallerPlan = actAs({ ...test.dependencies, plans }, test.accounts.USER);
    expect(await refusalOf(onSmallerPlan.restore(site.id, bare, found))).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'revision', rule: 'plan-without-seo' }],
    });
    // A revision without the excluded parts can be restored.
    const again = (await user.restore(site.id, bare, found)).site.working;
    expect((await onSmallerPlan.restore(site.id, again, bare)).document.seo).toEqual({});
  });
});

describe('presence of editors', () => {
  const [ONE, OTHER] = ['01J00000000000000000000001', '01J00000000000000000000002'];

  it('contains the other editors, their cells and the current revisions', async () => {
    expect(await user.presence(site.id, ONE, 'A1')).toEqual({
      others: [],
      working: site.working,
      live: null,
      publicationId: null,
      scheduled: [],
      comments: { open: 0, version: null },
    });
    const { others } = await oem.presence(site.id, OTHER);
    expect(others).toEqual([{ editorId: ONE, name: test.accounts.USER.contactName, picture: null, cell: 'A1', mayWrite: true }]);
    await type(oem, 'saved');
    expect(await user.presence(site.id, ONE, 'B1')).toMatchObject({ others: [{ editorId: OTHER, cell: null }], working: site.working });
  });

  it('omits an editor that has left or stopped reporting', async () => {
    await user.presence(site.id, ONE);
    await oem.presence(site.id, OTHER);
    await user.presence(site.id, ONE, null, true);
    expect((await oem.presence(site.id, OTHER)).others).toEqual([]);
    await user.presence(site.id, ONE);
    test.time.now += MINUTE;
    expect((await oem.presence(site.id, OTHER)).others).toEqual([]);
  });

  it('stores an editor id separately for each login, and is not-found outside the tree', async () => {
    await user.presence(site.id, ONE, 'A1');
    await oem.presence(site.id, ONE, 'B2');
    await oem.presence(site.id, ONE, 'B2', true);
    expect((await oem.presence(site.id, OTHER)).others).toMatchObject([{ editorId: ONE, cell: 'A1' }]);
    expect(await refusalOf(test.as(test.accounts.STRANGER).presence(site.id, ONE))).toEqual({ code: 'not-found' });
  });
});
