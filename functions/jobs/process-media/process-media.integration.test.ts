import { processMediaJob } from '#functions/jobs/process-media/job.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '#functions/content-hash.ts';
import { variantKey, variantPrefix, uploadKey } from '#functions/gateways/media-keys.ts';
import { interceptStorage, startJobFixture, type JobFixture } from '#functions/jobs/runner/job-fixture.ts';
import { storedVariants } from '#functions/jobs/process-media/picture/picture.ts';
import { processMedia } from '#functions/jobs/process-media/process-media.ts';
import { MAX_ATTEMPTS, runJob } from '#functions/jobs/runner/run-job.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { MediaFile } from '#functions/store/media/media-file.ts';
import { IMAGE_MAX_MB, MEGABYTE } from '#shared/model/limits.ts';
import { Media } from '#shared/model/media/media.ts';
import { scopeOf } from '#functions/scope.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

let test: JobFixture;
beforeAll(async () => {
  test = await startJobFixture();
});
afterAll(() => test.stop());

const run = (jobId: string, files = test.mediaFiles, imageMaxMb: number = IMAGE_MAX_MB.default) => {
  const dependencies = { ...test.dependencies, files, imageMaxMb };
  return runJob(processMediaJob, dependencies, processMedia(dependencies))({ jobId });
};

/** A file that has been uploaded and handed over: the media and its job. */
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

  it('is accepted by its content, whatever its name and declared type say', async () => {
    const { id, jobId } = await uploaded(await png(30, 20), { name: 'photo.jpg', type: 'image/jpeg' });
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'ready', fault: null, image: { width: 30, height: 20 } });
  });

  it('ends up the same when an attempt crashes half-way', async () => {
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

describe('a valid video', () => {
  const video = { kind: 'video', type: 'video/quicktime' } as const;

  it('becomes ready as one MP4 with its hash and size', async () => {
    const { id, jobId } = await uploaded(fixtureFile('camera.mov'), video);
    await run(jobId);
    const media = await mediaOf(id);
    expect(media).toMatchObject({ state: 'ready', fault: null, image: null, video: { mediaId: id, width: 96, height: 160 } });
    expect(Media.parse(media)).toBeDefined();
    const key = variantKey(id, { width: 96, format: 'mp4' });
    expect(await made(id)).toEqual([key]);
    const stored = (await test.mediaFiles.read(key)) ?? new Uint8Array();
    expect(media.video?.size).toBe(stored.length);
    expect(media.variants).toEqual([{ width: 96, format: 'mp4', hash: contentHash(stored), bytes: stored.length }]);
  });

  it('is refused with its fault and removed if browsers cannot play its codec', async () => {
    const { id, jobId } = await uploaded(fixtureFile('hevc.mp4'), video);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'unsupported-codec', video: null, variants: [] });
    expect(await made(id)).toEqual([]);
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeUndefined();
  });
});

describe('an invalid file', () => {
  it.each([
    ['is not a picture', async () => Buffer.from('GIF89a, or so it says'), {}, 'unsupported-content'],
    ['is a video named like a picture', async () => fixtureFile('sound.mp4'), { name: 'a.png' }, 'unsupported-content'],
    ['is corrupt', async () => (await png(300, 300)).subarray(0, 120), {}, 'unreadable'],
    ['does not have its declared size', async () => png(10, 10), { size: 5 }, 'too-large'],
  ])('is refused with its fault, removed and never served if it %s', async (_, bytes, differences, fault) => {
    const { id, jobId } = await uploaded(await bytes(), differences);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault, image: null, variants: [] });
    expect(await made(id)).toEqual([]);
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeUndefined();
    expect(await test.dependencies.jobs.find(jobId, 'media', id)).toMatchObject({ state: 'done' });
  });

  it('is refused as too large if it exceeds the limit of the deployment', async () => {
    const photo = await sharp({
      create: { width: 800, height: 800, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 }, background: '#000' },
    })
      .png()
      .toBuffer();
    expect(photo.length).toBeGreaterThan(MEGABYTE);
    const [limited, allowed] = [await uploaded(photo), await uploaded(photo)];
    await run(limited.jobId, test.mediaFiles, 1);
    expect(await mediaOf(limited.id)).toMatchObject({ state: 'failed', fault: 'too-large' });
    expect(await test.mediaFiles.sizeOf(uploadKey(limited.id))).toBeUndefined();
    await run(allowed.jobId, test.mediaFiles, 2);
    expect(await mediaOf(allowed.id)).toMatchObject({ state: 'ready' });
  });

  it('gets the fault "missing" if it was removed', async () => {
    const { id, jobId } = await uploaded(await png(10, 10));
    await test.mediaFiles.remove([uploadKey(id)]);
    await run(jobId);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'missing' });
  });

  it('is removed even if the attempt that refused it crashed', async () => {
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
