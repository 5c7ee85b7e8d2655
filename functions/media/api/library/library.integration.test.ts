import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { libraryPartition } from '#functions/platform/keys/library-keys.ts';
import { file, type MediaFixture, picture, put, startMediaFixture, onlyPartOf } from '#test/support/api/media-fixture.ts';
import { addReadyMedia, type Actor, refusalOf, sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';

let test: MediaFixture;
let user: Actor;
beforeAll(async () => {
  test = await startMediaFixture();
  ({ user } = test);
});
afterAll(() => test.stop());

type LibraryInput = Parameters<ReturnType<MediaFixture['mediaAs']>['library']>[0];
const listed = async (query: LibraryInput = {}, account = test.accounts.USER) =>
  (await test.mediaAs(account).library(query)).files.map(({ id }) => id);
const add = async (siteId: string, kind: Parameters<typeof addReadyMedia>[3] = 'creative', differences = {}) =>
  addReadyMedia(test, test.accounts.USER, siteId, kind, differences);

describe('media library (R-12.120)', () => {
  it('lists the ready files of all sites of an account, newest first, by kind and name', async () => {
    const [one, two] = [(await user.create()).id, (await user.create()).id];
    const shown = await add(one, 'creative', { name: 'Summer Sale.png' });
    const logo = await add(two, 'logo');
    await add(two, 'creative', { state: 'failed' });
    await add('', 'news');
    expect((await listed()).slice(0, 2)).toEqual([logo.mediaId, shown.mediaId].toSorted().toReversed());
    expect(await listed({ kinds: ['logo'] })).toEqual([logo.mediaId]);
    expect(await listed({ keyword: 'sale' })).toEqual([shown.mediaId]);
  });

  it('pages follow each other without gaps, also where a search matches little', async () => {
    const { id } = await user.create();
    const names = Array.from({ length: 7 }, (_, index) => `${index % 3 === 0 ? 'page' : 'other'} ${index}`);
    for (const name of names) await add(id, 'share', { name });
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await test.mediaAs(test.accounts.USER).library({ kinds: ['share'], keyword: 'page', limit: 2, cursor });
      found.push(...page.files.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(found.toSorted()).toEqual(['page 0', 'page 3', 'page 6']);
    expect(await refusalOf(test.mediaAs(test.accounts.USER).library({ cursor: 'TUVESUEjMQ' }))).toMatchObject({ code: 'invalid-input' });
  });

  it('a request with a site reads the library of its owner, and no other account may read it', async () => {
    const { id } = await user.create();
    const { mediaId } = await add(id);
    const { OEM, MASTER, STRANGER } = test.accounts;
    for (const account of [OEM, MASTER]) {
      expect(await listed({ siteId: id }, account)).toContain(mediaId);
      expect(await listed({}, account)).not.toContain(mediaId);
    }
    expect(await listed({}, STRANGER)).toEqual([]);
    expect(await refusalOf(listed({ siteId: id }, STRANGER))).toEqual({ code: 'not-found' });
  });
});

describe('picture of the library (R-12.121)', () => {
  it('another site of the account can show a picture, which remains when the first site is deleted', async () => {
    const [one, two] = [await user.create(), await user.create()];
    const image = await add(one.id);
    const { changes, ids } = sheetsInFirstCells(3, 3, [sheet('one', { image }), sheet('two', { image })]);
    await user.save(two.id, two.working, changes);
    expect((await user.get(two.id)).document.sheets[ids[0] ?? '']?.jp?.image).toEqual(image);
    expect(await test.table.get(mediaKey(image.mediaId))).toMatchObject({ siteId: one.id, alsoIn: new Set([two.id]) });
  });

  it('a picture of another account is refused', async () => {
    const image = await addReadyMedia(test, test.accounts.STRANGER, (await test.as(test.accounts.STRANGER).create()).id);
    const { id, working } = await user.create();
    const { changes } = sheetsInFirstCells(3, 3, [sheet('one', { image })]);
    expect(await refusalOf(user.save(id, working, changes))).toMatchObject({ fields: [{ rule: 'unknown-media' }] });
  });
});

describe('file that is uploaded to the library (R-12.122)', () => {
  it('a kept file remains without a site, and after its last site is deleted', async () => {
    const media = test.mediaAs(test.accounts.USER);
    const bytes = await picture();
    const [upload] = await media.generateUrls(undefined, [file(bytes, 'kept.png')], true);
    if (!upload) throw new Error('No address');
    await put(onlyPartOf(upload).url, bytes, upload.headers);
    await media.complete([upload.mediaId]);
    for (const jobId of await test.overdueJobs()) await test.processed(jobId);
    await test.reconcileAfter(48 * 3_600_000);
    expect(await listed({ keyword: 'kept' })).toEqual([upload.mediaId]);

    const [ready] = await media.list([upload.mediaId]);
    const site = await user.create();
    await user.save(site.id, site.working, sheetsInFirstCells(3, 3, [sheet('one', { image: ready?.image ?? null })]).changes);
    expect(await test.table.get(mediaKey(upload.mediaId))).toMatchObject({ siteId: site.id });
    await user.remove(site.id);
    await test.reconcileAfter(40 * 24 * 3_600_000);
    expect(await test.table.get(mediaKey(upload.mediaId))).toMatchObject({ siteId: '', state: 'ready' });
    expect(await listed({ keyword: 'kept' })).toEqual([upload.mediaId]);
  });

  it('a file that no site uses and no account keeps is deleted with its entry in the library', async () => {
    const media = test.mediaAs(test.accounts.USER);
    const [upload] = await media.generateUrls(undefined, [file(await picture())]);
    const inLibrary = async () => (await test.table.queryAll({ pk: libraryPartition(test.accounts.USER.id) })).map(({ sk }) => sk);
    expect(await inLibrary()).toContain(`MEDIA#${upload?.mediaId}`);
    await test.reconcileAfter(48 * 3_600_000);
    expect(await inLibrary()).not.toContain(`MEDIA#${upload?.mediaId}`);
  });
});
