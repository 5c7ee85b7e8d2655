import { processMediaJob } from '#functions/media/job-definitions/process-media.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { variantKey, variantPrefix, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { ConversionRequest } from '#functions/platform/gateways/video-converter/conversion.ts';
import type { VideoConverter } from '#functions/platform/gateways/video-converter/video-converter.ts';
import { conversionStore } from '#functions/media/store/conversion-store.ts';
import { interceptStorage, startJobFixture, type JobFixture } from '#test/support/jobs/job-fixture.ts';
import { storedVariants } from '#functions/media/jobs/process-media/picture/picture.ts';
import { processMedia } from '#functions/media/jobs/process-media/process-media.ts';
import { MAX_ATTEMPTS, runJob } from '#functions/platform/runner/run-job.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { IMAGE_MAX_MB, MEGABYTE } from '#shared/model/limits.ts';
import { Media } from '#shared/model/media/media.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

let test: JobFixture;
beforeAll(async () => {
  test = await startJobFixture();
});
afterAll(() => test.stop());

/** The conversions that were begun. */
let started: ConversionRequest[] = [];
let startFails = false;
beforeEach(() => {
  started = [];
  startFails = false;
});
const converter: VideoConverter = {
  start: (request) => {
    if (startFails) return Promise.reject(new Error('throttled'));
    started.push(request);
    return Promise.resolve(`conversion of ${request.mediaId}`);
  },
  stateOf: () => Promise.resolve('running'),
  cancel: () => Promise.resolve(),
};
const conversions = () => conversionStore(test.table, test.clock);

const run = (jobId: string, files = test.mediaFiles, imageMaxMb: number = IMAGE_MAX_MB.default, store = conversions()) => {
  const dependencies = { ...test.dependencies, conversions: store, converter, files, imageMaxMb };
  return runJob(processMediaJob, dependencies, processMedia(dependencies))({ jobId });
};

/** Creates an uploaded file and enqueues its job. Returns the ids of both. */
async function uploaded(bytes: Uint8Array, differences: Partial<MediaFile> = {}): Promise<{ id: string; jobId: string }> {
  const { USER } = test.accounts;
  const { mediaId: id } = await addReadyMedia(test, USER, '', 'creative', {
    state: 'awaiting',
    image: null,
    video: null,
    size: bytes.length,
    ...differences,
  });
  await test.mediaFiles.write({ key: uploadKey(id), body: bytes, contentType: 'image/png', cacheControl: 'private' });
  const [file] = await test.dependencies.media.findAll(scopeOf(USER.id), [id]);
  const job = newJob('media', { subjectId: id, ownerId: USER.id }, test.ids.ulid(), test.clock());
  if (file) await test.dependencies.media.beginProcessing(file, job);
  return { id, jobId: job.id };
}

async function mediaOf(id: string): Promise<MediaFile> {
  const [file] = await test.dependencies.media.findAll(scopeOf(test.accounts.USER.id), [id]);
  if (!file) throw new Error('The media is missing');
  return file;
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const made = async (id: string): Promise<string[]> => [...(await test.mediaFiles.list(variantPrefix(id))).keys()];

describe('a valid picture', () => {
  it('becomes ready with every variant stored under its name, with its hash and size', async () => {
    const { id, jobId } = await uploaded(await png(800, 600));
    await run(jobId);
    const media = await mediaOf(id);
    expect(media).toMatchObject({ state: 'ready', fault: null, image: { mediaId: id, width: 800, height: 600, colour: '#336699' } });
    expect(Media.parse(media)).toBeDefined();
    expect((await made(id)).toSorted()).toEqual(
      storedVariants('creative', 800)
        .map((variant) => variantKey(id, variant))
        .toSorted(),
    );
    expect(media.variants).toHaveLength(7);
    for (const { hash, bytes, ...variant } of media.variants) {
      const stored = (await test.mediaFiles.read(variantKey(id, variant))) ?? new Uint8Array();
      expect([contentHash(stored), stored.length]).toEqual([hash, bytes]);
    }
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeDefined();
    expect(await test.dependencies.jobs.find(jobId, 'media', id)).toMatchObject({ state: 'done' });
  });

  it('is recognised by its content, whatever its name and declared type', async () => {
    const { id, jobId } = await uploaded(await png(30, 20), { name: 'photo.jpg', type: 'image/jpeg' });
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'ready', fault: null, image: { width: 30, height: 20 } });
  });

  it('ends in the same state if an attempt crashes half-way', async () => {
    const { id, jobId } = await uploaded(await png(300, 300));
    let writes = 0;
    const dying = interceptStorage(test.mediaFiles, (operation) => {
      if (operation === 'write' && (writes += 1) === 2) throw new Error('died');
    });
    await expect(run(jobId, dying)).rejects.toThrow('died');
    expect((await mediaOf(id)).state).toBe('processing');
    await run(jobId, dying);
    expect((await mediaOf(id)).state).toBe('ready');
    const before = await mediaOf(id);
    await run(jobId);
    expect(await mediaOf(id)).toEqual(before);
  });
});

describe('an uploaded video', () => {
  const video = { kind: 'video', type: 'video/quicktime' } as const;

  it.each(['hevc.mp4', 'high422.mp4', 'pcm.mov', 'camera.mov'])('gets one conversion and stays in state processing: %s', async (name) => {
    const { id, jobId } = await uploaded(fixtureFile(name), video);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'processing', fault: null, video: null, variants: [] });
    expect(started.map(({ mediaId }) => mediaId)).toEqual([id]);
    expect(started[0]).toMatchObject({
      from: `uploads/${id}`,
      to: `converted/${id}.mp4`,
      source: { width: 96, height: 160, isHdr: false },
    });
    expect(await conversions().find(id)).toEqual({
      mediaId: id,
      ownerId: test.accounts.USER.id,
      conversionId: `conversion of ${id}`,
      startedAt: test.clock().toISOString(),
    });
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeDefined();
  });

  it('is converted again only if a crash prevented the start of its conversion from being stored', async () => {
    const { id, jobId } = await uploaded(fixtureFile('camera.mov'), video);
    const dying = { ...conversions(), begin: () => Promise.reject(new Error('died')) };
    await expect(run(jobId, test.mediaFiles, IMAGE_MAX_MB.default, dying)).rejects.toThrow('died');
    await run(jobId);
    await run(jobId);
    expect(started.map(({ mediaId }) => mediaId)).toEqual([id, id]);
  });

  it('fails with unsupported-codec and is deleted if its codec cannot be converted', async () => {
    const { id, jobId } = await uploaded(fixtureFile('mpeg4.mp4'), video);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'unsupported-codec', video: null, variants: [] });
    expect([started, await test.mediaFiles.sizeOf(uploadKey(id))]).toEqual([[], undefined]);
  });

  it('fails with conversion-failed once every attempt to start has failed', async () => {
    const { id, jobId } = await uploaded(fixtureFile('camera.mov'), video);
    startFails = true;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await expect(run(jobId)).rejects.toThrow('throttled');
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'conversion-failed' });
  });

  it('stays unchanged during its conversion if an earlier version stored it', async () => {
    const { mediaId } = await addReadyMedia(test, test.accounts.USER, '', 'video', { image: null, video: null, variants: [] });
    await test.mediaFiles.write({
      key: uploadKey(mediaId),
      body: fixtureFile('sound.mp4'),
      contentType: 'video/mp4',
      cacheControl: 'private',
    });
    const job = newJob('media', { subjectId: mediaId, ownerId: test.accounts.USER.id }, test.ids.ulid(), test.clock());
    await test.dependencies.jobs.add(job);
    const before = await mediaOf(mediaId);
    await run(job.id);
    expect([started.length, await mediaOf(mediaId)]).toEqual([1, before]);
  });
});

describe('an invalid file', () => {
  it.each([
    ['is not a picture', async () => Buffer.from('GIF89a, or so it says'), {}, 'unsupported-content'],
    ['is a video named like a picture', async () => fixtureFile('sound.mp4'), { name: 'a.png' }, 'unsupported-content'],
    ['is corrupt', async () => (await png(300, 300)).subarray(0, 120), {}, 'unreadable'],
    ['does not have its declared size', async () => png(10, 10), { size: 5 }, 'too-large'],
  ])('fails with its fault, is removed and never served if it %s', async (_, bytes, differences, fault) => {
    const { id, jobId } = await uploaded(await bytes(), differences);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault, image: null, variants: [] });
    expect(await made(id)).toEqual([]);
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeUndefined();
    expect(await test.dependencies.jobs.find(jobId, 'media', id)).toMatchObject({ state: 'done' });
  });

  it('fails as too large if it exceeds the limit of the deployment', async () => {
    const photo = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#38a' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(photo.length).toBeGreaterThan(MEGABYTE);
    const [limited, allowed] = [await uploaded(photo), await uploaded(photo)];
    await run(limited.jobId, test.mediaFiles, 1);
    expect(await mediaOf(limited.id)).toMatchObject({ state: 'failed', fault: 'too-large' });
    expect(await test.mediaFiles.sizeOf(uploadKey(limited.id))).toBeUndefined();
    await run(allowed.jobId, test.mediaFiles, 2);
    expect(await mediaOf(allowed.id)).toMatchObject({ state: 'ready' });
  });

  it('gets the fault "missing" if its upload was removed', async () => {
    const { id, jobId } = await uploaded(await png(10, 10));
    await test.mediaFiles.remove([uploadKey(id)]);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'missing' });
  });

  it('is deleted even if the attempt that refused it crashed', async () => {
    const { id, jobId } = await uploaded(Buffer.from('nothing'));
    let isMet = false;
    const dying = interceptStorage(test.mediaFiles, (operation) => {
      if (operation !== 'remove' || isMet) return;
      isMet = true;
      throw new Error('died');
    });
    await expect(run(jobId, dying)).rejects.toThrow('died');
    await run(jobId, dying);
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeUndefined();
  });

  it('gets the fault "unreadable" once every attempt has failed', async () => {
    const { id, jobId } = await uploaded(await png(10, 10));
    const broken = interceptStorage(test.mediaFiles, (operation) => {
      if (operation === 'write') throw new Error('out of memory');
    });
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await expect(run(jobId, broken)).rejects.toThrow('out of memory');
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'unreadable' });
  });
});
