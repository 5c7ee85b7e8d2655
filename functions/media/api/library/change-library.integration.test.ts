import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { LIBRARY_TAGS_MAX } from '#shared/model/limits.ts';
import { LibraryFileChange } from '#shared/model/media/library.ts';
import { type MediaFixture, startMediaFixture } from '#test/support/api/media-fixture.ts';
import { addReadyMedia, type Actor, refusalOf, sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';

let test: MediaFixture;
let user: Actor;
let media: ReturnType<MediaFixture['mediaAs']>;
beforeAll(async () => {
  test = await startMediaFixture();
  ({ user } = test);
  media = test.mediaAs(test.accounts.USER);
});
afterAll(() => test.stop());

const add = async (siteId: string, differences = {}) =>
  addReadyMedia(test, test.accounts.USER, siteId, 'creative', { isKept: true, ...differences });
const listed = async (query: Parameters<typeof media.library>[0]) => (await media.library(query)).files.map(({ id }) => id);
const HOUR = 3_600_000;

/** A site with a picture on its first and third sheet. */
async function siteWithPicture() {
  const { id, working } = await user.create();
  const image = await add(id);
  const sheets = [sheet('one', { image }), sheet('two'), sheet('three', { image })];
  const { site } = await user.save(id, working, sheetsInFirstCells(3, 3, sheets).changes);
  return { site, mediaId: image.mediaId };
}

describe('uses of a file in the library (R-12.124)', () => {
  it('the uses of a file name its sites and sheets, and whether visitors see it', async () => {
    const { site, mediaId } = await siteWithPicture();
    const uses = async () => (await media.libraryFile(mediaId)).uses;
    const places = [
      { kind: 'sheet', cell: 'A1' },
      { kind: 'sheet', cell: 'C1' },
    ];
    expect(await uses()).toEqual([{ siteId: site.id, siteName: site.name, places, isPublished: false }]);
    await test.table.update({ pk: `SITE#${site.id}`, sk: 'SITE' }, { set: { live: site.working } });
    const emptied = { grid: { numberHorizontal: 3, numberVertical: 3, cells: {} } };
    const { document } = await user.get(site.id);
    const sheets = Object.fromEntries(Object.keys(document.sheets).map((id) => [id, { jp: null }]));
    await user.save(site.id, site.working, { ...emptied, sheets });
    expect(await uses()).toEqual([{ siteId: site.id, siteName: site.name, places: [], isPublished: true }]);
  });

  it('the filter by use selects used or unused files', async () => {
    const { site, mediaId } = await siteWithPicture();
    const unused = await add(site.id);
    expect(await listed({ use: 'used' })).toContain(mediaId);
    expect(await listed({ use: 'used' })).not.toContain(unused.mediaId);
    expect(await listed({ use: 'unused' })).toContain(unused.mediaId);
    expect(await listed({ use: 'unused' })).not.toContain(mediaId);
  });
});

describe('change of a file in the library (R-12.125)', () => {
  it('without a change leaves the file as it is', async () => {
    const { mediaId } = await add((await user.create()).id);
    const { file } = await media.libraryFile(mediaId);
    expect(await media.changeLibraryFile(mediaId, {})).toEqual(file);
  });

  it('renames and tags it, and the search finds both', async () => {
    const { mediaId } = await add((await user.create()).id);
    const changed = await media.changeLibraryFile(mediaId, { name: 'Autumn.png', tags: ['Leaves'] });
    expect(changed).toMatchObject({ name: 'Autumn.png', tags: ['Leaves'], isKept: true });
    expect((await media.libraryFile(mediaId)).file).toEqual(changed);
    expect(await listed({ keyword: 'autumn leaves' })).toEqual([mediaId]);
  });

  it('a file of a site can be kept or no longer kept, and a file without a site stays kept', async () => {
    const [ofSite, ofNone] = [await add((await user.create()).id), await add('')];
    expect(await media.changeLibraryFile(ofSite.mediaId, { isKept: false })).toMatchObject({ isKept: false });
    expect(await test.table.get(mediaKey(ofSite.mediaId))).not.toHaveProperty('isKept');
    expect(await media.changeLibraryFile(ofSite.mediaId, { isKept: true })).toMatchObject({ isKept: true });
    expect(await refusalOf(media.changeLibraryFile(ofNone.mediaId, { isKept: false }))).toMatchObject({ code: 'invalid-input' });
  });

  it('accepts a limited number of tags, each once', () => {
    const tags = Array.from({ length: LIBRARY_TAGS_MAX }, (_, index) => `tag ${index}`);
    expect(LibraryFileChange.parse({ tags: [' shop ', 'shop'] })).toEqual({ tags: ['shop'] });
    expect(LibraryFileChange.safeParse({ tags }).success).toBe(true);
    expect(LibraryFileChange.safeParse({ tags: [...tags, 'one more'] }).success).toBe(false);
  });
});

describe('deletion of a file from the library (R-12.126)', () => {
  it('a file that a site shows is refused with media-in-use', async () => {
    const { mediaId } = await siteWithPicture();
    expect(await refusalOf(media.removeFromLibrary(mediaId))).toEqual({ code: 'media-in-use' });
  });

  it('leaves the file to earlier revisions of its sites', async () => {
    const { site, mediaId } = await siteWithPicture();
    const { document } = await user.get(site.id);
    const sheets = Object.fromEntries(Object.entries(document.sheets).map(([id]) => [id, { jp: sheet('no picture') }]));
    await user.save(site.id, site.working, { sheets });
    await media.removeFromLibrary(mediaId);
    expect(await listed({})).not.toContain(mediaId);
    expect(await refusalOf(media.libraryFile(mediaId))).toEqual({ code: 'not-found' });
    expect(await test.table.get(mediaKey(mediaId))).toMatchObject({ state: 'ready', siteId: site.id });
  });

  it('removes a file without a site', async () => {
    const { mediaId } = await add('');
    await media.removeFromLibrary(mediaId);
    await test.reconcileAfter(HOUR);
    expect(await test.table.get(mediaKey(mediaId))).toBeUndefined();
  });

  it('files of another account are not found, neither to delete nor to read or change them', async () => {
    const { mediaId } = await add((await user.create()).id);
    const stranger = test.mediaAs(test.accounts.STRANGER);
    const attempts = [stranger.removeFromLibrary(mediaId), stranger.changeLibraryFile(mediaId, {}), stranger.libraryFile(mediaId)];
    expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => ({ code: 'not-found' })));
  });
});
