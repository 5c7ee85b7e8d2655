import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addReadyMedia,
  refusalOf,
  sheet,
  sheetsInFirstCells,
  SOME_TONES,
  startSiteFixture,
  type Actor,
  type SiteFixture,
} from '#test/support/api/site-fixture.ts';
import { accountKey, REVISION_PREFIX, SITE_MEDIA_PREFIX } from '#functions/platform/keys/keys.ts';
import type { Language } from '#shared/model/language.ts';
import { withoutTones } from '#shared/model/media/media.ts';
import { POPUPS_MAX } from '#shared/model/limits.ts';
import { newPopup } from '#shared/model/sites/popup.ts';
import type { SiteSummary, SiteSettings } from '#shared/model/sites/site.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

let test: SiteFixture;
let user: Actor;
let site: SiteSummary;

beforeAll(async () => {
  test = await startSiteFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.interceptWith(() => undefined);
  site = await user.create();
  test.takeTraffic();
});

const revisions = async (id: string): Promise<number> => (await test.table.queryAll({ pk: `SITE#${id}`, prefix: REVISION_PREFIX })).length;
const twoSheets = () => sheetsInFirstCells(3, 3, [sheet('one'), sheet('two')]);
const at = <T>(all: readonly T[], index: number): T => {
  const item = all[index];
  if (item === undefined) throw new Error(`Nothing at ${index}`);
  return item;
};

describe('save by one editor', () => {
  it('returns the saved content and updates the listing fields', async () => {
    const image = await addReadyMedia(test, test.accounts.USER, site.id);
    const { changes, ids } = sheetsInFirstCells(2, 4, [sheet('one', { image }), sheet('two')]);
    const { site: saved, merged } = await user.save(site.id, site.working, changes);
    expect(merged).toEqual({});
    expect(saved).toMatchObject({
      thumbnail: withoutTones(image),
      numberHorizontal: 2,
      numberVertical: 4,
      sheetCount: 2,
      live: null,
      status: 'DRAFT',
    });
    expect(saved.working).not.toBe(site.working);
    const { document, limits } = await user.get(site.id);
    expect(document.grid).toEqual(changes.grid);
    expect(Object.keys(document.sheets).toSorted()).toEqual(ids.toSorted());
    expect(limits).toMatchObject({ planName: 'EP', maxSheets: 2_600 });
    const { sites } = await user.list();
    const { id, companyName } = test.accounts.USER;
    expect(sites.find((listed) => listed.id === site.id)).toEqual({
      ...saved,
      editedAt: site.createdAt,
      newEntries: 0,
      owner: { id, companyName },
    });
  });

  it('uses the creative of the first sheet as the thumbnail', async () => {
    const [first, second] = [
      await addReadyMedia(test, test.accounts.USER, site.id),
      await addReadyMedia(test, test.accounts.USER, site.id),
    ];
    const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('one', { image: first }), sheet('two', { image: second })]);
    const saved = await user.save(site.id, site.working, changes);
    const swapped = await user.save(site.id, saved.site.working, {
      grid: { numberHorizontal: 3, numberVertical: 3, cells: { A1: at(ids, 1), B1: at(ids, 0) } },
    });
    expect(swapped.site.thumbnail).toEqual(withoutTones(second));
    const bare = await user.save(site.id, swapped.site.working, { sheets: { [at(ids, 1)]: { jp: sheet('two') } } });
    expect(bare.site.thumbnail).toBeNull();
  });

  it('creates no revision if nothing has changed', async () => {
    const { changes } = twoSheets();
    const { site: saved } = await user.save(site.id, site.working, changes);
    const again = await user.save(site.id, saved.working, changes);
    expect(again).toEqual({ site: saved, merged: {}, mergedBy: null });
    // A retry after a lost answer, from the same base, is a no-op.
    expect(await user.save(site.id, site.working, changes)).toEqual({ site: saved, merged: {}, mergedBy: null });
    expect(await revisions(site.id)).toBe(2);
  });

  it('saves one changed sheet of 1,000 in at most five writes', async () => {
    const { changes, ids } = sheetsInFirstCells(
      100,
      10,
      Array.from({ length: 1_000 }, (_, index) => sheet(`sheet ${index}`)),
    );
    const { site: saved } = await user.save(site.id, site.working, changes);
    expect(Object.keys((await user.get(site.id)).document.sheets)).toHaveLength(1_000);
    test.takeTraffic();
    await user.save(site.id, saved.working, { sheets: { [at(ids, 500)]: { jp: sheet('changed') } } });
    const { calls, itemsWritten } = test.takeTraffic();
    expect(itemsWritten).toBe(5);
    expect(calls).toEqual([
      'GetItemCommand',
      'BatchGetItemCommand',
      'BatchGetItemCommand',
      'BatchGetItemCommand',
      'BatchWriteItemCommand',
      'TransactWriteItemsCommand',
    ]);
  });

  it('keeps the old content if it is interrupted after its parts are written, before the working pointer moves', async () => {
    const { changes, ids } = sheetsInFirstCells(
      100,
      10,
      Array.from({ length: 1_000 }, (_, index) => sheet(`before ${index}`)),
    );
    const before = await user.save(site.id, site.working, changes);
    const document = (await user.get(site.id)).document;
    test.interceptWith((command) => {
      if (command === 'TransactWriteItemsCommand') throw new Error('power cut');
    });
    const rewritten = Object.fromEntries(ids.map((id) => [id, { jp: sheet(`after ${id}`) }]));
    await expect(user.save(site.id, before.site.working, { sheets: rewritten })).rejects.toThrow('power cut');
    test.interceptWith(() => undefined);
    expect(await user.get(site.id)).toMatchObject({ site: before.site, document });
    // The same save succeeds afterwards.
    await user.save(site.id, before.site.working, { sheets: rewritten });
    expect((await user.get(site.id)).document.sheets).toEqual(rewritten);
  });

  it('keeps the old content if it is interrupted while its parts are written', async () => {
    let batches = 0;
    test.interceptWith((command) => {
      if (command === 'BatchWriteItemCommand' && (batches += 1) > 3) throw new Error('power cut');
    });
    const { changes } = sheetsInFirstCells(
      100,
      10,
      Array.from({ length: 1_000 }, (_, index) => sheet(`sheet ${index}`)),
    );
    await expect(user.save(site.id, site.working, changes)).rejects.toThrow('power cut');
    test.interceptWith(() => undefined);
    expect((await user.get(site.id)).document.sheets).toEqual({});
  });
});

describe('validation of a save', () => {
  it('checks the grid against the plan of the owner, regardless of the login', async () => {
    const small = await test.as(test.accounts.STRANGER).create({ rows: 1, columns: 1 });
    const grid = { numberHorizontal: 6, numberVertical: 6, cells: {} };
    const refusal = await refusalOf(test.as(test.accounts.MASTER).save(small.id, small.working, { grid }));
    expect(refusal).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'changes.grid.numberHorizontal', rule: 'plan-max-sheets', params: { max: 30, count: 36 } }],
    });
  });

  it('rejects a second language on a one-language plan, but keeps languages that the site already has', async () => {
    const account = await test.people.add('USER', test.accounts.MASTER, { planId: 'light' });
    const owner = test.as(account);
    const small = await owner.create({ rows: 1, columns: 1 });
    const { settings } = (await owner.get(small.id)).document;
    const speaking = (...languages: Language[]) => ({ settings: { ...settings, languages } });
    expect(await refusalOf(owner.save(small.id, small.working, speaking('jp', 'en')))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'changes.settings.languages', rule: 'plan-one-language' }],
    });

    const changePlan = (planId: string) => test.table.update(accountKey(account.id), { set: { planId } });
    await changePlan('ep');
    const wide = await owner.save(small.id, small.working, speaking('jp', 'en', 'cn'));
    await changePlan('light');
    const narrower = await owner.save(small.id, wide.site.working, speaking('jp', 'en'));
    expect((await owner.get(small.id)).document.settings.languages).toEqual(['jp', 'en']);
    const again = await refusalOf(owner.save(small.id, narrower.site.working, speaking('jp', 'en', 'cn')));
    expect(again.fields?.[0]?.rule).toBe('plan-one-language');
  });

  it('rejects invalid tags with their line numbers, and accepts valid tags', async () => {
    const headTags = { html: '<meta name="a">\n<script>\nif (a < b) c();\n</script>' };
    const bodyTags = { html: '<script src="https://a.example/x.js" defer></script>' };
    const wrong = { headTags: { jp: { html: `${headTags.html}\n</head>` } }, bodyTags: { en: headTags, jp: bodyTags } };
    expect(await refusalOf(user.save(site.id, site.working, wrong))).toEqual({
      code: 'invalid-input',
      fields: [
        { path: 'changes.headTags.jp.html', rule: 'invalid-head-tags', params: { line: 5, found: '</head>', reason: 'stray-end-tag' } },
        { path: 'changes.bodyTags.en.html', rule: 'invalid-body-tags', params: { line: 1, found: '<meta name="a">', reason: 'element' } },
      ],
    });
    expect(await revisions(site.id)).toBe(1);
    const { site: saved } = await user.save(site.id, site.working, { headTags: { jp: headTags }, bodyTags: { jp: bodyTags } });
    const { document } = await user.get(site.id);
    expect([document.headTags.jp, document.bodyTags.jp]).toEqual([headTags, bodyTags]);
    await user.save(site.id, saved.working, { headTags: { jp: null } });
    expect((await user.get(site.id)).document.headTags).toEqual({});
  });

  it('accepts inline code in body tags only if the tag manager is on, or is turned on in the same save', async () => {
    const bodyTags = { jp: { html: '<!-- ours -->\n<script>a()</script>' } };
    const { settings } = (await user.get(site.id)).document;
    const fault = { path: 'changes.bodyTags.jp.html', rule: 'invalid-body-tags' };
    const comment = { ...fault, params: { line: 1, found: '<!-- ours -->', reason: 'comment' } };
    expect(await refusalOf(user.save(site.id, site.working, { bodyTags }))).toEqual({ code: 'invalid-input', fields: [comment] });
    const { site: on } = await user.save(site.id, site.working, { settings: { ...settings, tagManager: true } });
    const { site: tagged } = await user.save(site.id, on.working, { bodyTags });
    const bad = { bodyTags: { jp: { html: '<script>eval(a)</script>' } } };
    expect((await refusalOf(user.save(site.id, tagged.working, bad))).fields).toEqual([
      { ...fault, params: { line: 1, found: 'eval', reason: 'word' } },
    ]);
    const off = { settings: { ...settings, tagManager: false }, bodyTags };
    expect((await refusalOf(user.save(site.id, tagged.working, off))).fields).toEqual([comment]);
    const both = { settings: { ...settings, tagManager: true }, bodyTags };
    await user.save(site.id, tagged.working, both);
    expect((await user.get(site.id)).document).toMatchObject({ settings: { tagManager: true }, bodyTags });
  });

  it('treats settings without the tag manager switch as off', async () => {
    const { tagManager, ...settings } = (await user.get(site.id)).document.settings;
    expect(tagManager).toBe(false);
    await user.save(site.id, site.working, { settings: { ...settings, name: 'from an older client' } as SiteSettings });
    expect((await user.get(site.id)).document.settings).toEqual({ ...settings, name: 'from an older client', tagManager: false });
  });

  it('rejects sheets without a cell and cells without a sheet', async () => {
    const { changes, ids } = twoSheets();
    const id = at(ids, 0);
    expect(await refusalOf(user.save(site.id, site.working, { sheets: { [id]: { jp: sheet('lost') } } }))).toEqual({
      code: 'invalid-input',
      fields: [{ path: `changes.sheets.${id}`, rule: 'unknown-cell' }],
    });
    expect(await refusalOf(user.save(site.id, site.working, { grid: changes.grid }))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'changes.grid.cells', rule: 'invalid' }],
    });
    expect(await revisions(site.id)).toBe(1);
  });

  it.each([
    ['was never uploaded', () => Promise.resolve({ mediaId: '01JD00000000000000000000AA', width: 1, height: 1, colour: '#000000' })],
    ['is not ready', () => addReadyMedia(test, test.accounts.USER, site.id, 'creative', { state: 'processing' })],
    ['is a logo', () => addReadyMedia(test, test.accounts.USER, site.id, 'logo')],
    ['belongs to another account', () => addReadyMedia(test, test.accounts.STRANGER, site.id)],
    ['has another width', async () => ({ ...(await addReadyMedia(test, test.accounts.USER, site.id)), width: 1_079 })],
    ['has another height', async () => ({ ...(await addReadyMedia(test, test.accounts.USER, site.id)), height: 1 })],
    ['has another colour', async () => ({ ...(await addReadyMedia(test, test.accounts.USER, site.id)), colour: '#000000' })],
    ['has other tones', async () => ({ ...(await addReadyMedia(test, test.accounts.USER, site.id)), tones: 'A'.repeat(288) })],
  ])('rejects a picture that %s', async (_, image) => {
    const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('one', { image: await image() })]);
    expect(await refusalOf(user.save(site.id, site.working, changes))).toEqual({
      code: 'invalid-input',
      fields: [{ path: `changes.sheets.${at(ids, 0)}.jp.image`, rule: 'unknown-media' }],
    });
  });

  it('keeps the tones of a picture, and accepts the picture from clients that do not send them', async () => {
    const image = await addReadyMedia(test, test.accounts.USER, site.id);
    expect(image.tones).toBe(SOME_TONES);
    const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('one', { image })]);
    const saved = await user.save(site.id, site.working, changes);
    const shown = async () => (await user.get(site.id)).document.sheets[at(ids, 0)]?.jp?.image;
    expect(await shown()).toEqual(image);
    await user.save(site.id, saved.site.working, { sheets: { [at(ids, 0)]: { jp: sheet('one', { image: withoutTones(image) }) } } });
    expect(await shown()).toEqual(withoutTones(image));
  });

  it('attaches a picture that was uploaded before the site existed', async () => {
    const logo = await addReadyMedia(test, test.accounts.USER, '', 'logo');
    const other = await user.create({ logo });
    expect((await user.get(other.id)).document.settings.logo).toEqual(logo);
    expect(await test.table.queryAll({ pk: `SITE#${other.id}`, prefix: SITE_MEDIA_PREFIX })).toHaveLength(1);
    expect(await refusalOf(user.create({ logo }))).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'logo', rule: 'unknown-media' }],
    });
  });
});

describe('saves by two editors', () => {
  it('merge edits of different sheets, and return the other editor’s changes', async () => {
    const { changes, ids } = twoSheets();
    const { site: base } = await user.save(site.id, site.working, changes);
    const oem = test.as(test.accounts.OEM);
    const first = await oem.save(site.id, base.working, { sheets: { [at(ids, 0)]: { jp: sheet('one, by the OEM') } } });
    const second = await user.save(site.id, base.working, { sheets: { [at(ids, 1)]: { jp: sheet('two, by the user') } } });
    expect(first.merged).toEqual({});
    expect(second.merged).toEqual({ sheets: { [at(ids, 0)]: { jp: sheet('one, by the OEM') } } });
    expect((await user.get(site.id)).document.sheets).toEqual({
      [at(ids, 0)]: { jp: sheet('one, by the OEM') },
      [at(ids, 1)]: { jp: sheet('two, by the user') },
    });
  });

  it('merge if the editors placed sheets in different cells', async () => {
    const [mine, theirs] = [sheetsInFirstCells(3, 3, [sheet('mine')]), sheetsInFirstCells(3, 3, [sheet('theirs')])];
    const size = { numberHorizontal: 3, numberVertical: 3 };
    const { site: moved } = await test
      .as(test.accounts.OEM)
      .save(site.id, site.working, { ...theirs.changes, grid: { ...size, cells: { C3: at(theirs.ids, 0) } } });
    const { site: merged, merged: taken } = await user.save(site.id, site.working, mine.changes);
    expect(merged.working).not.toBe(moved.working);
    expect(taken).toEqual({ grid: { ...size, cells: { A1: at(mine.ids, 0), C3: at(theirs.ids, 0) } }, sheets: theirs.changes.sheets });
  });

  it('reject the second edit of the same sheet with edit-conflict, with the base and both edits in the error', async () => {
    const { changes, ids } = twoSheets();
    const id = at(ids, 0);
    const { site: base } = await user.save(site.id, site.working, changes);
    const first = await test.as(test.accounts.OEM).save(site.id, base.working, { sheets: { [id]: { jp: sheet('theirs') } } });
    const refusal = await refusalOf(
      user.save(site.id, base.working, { sheets: { [id]: { jp: sheet('mine') }, [at(ids, 1)]: { jp: sheet('untouched by them') } } }),
    );
    expect(refusal).toEqual({
      code: 'edit-conflict',
      conflict: {
        site: first.site,
        changedAt: first.site.updatedAt,
        changedBy: test.accounts.OEM.contactName,
        base: { sheets: { [id]: { jp: sheet('one') } } },
        theirs: { sheets: { [id]: { jp: sheet('theirs') } } },
        mine: { sheets: { [id]: { jp: sheet('mine') } } },
      },
    });
    expect((await user.get(site.id)).site.working).toBe(first.site.working);
  });

  it('reject an edit of a sheet that the other editor removed', async () => {
    const { changes, ids } = twoSheets();
    const { site: base } = await user.save(site.id, site.working, changes);
    const without = { grid: { numberHorizontal: 3, numberVertical: 3, cells: { B1: at(ids, 1) } }, sheets: { [at(ids, 0)]: { jp: null } } };
    await test.as(test.accounts.OEM).save(site.id, base.working, without);
    const words = await refusalOf(user.save(site.id, base.working, { sheets: { [at(ids, 0)]: { jp: sheet('mine') } } }));
    expect(words).toMatchObject({ code: 'edit-conflict', conflict: { theirs: { sheets: { [at(ids, 0)]: { jp: null } } } } });
    const inAnotherLanguage = await refusalOf(user.save(site.id, base.working, { sheets: { [at(ids, 0)]: { en: sheet('mine') } } }));
    expect(inAnotherLanguage).toMatchObject({
      code: 'edit-conflict',
      conflict: { mine: { sheets: { [at(ids, 0)]: { en: sheet('mine') } } } },
    });
  });

  it('reject a base revision of another site with edit-conflict', async () => {
    const { changes, ids } = twoSheets();
    await user.save(site.id, site.working, changes);
    const foreign = await user.create();
    const refusal = await refusalOf(user.save(site.id, foreign.working, { sheets: { [at(ids, 0)]: { jp: sheet('mine') } } }));
    expect(refusal).toMatchObject({
      code: 'edit-conflict',
      conflict: {
        base: {},
        theirs: { sheets: { [at(ids, 0)]: { jp: sheet('one') } } },
        mine: { sheets: { [at(ids, 0)]: { jp: sheet('mine') } } },
      },
    });
  });

  it('are merged again if the working pointer moves before the commit', async () => {
    const { changes, ids } = twoSheets();
    const { site: base } = await user.save(site.id, site.working, changes);
    let isMet = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || isMet) return;
      isMet = true;
      await test.as(test.accounts.OEM).save(site.id, base.working, { sheets: { [at(ids, 0)]: { jp: sheet('in between') } } });
    });
    const { merged } = await user.save(site.id, base.working, { sheets: { [at(ids, 1)]: { jp: sheet('mine') } } });
    expect(merged).toEqual({ sheets: { [at(ids, 0)]: { jp: sheet('in between') } } });
  });

  it('limit the total number of popups across concurrent saves', async () => {
    const { id, working } = await user.create();
    const numbered = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [numberedUlid(from + index), newPopup('timeLimit')]));
    const first = await user.save(id, working, { popups: numbered(1, POPUPS_MAX - 1) });
    const full = await user.save(id, first.site.working, { popups: numbered(100, 1) });
    // The base revision was still below the limit.
    expect(await refusalOf(user.save(id, first.site.working, { popups: numbered(200, 1) }))).toMatchObject({
      code: 'invalid-input',
      fields: [{ path: 'changes.popups', rule: 'too-many', params: { max: POPUPS_MAX } }],
    });
    expect(Object.keys((await user.get(id)).document.popups).length).toBe(POPUPS_MAX);
    await user.save(id, full.site.working, { popups: { [numberedUlid(100)]: null, [numberedUlid(200)]: newPopup('timeLimit') } });
  });
});
