import { randomBytes, randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkArchiveKey, uploadKey, variantPrefix } from '#functions/platform/gateways/media-keys.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { BULK_UPLOAD_MAX, UPLOAD_PART_BYTES } from '#shared/model/limits.ts';
import { type BulkUploadFixture, startBulkUploadFixture } from '#test/support/api/bulk-upload-fixture.ts';
import { picture, put } from '#test/support/api/media-fixture.ts';
import { refusalOf, sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';
import { zipArchive } from '#test/support/media/zip-archive.ts';

const DAY = 24 * 3_600_000;

let test: BulkUploadFixture;
let bulk: ReturnType<BulkUploadFixture['bulkUploadsAs']>;
let png: Buffer;
beforeAll(async () => {
  test = await startBulkUploadFixture();
  bulk = test.bulkUploadsAs(test.accounts.USER);
  png = await picture();
});
afterAll(() => test.stop());

const archiveOf = () =>
  zipArchive([
    { name: 'A1.png', content: png, isStored: true },
    { name: 'en/A1.png', content: png },
    { name: 'B1.mp4', content: fixtureFile('sound.mp4') },
    { name: 'B2.png', content: png.subarray(0, 40) },
    { name: 'notes.txt', content: 'notes' },
    { name: '../C1.png', content: png },
  ]);
const FAULTS = { 'notes.txt': 'unsupported', '../C1.png': 'unsafe-path' };

const newSite = async () => (await test.user.create()).id;

/** The media items of a site, and the keys of its uploads in storage. */
async function storedMedia(siteId: string): Promise<string[]> {
  const items = await scanTable(test);
  return items.flatMap((item) => (item.entity === 'media' && item['siteId'] === siteId ? [String(item['id'])] : []));
}

const outcomes = (files: Awaited<ReturnType<typeof bulk.get>>['files']) =>
  Object.fromEntries(files.map(({ path, image, video, fault }) => [path, fault ?? (image ? 'image' : video ? 'video' : 'processing')]));

async function eventsOf(siteId: string): Promise<Record<string, unknown>[]> {
  const items = await scanTable(test);
  return items.filter((item) => item.entity === 'account-event' && item['kind'] === 'bulk-upload-finished' && item['siteId'] === siteId);
}

describe('a bulk upload', () => {
  it('unpacks files that sheets can show, reports a fault for every other file, and leaves the site unchanged', async () => {
    const siteId = await newSite();
    const before = (await test.user.get(siteId)).site.working;
    const id = await test.uploaded(test.accounts.USER, siteId, archiveOf());
    expect((await bulk.get(siteId, id)).bulkUpload).toMatchObject({ state: 'reading' });
    await test.unpack(siteId, id);
    const unpacked = await bulk.get(siteId, id);
    expect(unpacked.bulkUpload).toMatchObject({ state: 'processing', progress: { done: 0, total: 4 } });
    expect(outcomes(unpacked.files)).toEqual({
      ...FAULTS,
      'A1.png': 'processing',
      'en/A1.png': 'processing',
      'B1.mp4': 'processing',
      'B2.png': 'processing',
    });
    await test.processAll();
    const { bulkUpload, files } = await bulk.get(siteId, id);
    expect(bulkUpload).toMatchObject({ state: 'ready', progress: { done: 4, total: 4 }, fault: null });
    expect(outcomes(files)).toEqual({ ...FAULTS, 'A1.png': 'image', 'en/A1.png': 'image', 'B1.mp4': 'video', 'B2.png': 'unreadable' });
    expect(await test.mediaFiles.sizeOf(bulkArchiveKey({ siteId, id }))).toBeUndefined();
    expect((await test.user.get(siteId)).site.working).toBe(before);
    expect(await bulk.list(siteId)).toMatchObject([{ id, state: 'ready' }]);
  });

  it('notifies the owner exactly once, after every file is processed', async () => {
    const siteId = await newSite();
    const id = await test.uploaded(test.accounts.USER, siteId, archiveOf());
    await test.unpack(siteId, id);
    await test.reconcileAfter(60_000);
    expect(await eventsOf(siteId)).toEqual([]);
    await test.processAll();
    await test.reconcileAfter(60_000);
    await test.reconcileAfter(60_000);
    expect(await eventsOf(siteId)).toMatchObject([{ name: 'pictures.zip', count: 3 }]);
    expect(await bulk.list(siteId)).toMatchObject([{ id, state: 'ready' }]);
  });

  it('refuses a file that is not an archive, and notifies the owner', async () => {
    const siteId = await newSite();
    const id = await test.uploaded(test.accounts.USER, siteId, randomBytes(500));
    await test.unpack(siteId, id);
    expect((await bulk.get(siteId, id)).bulkUpload).toMatchObject({ state: 'failed', fault: 'not-zip' });
    expect(await eventsOf(siteId)).toMatchObject([{ count: 0 }]);
    expect(await storedMedia(siteId)).toEqual([]);
  });

  it('keeps the files that a save uses, and deletes all other files after the retention period', async () => {
    const site = await test.user.create();
    const id = await test.uploaded(test.accounts.USER, site.id, archiveOf());
    await test.unpack(site.id, id);
    await test.processAll();
    const { files } = await bulk.get(site.id, id);
    const image = files.find(({ path }) => path === 'A1.png')?.image ?? null;
    await test.user.save(site.id, site.working, sheetsInFirstCells(3, 3, [sheet('one', { image })]).changes);
    await bulk.close(site.id, id);
    expect(await bulk.list(site.id)).toEqual([]);
    const unused = (await storedMedia(site.id)).filter((mediaId) => mediaId !== image?.mediaId);
    expect(unused.length).toBeGreaterThan(1);
    await test.reconcileAfter(BULK_UPLOAD_MAX.keptDays * DAY + 60_000);
    await test.reconcileAfter(60_000);
    expect(await storedMedia(site.id)).toEqual([image?.mediaId]);
    expect(await test.mediaFiles.sizeOf(uploadKey(image?.mediaId ?? ''))).toBe(png.length);
    for (const mediaId of unused) {
      expect(await test.mediaFiles.sizeOf(uploadKey(mediaId))).toBeUndefined();
      expect((await test.mediaFiles.list(variantPrefix(mediaId))).size).toBe(0);
    }
  });

  it('refuses a save that uses a deleted file', async () => {
    const site = await test.user.create();
    const id = await test.uploaded(test.accounts.USER, site.id, archiveOf());
    await test.unpack(site.id, id);
    await test.processAll();
    const image = (await bulk.get(site.id, id)).files.find(({ path }) => path === 'A1.png')?.image ?? null;
    await test.reconcileAfter(BULK_UPLOAD_MAX.keptDays * DAY + 60_000);
    const save = test.user.save(site.id, site.working, sheetsInFirstCells(3, 3, [sheet('one', { image })]).changes);
    expect(await refusalOf(save)).toMatchObject({ code: 'invalid-input', fields: [{ rule: 'unknown-media' }] });
    expect(outcomes((await bulk.get(site.id, id)).files)['A1.png']).toBe('missing');
  });
});

describe('the unpacking job', () => {
  it('unpacks each file exactly once, even if it is killed repeatedly at random moments', async () => {
    for (let round = 0; round < 6; round += 1) {
      const site = await test.user.create();
      const id = await test.uploaded(test.accounts.USER, site.id, archiveOf());
      const kills: number[] = [];
      for (let isDone = false; !isDone && kills.length < 4;) {
        const after = randomInt(1, 24);
        kills.push(after);
        isDone = await test.unpack(site.id, id, after);
        expect((await test.user.get(site.id)).site.working).toBe(site.working);
      }
      while ((await bulk.get(site.id, id)).bulkUpload.state === 'reading') await test.unpack(site.id, id);
      await test.processAll();
      const { bulkUpload, files } = await bulk.get(site.id, id);
      expect([kills, bulkUpload.state, outcomes(files)]).toEqual([
        kills,
        'ready',
        { ...FAULTS, 'A1.png': 'image', 'en/A1.png': 'image', 'B1.mp4': 'video', 'B2.png': 'unreadable' },
      ]);
      expect([kills, await storedMedia(site.id)]).toEqual([kills, expect.objectContaining({ length: 4 })]);
    }
  });

  it('fails permanently after five attempts, and removes the archive', async () => {
    const siteId = await newSite();
    const id = await test.uploaded(test.accounts.USER, siteId, archiveOf());
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await test.unpack(siteId, id, 4);
      test.time.now += 5 * 60_000;
    }
    await test.unpack(siteId, id);
    expect((await bulk.get(siteId, id)).bulkUpload).toMatchObject({ state: 'failed', fault: 'failed' });
    expect(await test.mediaFiles.sizeOf(bulkArchiveKey({ siteId, id }))).toBeUndefined();
  });

  it('skips a bulk upload that was closed', async () => {
    const siteId = await newSite();
    const id = await test.uploaded(test.accounts.USER, siteId, archiveOf());
    await bulk.close(siteId, id);
    await test.unpack(siteId, id);
    expect(await storedMedia(siteId)).toEqual([]);
    expect((await bulk.get(siteId, id)).bulkUpload.state).toBe('closed');
  });
});

describe('the upload of a ZIP file', () => {
  it('continues with the missing parts if the same file is started again', async () => {
    const siteId = await newSite();
    const archive = Buffer.concat([randomBytes(2 * UPLOAD_PART_BYTES), archiveOf()]);
    const first = await bulk.start(siteId, archive.length);
    const [, second] = first.upload.parts;
    expect(await put(second?.url ?? '', archive.subarray(second?.start, 2 * UPLOAD_PART_BYTES), {})).toBe(200);
    expect(await refusalOf(bulk.complete(siteId, first.bulkUpload.id))).toMatchObject({ fields: [{ rule: 'unknown-media' }] });
    test.time.now += 3 * 3_600_000;
    const again = await bulk.start(siteId, archive.length);
    expect([again.bulkUpload.id, again.upload.parts.map(({ start }) => start)]).toEqual([first.bulkUpload.id, [0, 2 * UPLOAD_PART_BYTES]]);
    for (const { url, start, size } of again.upload.parts) expect(await put(url, archive.subarray(start, start + size), {})).toBe(200);
    expect((await bulk.start(siteId, archive.length)).upload.parts).toEqual([]);
    expect((await bulk.complete(siteId, first.bulkUpload.id)).state).toBe('reading');
    expect((await bulk.complete(siteId, first.bulkUpload.id)).state).toBe('reading');
  });

  it('creates a new bulk upload for another file, after a day, and after the former bulk upload was closed', async () => {
    const siteId = await newSite();
    const { bulkUpload } = await bulk.start(siteId, 1_000);
    expect((await bulk.start(siteId, 1_000, { modifiedAt: 2 })).bulkUpload.id).not.toBe(bulkUpload.id);
    expect((await bulk.start(siteId, 1_000, { fileName: 'others.zip' })).bulkUpload.id).not.toBe(bulkUpload.id);
    await bulk.close(siteId, bulkUpload.id);
    await bulk.close(siteId, bulkUpload.id);
    expect(await refusalOf(bulk.complete(siteId, bulkUpload.id))).toMatchObject({ code: 'transition-refused' });
    const next = await bulk.start(siteId, 1_000);
    expect(next.bulkUpload.id).not.toBe(bulkUpload.id);
    test.time.now += DAY;
    expect((await bulk.start(siteId, 1_000)).bulkUpload.id).not.toBe(next.bulkUpload.id);
  });

  it('is rejected with too-many-requests above the rate limit', async () => {
    const siteId = await newSite();
    test.time.now += DAY;
    let refused: unknown;
    for (let count = 0; count <= 60 && !refused; count += 1)
      refused = await bulk.start(siteId, 10, { modifiedAt: 1_000 + count }).then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(refused).toMatchObject({ code: 'too-many-requests' });
    test.time.now += DAY;
  });

  it('answers not-found for sites outside the caller’s tree', async () => {
    const siteId = await newSite();
    const id = await test.uploaded(test.accounts.USER, siteId, archiveOf());
    const stranger = test.bulkUploadsAs(test.accounts.STRANGER);
    const calls = [
      () => stranger.start(siteId, 10),
      () => stranger.get(siteId, id),
      () => stranger.list(siteId),
      () => stranger.close(siteId, id),
    ];
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ code: 'not-found' });
    const own = (await test.as(test.accounts.STRANGER).create()).id;
    expect(await refusalOf(stranger.get(own, id))).toMatchObject({ code: 'not-found' });
  });
});
