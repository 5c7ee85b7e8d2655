import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type Actor } from '#test/support/api/site-fixture.ts';
import { file, type MediaFixture, picture, put, startMediaFixture, onlyPartOf } from '#test/support/api/media-fixture.ts';
import { variantKey, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import { MEGABYTE } from '#shared/model/limits.ts';
import { publishedVariants } from '#shared/model/media/media.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

let test: MediaFixture;
let user: Actor;
beforeAll(async () => {
  test = await startMediaFixture();
  ({ user } = test);
});
afterAll(() => test.stop());

describe('signed upload URL', () => {
  it('accepts one file of exactly the declared size and type', async () => {
    const bytes = await picture();
    const [upload] = await test.mediaAs(test.accounts.USER).generateUrls((await user.create()).id, [file(bytes)]);
    if (!upload) throw new Error('No address');
    const { url } = onlyPartOf(upload);
    expect(Date.parse(upload.expiresAt) - test.time.now).toBe(15 * 60_000);
    expect(await put(url, Buffer.concat([bytes, Buffer.from('x')]), upload.headers)).toBe(403);
    expect(await put(url, bytes.subarray(1), upload.headers)).toBe(403);
    expect(await put(url, bytes, { 'content-type': 'text/html' })).toBe(403);
    expect(await put(url, bytes, {})).toBe(403);
    expect(await put(url.replace(upload.mediaId, '01JD00000000000000000000AA'), bytes, upload.headers)).toBe(403);
    expect(await test.mediaFiles.sizeOf(uploadKey(upload.mediaId))).toBeUndefined();
    expect(await put(url, bytes, upload.headers)).toBe(200);
    expect(await test.mediaFiles.sizeOf(uploadKey(upload.mediaId))).toBe(bytes.length);
  });

  it('rejects a second file, before and after the first file is completed (R-12.27)', async () => {
    const bytes = await picture();
    const other = new Uint8Array(bytes.length);
    const media = test.mediaAs(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(bytes));
    const { url } = onlyPartOf(upload);
    expect(await put(url, bytes, upload.headers)).toBe(200);
    expect(await put(url, other, upload.headers)).toBe(412);
    await media.complete([upload.mediaId]);
    expect(await put(url, other, upload.headers)).toBe(412);
    expect(await put(url, other, { 'content-type': 'image/png' })).toBe(403);
    expect(Buffer.from((await test.mediaFiles.read(uploadKey(upload.mediaId))) ?? [])).toEqual(Buffer.from(bytes));
  });

  it('works in a browser: needs two headers and no checksum', async () => {
    const upload = await test.mediaAs(test.accounts.USER).generateLogoUrl(file(await picture()));
    expect(upload.headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
    const query = new URL(onlyPartOf(upload).url).searchParams;
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host;if-none-match');
    expect([...query.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    expect(query.get('X-Amz-Expires')).toBe('900');
  });
});

describe('picture limit of the deployment', () => {
  it('limits the size for which upload URLs are signed; videos have a separate limit', async () => {
    const { id } = await user.create();
    const media = test.mediaAs(test.accounts.USER, 2);
    const sized = (name: string, type: string, size: number) => ({ name, type, size });
    const [atLimit, above] = [2 * MEGABYTE, 2 * MEGABYTE + 1];
    const tooLarge = (path: string) => ({ code: 'invalid-input', fields: [{ path, rule: 'file-too-large', params: { max: 2 } }] });
    const png = (size: number) => sized('a.png', 'image/png', size);
    expect(await media.generateUrls(id, [png(atLimit), sized('a.mp4', 'video/mp4', 30 * MEGABYTE)])).toHaveLength(2);
    expect(await refusalOf(media.generateUrls(id, [png(atLimit), png(above)]))).toEqual(tooLarge('files.1.size'));
    expect(await refusalOf(media.generateLogoUrl(png(above), id))).toEqual(tooLarge('file.size'));
    expect(await test.mediaAs(test.accounts.USER, 40).generateUrls(id, [png(40 * MEGABYTE)])).toHaveLength(1);
    expect(await refusalOf(media.generateUrls(id, [sized('a.mp4', 'video/mp4', 30 * MEGABYTE + 1)]))).toMatchObject({
      fields: [{ path: 'files.0.size', rule: 'file-too-large', params: { max: 30 } }],
    });
  });
});

describe('uploading a picture', () => {
  it.each(['product', 'popup'] as const)('creates the published variants of a %s picture', async (kind) => {
    const bytes = await picture();
    const { id } = await user.create();
    const media = test.mediaAs(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(bytes), id, kind);
    await put(onlyPartOf(upload).url, bytes, upload.headers);
    await media.complete([upload.mediaId]);
    for (const jobId of await test.overdueJobs()) await test.processed(jobId);
    expect(await media.list([upload.mediaId])).toMatchObject([{ kind, state: 'ready', image: { width: 30, height: 20 } }]);
    for (const variant of publishedVariants(kind, 30))
      expect(await test.mediaFiles.sizeOf(variantKey(upload.mediaId, variant))).toBeGreaterThan(0);
  });

  it('turns an uploaded file into a picture that a site can use', async () => {
    const bytes = await picture();
    const { id, working } = await user.create();
    const media = test.mediaAs(test.accounts.USER);
    const uploads = await media.generateUrls(id, [file(bytes, 'one.png'), file(bytes, 'two.png')]);
    const ids = uploads.map(({ mediaId }) => mediaId);
    expect(await media.list(ids)).toMatchObject([
      { name: 'one.png', state: 'awaiting', kind: 'creative' },
      { name: 'two.png', state: 'awaiting' },
    ]);
    for (const upload of uploads) await put(onlyPartOf(upload).url, bytes, upload.headers);
    expect((await media.complete(ids)).map(({ state }) => state)).toEqual(['processing', 'processing']);
    const jobs = await test.overdueJobs();
    expect(jobs).toHaveLength(2);
    for (const jobId of jobs) await test.processed(jobId);
    const [ready] = await media.list(ids);
    expect(ready).toMatchObject({ state: 'ready', image: { width: 30, height: 20, colour: '#336699' } });
    const settings = (await user.get(id)).document.settings;
    await user.save(id, working, { settings });
  });

  it('checks the content of a file, whatever its name and declared type', async () => {
    const { id } = await user.create();
    const media = test.mediaAs(test.accounts.USER);
    const [png, text] = [await picture(), Buffer.from('a text that is named like a picture')];
    const uploads = await media.generateUrls(id, [
      { name: 'photo.jpg', type: 'image/jpeg', size: png.length },
      { name: 'photo.jpg', type: 'image/png', size: png.length },
      { name: 'text.png', type: 'image/png', size: text.length },
    ]);
    for (const [index, upload] of uploads.entries()) await put(onlyPartOf(upload).url, index < 2 ? png : text, upload.headers);
    const ids = uploads.map(({ mediaId }) => mediaId);
    await media.complete(ids);
    for (const jobId of await test.overdueJobs()) await test.processed(jobId);
    expect(await media.list(ids)).toMatchObject([
      { state: 'ready', image: { width: 30, height: 20 } },
      { state: 'ready', image: { width: 30, height: 20 } },
      { state: 'failed', name: 'text.png', fault: 'unsupported-content' },
    ]);
  });

  it('enqueues one job for concurrent and repeated completions', async () => {
    const bytes = await picture();
    const media = test.mediaAs(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(bytes));
    await put(onlyPartOf(upload).url, bytes, upload.headers);
    await Promise.all([
      media.complete([upload.mediaId]),
      media.complete([upload.mediaId, upload.mediaId]),
      media.complete([upload.mediaId]),
    ]);
    expect(await test.overdueJobs()).toHaveLength(1);
    expect(await media.complete([upload.mediaId])).toMatchObject([{ state: 'processing' }]);
    test.time.now += 120_000;
  });

  it('refuses files that are not uploaded, and processes the uploaded files', async () => {
    const bytes = await picture();
    const media = test.mediaAs(test.accounts.USER);
    const [missing, there] = [await media.generateLogoUrl(file(bytes)), await media.generateLogoUrl(file(bytes))];
    await put(onlyPartOf(there).url, bytes, there.headers);
    expect(await refusalOf(media.complete([there.mediaId, missing.mediaId]))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'mediaIds.1', rule: 'unknown-media' }],
    });
    expect((await media.list([missing.mediaId, there.mediaId])).map(({ state }) => state)).toEqual(['awaiting', 'processing']);
  });
});

describe('uploading a video', () => {
  it('turns an uploaded file into a video; a sheet can use it only with the measured length and sound', async () => {
    const { id, working } = await user.create();
    const media = test.mediaAs(test.accounts.USER);
    const [bytes, still] = [fixtureFile('sound.mp4'), await picture()];
    const uploads = await media.generateUrls(id, [{ name: 'a.mp4', type: 'video/mp4', size: bytes.length }, file(still)]);
    const ids = uploads.map(({ mediaId }) => mediaId);
    expect((await media.list(ids)).map(({ kind }) => kind)).toEqual(['video', 'creative']);
    for (const [index, upload] of uploads.entries()) await put(onlyPartOf(upload).url, index === 0 ? bytes : still, upload.headers);
    await media.complete(ids);
    for (const jobId of await test.overdueJobs()) await test.processed(jobId);
    expect((await media.list(ids)).map(({ state }) => state)).toEqual(['processing', 'ready']);
    await test.finishConversions();
    const [clip, poster] = await media.list(ids);
    const video = clip?.video ?? null;
    expect(clip).toMatchObject({
      state: 'ready',
      image: null,
      video: { width: 96, height: 160, durationMs: expect.closeTo(1_200, -2), hasSound: true },
    });
    const showing = (differences: object) => ({
      grid: { numberHorizontal: 3, numberVertical: 3, cells: { A1: '01JD0000000000000000000000' } },
      sheets: { '01JD0000000000000000000000': { jp: { ...EMPTY_SHEET, image: poster?.image ?? null, video, ...differences } } },
    });
    const refused = (differences: object) => refusalOf(user.save(id, working, showing(differences)));
    const path = 'changes.sheets.01JD0000000000000000000000.jp.video';
    if (!video) throw new Error('No video');
    for (const lie of [
      { ...video, durationMs: 1 },
      { ...video, hasSound: false },
      { ...video, mediaId: poster?.id ?? '' },
    ])
      expect(await refused({ video: lie })).toEqual({ code: 'invalid-input', fields: [{ path, rule: 'unknown-media' }] });
    expect(await refused({ image: { mediaId: video.mediaId, width: 96, height: 160, colour: '#000000' } })).toMatchObject({
      fields: [{ rule: 'unknown-media' }],
    });
    await user.save(id, working, showing({}));
    expect((await user.get(id)).document.sheets['01JD0000000000000000000000']?.jp?.video).toEqual(video);
  });
});

describe('owner of an upload', () => {
  it('is the account of the site; only this account and the accounts above it find the media', async () => {
    const { id } = await user.create();
    const { USER, OEM, MASTER, STRANGER } = test.accounts;
    const [upload] = await test.mediaAs(MASTER).generateUrls(id, [file(await picture())]);
    const mediaId = upload?.mediaId ?? '';
    for (const account of [USER, OEM, MASTER]) expect(await test.mediaAs(account).list([mediaId])).toHaveLength(1);
    const stranger = test.mediaAs(STRANGER);
    const some = file(await picture());
    const attempts = [
      stranger.list([mediaId]),
      stranger.list(['01JD00000000000000000000AA']),
      stranger.resume(mediaId),
      stranger.complete([mediaId]),
      stranger.generateUrls(id, [some]),
      stranger.generateLogoUrl(some, id),
    ];
    expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => ({ code: 'not-found' })));
  });
});

it('the media endpoints use the minimum number of database calls', async () => {
  const { id } = await user.create();
  const media = test.mediaAs(test.accounts.USER);
  const bytes = await picture();
  test.takeTraffic();
  const uploads = await media.generateUrls(
    id,
    Array.from({ length: 10 }, () => file(bytes)),
  );
  // The site, and three items for each file, of which a call writes 25.
  expect(test.takeTraffic().calls).toEqual(['GetItemCommand', 'BatchWriteItemCommand', 'BatchWriteItemCommand']);
  await media.list(uploads.map(({ mediaId }) => mediaId));
  expect(test.takeTraffic().calls).toEqual(['BatchGetItemCommand']);
  for (const upload of uploads) await put(onlyPartOf(upload).url, bytes, upload.headers);
  await media.complete(uploads.map(({ mediaId }) => mediaId));
  // The files, their site, and a transaction for each file.
  expect(test.takeTraffic().calls).toHaveLength(12);
});
