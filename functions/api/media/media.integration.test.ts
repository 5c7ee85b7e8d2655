import { randomBytes } from 'node:crypto';
import { callerOf } from '#test/support/caller-of.ts';
import { request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, type Actor } from '#functions/api/site/site-fixture.ts';
import { mediaUseCases } from '#functions/api/media/use-cases.ts';
import { readyKey, uploadKey } from '#functions/gateways/media-files.ts';
import { startJobFixture, type JobFixture } from '#functions/jobs/job-fixture.ts';
import { processMedia } from '#functions/jobs/process-media/process-media.ts';
import { reconcile } from '#functions/jobs/reconcile/reconcile.ts';
import { scopeOf } from '#functions/scope.ts';
import { runJob } from '#functions/jobs/run-job.ts';
import type { Account } from '#functions/store/account.ts';
import { contractSchedule } from '#functions/store/contract-schedule.ts';
import { siteSweep } from '#functions/store/site-sweep.ts';
import type { Upload } from '#shared/contract/media.ts';
import { publishedVariants, type UploadRequest } from '#shared/model/media.ts';
import { fixtureFile } from '#test/support/fixture-file.ts';
import { EMPTY_SHEET } from '#shared/model/site.ts';
import { UPLOAD_PART_BYTES } from '#shared/model/limits.ts';

let test: JobFixture;
let user: Actor;
beforeAll(async () => {
  test = await startJobFixture();
  user = test.as(test.accounts.USER);
});
afterAll(() => test.stop());

/** The endpoints of the family, as this account's own login calls them. */
function as(account: Account) {
  const useCases = mediaUseCases({ ...test.dependencies, files: test.mediaFiles });
  const base = { caller: callerOf(account), params: undefined, query: undefined, body: undefined, viewerAddress: '192.0.2.1', cookies: {} };
  const dataOf = async <T extends object>(answer: Promise<T | { data: T; cookies: string[] }>): Promise<T> => {
    const given = await answer;
    return 'cookies' in given ? given.data : given;
  };
  return {
    generateUrls: async (siteId: string, files: UploadRequest[]) =>
      (await dataOf(useCases.generateUrls({ ...base, body: { siteId, files } }))).uploads,
    generateLogoUrl: async (file: UploadRequest, siteId?: string, kind: 'logo' | 'product' | 'popup' = 'logo') =>
      (await dataOf(useCases.generateLogoUrl({ ...base, body: { siteId, kind, file } }))).upload,
    resume: async (mediaId: string) => (await dataOf(useCases.resume({ ...base, body: { mediaId } }))).upload,
    complete: async (mediaIds: string[]) => (await dataOf(useCases.complete({ ...base, body: { mediaIds } }))).media,
    list: async (ids: string[]) => (await dataOf(useCases.list({ ...base, query: { ids } }))).media,
  };
}

/** A PUT as a browser makes it; `fetch` of Node would not let a test lie about the length. */
function put(url: string, body: Uint8Array, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'PUT', headers: { 'content-length': body.length, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The one part of a file that travels whole. */
function wholeOf({ parts: [whole, ...more] }: Upload): Upload['parts'][number] {
  if (!whole || more.length > 0) throw new Error('The file does not travel whole');
  return whole;
}

const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const file = (bytes: Uint8Array, name = 'a.png'): UploadRequest => ({ name, type: 'image/png', size: bytes.length });

async function overdueJobs(): Promise<string[]> {
  test.time.now += 61_000;
  const started: string[] = [];
  const queue = { start: async (_: string, jobId: string) => void started.push(jobId) };
  await reconcile({
    ...test.dependencies,
    sweep: siteSweep(test.table, test.clock),
    contracts: contractSchedule(test.table, test.clock),
    files: test.mediaFiles,
    queue,
  })();
  return started;
}

const processed = (jobId: string): Promise<void> => {
  const dependencies = { ...test.dependencies, files: test.mediaFiles };
  return runJob(dependencies, processMedia(dependencies))({ jobId });
};

describe('a signed address', () => {
  it('takes one file of exactly the size and type announced', async () => {
    const bytes = await picture();
    const [upload] = await as(test.accounts.USER).generateUrls((await user.create()).id, [file(bytes)]);
    if (!upload) throw new Error('No address');
    const { url } = wholeOf(upload);
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

  it('is of use to a browser: one header, no checksum', async () => {
    const upload = await as(test.accounts.USER).generateLogoUrl(file(await picture()));
    expect(upload.headers).toEqual({ 'content-type': 'image/png' });
    const query = new URL(wholeOf(upload).url).searchParams;
    expect(query.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host');
    expect([...query.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    expect(query.get('X-Amz-Expires')).toBe('900');
  });
});

describe('uploading', () => {
  it.each(['product', 'popup'] as const)('a picture of a %s makes what pages show of one', async (kind) => {
    const bytes = await picture();
    const { id } = await user.create();
    const media = as(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(bytes), id, kind);
    await put(wholeOf(upload).url, bytes, upload.headers);
    await media.complete([upload.mediaId]);
    for (const jobId of await overdueJobs()) await processed(jobId);
    expect(await media.list([upload.mediaId])).toMatchObject([{ kind, state: 'ready', image: { width: 30, height: 20 } }]);
    for (const variant of publishedVariants(kind, 30))
      expect(await test.mediaFiles.sizeOf(readyKey(upload.mediaId, variant))).toBeGreaterThan(0);
  });

  it('goes from an address to a picture that a site can show', async () => {
    const bytes = await picture();
    const { id, working } = await user.create();
    const media = as(test.accounts.USER);
    const uploads = await media.generateUrls(id, [file(bytes, 'one.png'), file(bytes, 'two.png')]);
    const ids = uploads.map(({ mediaId }) => mediaId);
    expect(await media.list(ids)).toMatchObject([
      { name: 'one.png', state: 'awaiting', kind: 'creative' },
      { name: 'two.png', state: 'awaiting' },
    ]);
    for (const upload of uploads) await put(wholeOf(upload).url, bytes, upload.headers);
    expect((await media.complete(ids)).map(({ state }) => state)).toEqual(['processing', 'processing']);
    const jobs = await overdueJobs();
    expect(jobs).toHaveLength(2);
    for (const jobId of jobs) await processed(jobId);
    const [ready] = await media.list(ids);
    expect(ready).toMatchObject({ state: 'ready', image: { width: 30, height: 20, colour: '#336699' } });
    const settings = (await user.get(id)).document.settings;
    await user.save(id, working, { settings });
  });

  it('may be said to be over as often as one likes', async () => {
    const bytes = await picture();
    const media = as(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(bytes));
    await put(wholeOf(upload).url, bytes, upload.headers);
    await Promise.all([
      media.complete([upload.mediaId]),
      media.complete([upload.mediaId, upload.mediaId]),
      media.complete([upload.mediaId]),
    ]);
    expect(await overdueJobs()).toHaveLength(1);
    expect(await media.complete([upload.mediaId])).toMatchObject([{ state: 'processing' }]);
    test.time.now += 120_000;
  });

  it('names files that have not come, and goes on with those that have', async () => {
    const bytes = await picture();
    const media = as(test.accounts.USER);
    const [missing, there] = [await media.generateLogoUrl(file(bytes)), await media.generateLogoUrl(file(bytes))];
    await put(wholeOf(there).url, bytes, there.headers);
    expect(await refusalOf(media.complete([there.mediaId, missing.mediaId]))).toEqual({
      code: 'invalid-input',
      fields: [{ path: 'mediaIds.1', rule: 'unknown-media' }],
    });
    expect((await media.list([missing.mediaId, there.mediaId])).map(({ state }) => state)).toEqual(['awaiting', 'processing']);
  });
});

describe('a big file', () => {
  const bytes = Buffer.concat([randomBytes(UPLOAD_PART_BYTES), randomBytes(UPLOAD_PART_BYTES), randomBytes(1_000)]);
  const announced = file(bytes);
  const send = ({ headers }: Upload, { url, start, size }: Upload['parts'][number], content = bytes.subarray(start, start + size)) =>
    put(url, content, headers);
  const begun = async (): Promise<Upload> => {
    const [upload] = await as(test.accounts.USER).generateUrls((await user.create()).id, [announced]);
    if (!upload) throw new Error('No address');
    return upload;
  };

  it('travels in parts, each bound to its size, in any order', async () => {
    const upload = await begun();
    const { mediaId, parts } = upload;
    expect(parts.map(({ start, size }) => [start, size])).toEqual([
      [0, UPLOAD_PART_BYTES],
      [UPLOAD_PART_BYTES, UPLOAD_PART_BYTES],
      [2 * UPLOAD_PART_BYTES, 1_000],
    ]);
    const [, , last] = parts;
    if (!last) throw new Error('No last part');
    expect(await send(upload, last, bytes.subarray(0, 999))).toBe(403);
    expect(await put(last.url.replace('partNumber=3', 'partNumber=4'), bytes.subarray(0, 1_000), {})).toBe(403);
    for (const part of parts.toReversed()) expect(await send(upload, part)).toBe(200);
    expect(await test.mediaFiles.sizeOf(uploadKey(mediaId))).toBeUndefined();
    expect(await as(test.accounts.USER).complete([mediaId])).toMatchObject([{ state: 'processing' }]);
    expect(Buffer.from((await test.mediaFiles.read(uploadKey(mediaId))) ?? []).equals(bytes)).toBe(true);
  });

  it('goes on where it broke off, with fresh addresses for what is missing', async () => {
    const upload = await begun();
    const media = as(test.accounts.USER);
    const [first, second] = upload.parts;
    if (!first || !second) throw new Error('No parts');
    await send(upload, second);
    expect(await refusalOf(media.complete([upload.mediaId]))).toMatchObject({ fields: [{ rule: 'unknown-media' }] });
    test.time.now += 3_600_000;
    const resumed = await media.resume(upload.mediaId);
    expect(resumed.parts.map(({ start }) => start)).toEqual([0, 2 * UPLOAD_PART_BYTES]);
    expect(Date.parse(resumed.expiresAt) - test.time.now).toBe(15 * 60_000);
    for (const part of resumed.parts) await send(resumed, part);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
    expect(await media.complete([upload.mediaId])).toMatchObject([{ state: 'processing' }]);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
  });

  it('may be said to be over by two at once, and after it was made whole', async () => {
    const upload = await begun();
    const media = as(test.accounts.USER);
    for (const part of upload.parts) await send(upload, part);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
    const answers = await Promise.all([media.complete([upload.mediaId]), media.complete([upload.mediaId])]);
    expect(answers).toMatchObject([[{ state: 'processing' }], [{ state: 'processing' }]]);
  });

  it('leaves nothing behind when nobody finishes it', async () => {
    const upload = await begun();
    const [first] = upload.parts;
    if (!first) throw new Error('No parts');
    await send(upload, first);
    const [found] = await test.dependencies.media.findAll(scopeOf(test.accounts.USER.id), [upload.mediaId]);
    test.time.now += 24 * 3_600_000;
    await overdueJobs();
    expect(await test.mediaFiles.arrivedParts({ key: uploadKey(upload.mediaId), transferId: found?.transferId ?? '' })).toBeUndefined();
    expect(await refusalOf(as(test.accounts.USER).resume(upload.mediaId))).toEqual({ code: 'not-found' });
  });

  it('is no way to overwrite a small one that has arrived', async () => {
    const small = await picture();
    const media = as(test.accounts.USER);
    const upload = await media.generateLogoUrl(file(small));
    expect((await media.resume(upload.mediaId)).parts).toHaveLength(1);
    await put(wholeOf(upload).url, small, upload.headers);
    expect((await media.resume(upload.mediaId)).parts).toEqual([]);
  });
});

describe('a video', () => {
  it('goes from an address to a sheet that shows it, and only as it was checked', async () => {
    const { id, working } = await user.create();
    const media = as(test.accounts.USER);
    const [bytes, still] = [fixtureFile('sound.mp4'), await picture()];
    const uploads = await media.generateUrls(id, [{ name: 'a.mp4', type: 'video/mp4', size: bytes.length }, file(still)]);
    const ids = uploads.map(({ mediaId }) => mediaId);
    expect((await media.list(ids)).map(({ kind }) => kind)).toEqual(['video', 'creative']);
    for (const [index, upload] of uploads.entries()) await put(wholeOf(upload).url, index === 0 ? bytes : still, upload.headers);
    await media.complete(ids);
    for (const jobId of await overdueJobs()) await processed(jobId);
    const [clip, poster] = await media.list(ids);
    const video = clip?.video ?? null;
    expect(clip).toMatchObject({ state: 'ready', image: null, video: { width: 96, height: 160, durationMs: 1_200, hasSound: true } });
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

describe('whose it is', () => {
  it('belongs to the site’s account, and is there for those above only', async () => {
    const { id } = await user.create();
    const { USER, OEM, MASTER, STRANGER } = test.accounts;
    const [upload] = await as(MASTER).generateUrls(id, [file(await picture())]);
    const mediaId = upload?.mediaId ?? '';
    for (const account of [USER, OEM, MASTER]) expect(await as(account).list([mediaId])).toHaveLength(1);
    const stranger = as(STRANGER);
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

describe('what nobody finishes', () => {
  it('is forgotten after a day, and only then', async () => {
    const { id } = await user.create();
    const media = as(test.accounts.USER);
    const bytes = await picture();
    const [abandoned] = await media.generateUrls(id, [file(bytes)]);
    if (!abandoned) throw new Error('No address');
    await put(wholeOf(abandoned).url, bytes, abandoned.headers);
    await overdueJobs();
    expect(await media.list([abandoned.mediaId])).toHaveLength(1);
    test.time.now += 24 * 3_600_000;
    await overdueJobs();
    expect(await refusalOf(media.list([abandoned.mediaId]))).toEqual({ code: 'not-found' });
    expect(await test.mediaFiles.sizeOf(uploadKey(abandoned.mediaId))).toBeUndefined();
    expect(await test.table.queryAll({ pk: `SITE#${id}`, prefix: 'MEDIA#' })).toEqual([]);
  });

  it('is forgotten, a day later, where no site has adopted it; the adopted stays', async () => {
    const media = as(test.accounts.USER);
    const bytes = await picture();
    const uploads = [await media.generateLogoUrl(file(bytes)), await media.generateLogoUrl(file(bytes))];
    const ids = uploads.map(({ mediaId }) => mediaId);
    for (const upload of uploads) await put(wholeOf(upload).url, bytes, upload.headers);
    await media.complete(ids);
    for (const id of await overdueJobs()) await processed(id);
    const [unused, logo] = await media.list(ids);
    expect([unused?.state, logo?.state]).toEqual(['ready', 'ready']);
    const site = await user.create();
    const { settings } = (await user.get(site.id)).document;
    await user.save(site.id, site.working, { settings: { ...settings, logo: logo?.image ?? null } });
    test.time.now += 25 * 3_600_000;
    await overdueJobs();
    expect(await refusalOf(media.list([unused?.id ?? '']))).toEqual({ code: 'not-found' });
    expect(await test.mediaFiles.list(`ready/${unused?.id}/`)).toEqual(new Map());
    expect(await media.list([logo?.id ?? ''])).toMatchObject([{ state: 'ready' }]);
    expect((await test.mediaFiles.list(`ready/${logo?.id}/`)).size).toBeGreaterThan(0);
  });

  it('is cleared away with its site, files and all', async () => {
    const { id } = await user.create();
    const shown = await test.picture(id, 'shown');
    await user.remove(id);
    test.time.now += 2 * 3_600_000;
    await overdueJobs();
    expect(await test.mediaFiles.list(`ready/${shown.mediaId}/`)).toEqual(new Map());
    await overdueJobs();
    expect(await test.table.queryAll({ pk: `SITE#${id}` })).toEqual([]);
    expect(await refusalOf(as(test.accounts.USER).list([shown.mediaId]))).toEqual({ code: 'not-found' });
  });
});

it('asks the table as few times as it can', async () => {
  const { id } = await user.create();
  const media = as(test.accounts.USER);
  const bytes = await picture();
  test.takeTraffic();
  const uploads = await media.generateUrls(
    id,
    Array.from({ length: 10 }, () => file(bytes)),
  );
  expect(test.takeTraffic().calls).toEqual(['GetItemCommand', 'BatchWriteItemCommand']);
  await media.list(uploads.map(({ mediaId }) => mediaId));
  expect(test.takeTraffic().calls).toEqual(['BatchGetItemCommand']);
  for (const upload of uploads) await put(wholeOf(upload).url, bytes, upload.headers);
  await media.complete(uploads.map(({ mediaId }) => mediaId));
  expect(test.takeTraffic().calls).toHaveLength(11);
});
