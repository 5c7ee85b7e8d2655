import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { convertedKey, uploadKey, variantKey, variantPrefix } from '#functions/platform/gateways/media-keys.ts';
import { finishConversions } from '#functions/media/jobs/finish-conversions/finish-conversions.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { processMediaJob } from '#functions/media/job-definitions/process-media.ts';
import { processMedia } from '#functions/media/jobs/process-media/process-media.ts';
import { inspectVideo } from '#functions/media/jobs/process-media/video/video.ts';
import { type JobFixture, startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { IMAGE_MAX_MB } from '#shared/model/limits.ts';
import { Media } from '#shared/model/media/media.ts';
import { renditionMaxBytes, videoRendition } from '#shared/rules/media/video-rendition.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { startConversions } from '#test/support/media/conversions.ts';
import { film } from '#test/support/media/film.ts';
import { fixtureFile } from '#test/support/media/fixture-file.ts';

const MINUTE = 60_000;
const SCHEDULED = { source: 'schedule' };

let test: JobFixture;
let conversions: Awaited<ReturnType<typeof startConversions>>;
beforeAll(async () => {
  test = await startJobFixture();
  conversions = await startConversions(test);
});
afterAll(async () => {
  await conversions.stop();
  await test.stop();
});
const START = Date.UTC(2026, 10, 20, 12);
beforeEach(() => (test.time.now = START));
afterEach(() => conversions.idle());

const owner = () => test.accounts.USER;
const run = (event: unknown = SCHEDULED, differences: object = {}) =>
  finishConversions({ ...conversions.dependencies, ...differences })(event);

/** Stores an uploaded file and runs the job that begins its conversion. */
async function begun(bytes: Uint8Array, differences: Partial<MediaFile> = {}): Promise<string> {
  const uploaded = { state: 'processing', image: null, video: null, type: 'video/quicktime', size: bytes.length, ...differences } as const;
  const added = await addReadyMedia(test, owner(), '', 'video', uploaded);
  const mediaId = differences.id ?? added.mediaId;
  await test.mediaFiles.write({ key: uploadKey(mediaId), body: bytes, contentType: 'video/quicktime', cacheControl: 'private' });
  const job = newJob('media', { subjectId: mediaId, ownerId: owner().id }, test.ids.ulid(), test.clock());
  await test.dependencies.jobs.add(job);
  const dependencies = { ...test.dependencies, ...conversions.dependencies, imageMaxMb: IMAGE_MAX_MB.default };
  await runJob(processMediaJob, dependencies, processMedia(dependencies))({ jobId: job.id });
  return mediaId;
}

async function mediaOf(id: string): Promise<MediaFile> {
  const [file] = await test.dependencies.media.findAll(scopeOf(owner().id), [id]);
  return file ?? expect.unreachable('The media is missing');
}

const stored = async (id: string): Promise<string[]> => [...(await test.mediaFiles.list(variantPrefix(id))).keys()].toSorted();
const isLeftOver = async (id: string): Promise<boolean> => (await test.mediaFiles.sizeOf(convertedKey(id))) !== undefined;

describe('a converted video', () => {
  it('from a phone becomes ready as H.264 in 720p, as a file with sound and a file without sound', async () => {
    const size = { width: 810, height: 1_440 };
    const bytes = await film({ codec: 'hevc', container: 'mov', seconds: 1, frameRate: 60, hasSound: true, ...size });
    const id = await begun(bytes);
    expect(await mediaOf(id)).toMatchObject({ state: 'processing' });
    await conversions.finish();
    const media = await mediaOf(id);
    expect(Media.parse(media)).toMatchObject({ state: 'ready', fault: null, image: null });
    expect(media.video).toMatchObject({ mediaId: id, width: 720, height: 1_280, hasSound: true });
    // The sound consists of whole AAC frames, including those that the encoder adds at the beginning: up to four of 21 ms.
    expect(Math.abs((media.video?.durationMs ?? 0) - 1_000)).toBeLessThan(85);
    expect(await stored(id)).toEqual([`ready/${id}/720.m4v`, `ready/${id}/720.mp4`]);
    for (const { hash, bytes: weight, ...variant } of media.variants) {
      const body = (await test.mediaFiles.read(variantKey(id, variant))) ?? expect.unreachable();
      expect([contentHash(body), body.length]).toEqual([hash, weight]);
      const inspection = await inspectVideo(body);
      expect(inspection).toMatchObject({
        ok: true,
        source: { width: 720, height: 1_280, audioTrack: variant.format === 'mp4' ? 1 : null },
      });
      expect(inspection.ok && Math.round(inspection.source.frameRate)).toBe(30);
    }
    expect([await isLeftOver(id), await conversions.dependencies.conversions.find(id)]).toEqual([false, undefined]);
    expect(await test.mediaFiles.read(uploadKey(id))).toEqual(new Uint8Array(bytes));
  });

  it.each([
    ['rotated.mov', { width: 160, height: 96, hasSound: false }, ['160.mp4']],
    ['hevc.mp4', { width: 96, height: 160, hasSound: false }, ['96.mp4']],
    ['high422.mp4', { width: 96, height: 160, hasSound: false }, ['96.mp4']],
    ['pcm.mov', { width: 96, height: 160, hasSound: true }, ['96.m4v', '96.mp4']],
  ])('from %s is upright and not enlarged', async (name, facts, names) => {
    const id = await begun(fixtureFile(name));
    await conversions.finish();
    expect(await mediaOf(id)).toMatchObject({ state: 'ready', isLight: true, video: facts });
    expect(await stored(id)).toEqual(names.map((one) => `ready/${id}/${one}`));
  });

  it('has ordinary brightness if its source is HDR', async () => {
    const id = await begun(await film({ codec: 'hevc', container: 'mov', seconds: 1, width: 128, height: 256, isHdr: true }));
    await conversions.finish();
    const { variants } = await mediaOf(id);
    const body = (await test.mediaFiles.read(variantKey(id, variants[0] ?? expect.unreachable()))) ?? expect.unreachable();
    expect(await inspectVideo(body)).toMatchObject({ ok: true, source: { isHdr: false } });
  });

  it('stays within its bitrate even for the noisiest pictures', async () => {
    const source = { width: 360, height: 640, frameRate: 30 };
    const id = await begun(await film({ ...source, seconds: 1, hasSound: true, noise: 80 }));
    await conversions.finish();
    const { video } = await mediaOf(id);
    expect(video?.size).toBeLessThanOrEqual(renditionMaxBytes(videoRendition(source), 1, true));
    expect(video?.size).toBeGreaterThan(25_000);
  });
});

describe('the end of a conversion', () => {
  it('is applied by a scheduled run if its event was lost, and only once if the event is repeated or late', async () => {
    const id = await begun(fixtureFile('sound.mp4'));
    await conversions.idle();
    const [event] = conversions.events.splice(0);
    await run();
    expect((await mediaOf(id)).state).toBe('processing');
    test.time.now += 2 * MINUTE;
    await Promise.all([run(), run(), run(event)]);
    const ended = await mediaOf(id);
    expect(ended.state).toBe('ready');
    await run(event);
    expect([await mediaOf(id), await isLeftOver(id)]).toEqual([ended, false]);
  });

  it('is applied by a retry after a crash at any step', async () => {
    const id = await begun(fixtureFile('sound.mp4'));
    await conversions.idle();
    const [event] = conversions.events.splice(0);
    const dying = () => Promise.reject(new Error('died'));
    const { files, media, conversions: store } = conversions.dependencies;
    for (const differences of [
      { files: { ...files, write: dying } },
      { media: { ...media, markReady: dying } },
      { files: { ...files, remove: dying } },
      { conversions: { ...store, end: dying } },
    ])
      await expect(run(event, differences)).rejects.toThrow('Conversions of videos could not be ended');
    await run(event);
    expect([(await mediaOf(id)).state, await store.find(id)]).toEqual(['ready', undefined]);
  });

  it('is checked every minute for up to an hour, after which the conversion is cancelled', async () => {
    const id = await begun(fixtureFile('sound.mp4'));
    await conversions.idle();
    conversions.events.splice(0);
    const cancelled: string[] = [];
    const asked: string[] = [];
    const converter = {
      ...conversions.dependencies.converter,
      stateOf: (conversionId: string) => Promise.resolve(asked.push(conversionId)).then(() => 'running' as const),
      cancel: (conversionId: string) => Promise.resolve(void cancelled.push(conversionId)),
    };
    for (let minutes = 0; minutes < 3; minutes += 1) {
      test.time.now += 1.1 * MINUTE;
      await run(SCHEDULED, { converter });
    }
    expect([asked.length, cancelled, (await mediaOf(id)).state]).toEqual([3, [], 'processing']);
    test.time.now += 60 * MINUTE;
    await run(SCHEDULED, { converter });
    expect(cancelled).toHaveLength(1);
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'conversion-failed' });
    expect(await test.mediaFiles.sizeOf(uploadKey(id))).toBeUndefined();
  });

  it.each(['failed', 'done'] as const)('marks the video as failed if the converter reports "%s" but has written no file', async (state) => {
    const id = await begun(fixtureFile('sound.mp4'));
    await conversions.idle();
    conversions.events.splice(0);
    await test.mediaFiles.remove([convertedKey(id)]);
    test.time.now += 2 * MINUTE;
    await run(SCHEDULED, { converter: { ...conversions.dependencies.converter, stateOf: () => Promise.resolve(state) } });
    expect(await mediaOf(id)).toMatchObject({ state: 'failed', fault: 'conversion-failed', variants: [] });
    expect(await conversions.dependencies.conversions.find(id)).toBeUndefined();
  });

  it('stores no files if the video was refused during its conversion', async () => {
    const id = await begun(fixtureFile('sound.mp4'));
    await test.dependencies.media.markFailed(await mediaOf(id), 'conversion-failed');
    await conversions.finish();
    expect([await stored(id), await isLeftOver(id), await conversions.dependencies.conversions.find(id)]).toEqual([[], false, undefined]);
  });

  it('stores no files if the video was deleted during its conversion', async () => {
    const id = await begun(fixtureFile('sound.mp4'));
    await test.dependencies.media.delete(await mediaOf(id));
    await conversions.finish();
    expect([await stored(id), await isLeftOver(id), await conversions.dependencies.conversions.find(id)]).toEqual([[], false, undefined]);
  });
});

describe('a video of an earlier version', () => {
  const placed = { width: 96, height: 160, durationMs: 1_200, size: 9_000, hasSound: true };
  const variant = { width: 96, format: 'mp4', hash: 'h', bytes: 9_000 } as const;

  it('keeps its files, also gets light files, and has its sites published again', async () => {
    const mediaId = test.ids.ulid();
    const video = { mediaId, ...placed };
    await begun(fixtureFile('sound.mp4'), {
      id: mediaId,
      state: 'ready',
      siteId: 'one',
      alsoIn: new Set(['two']),
      video,
      variants: [variant],
    });
    await conversions.finish();
    const media = await mediaOf(mediaId);
    expect(media).toMatchObject({ state: 'ready', isLight: true, video });
    expect(media.variants.map(({ width, format }) => `${width}.${format}`)).toEqual(['96.mp4', '94.mp4', '94.m4v']);
    const jobs = await test.dependencies.jobs.listOverdue(10).then(async () => {
      test.time.now += 2 * MINUTE;
      return test.dependencies.jobs.listOverdue(10);
    });
    expect(jobs.filter(({ kind }) => kind === 'publish').map(({ subjectId }) => subjectId)).toEqual(['one', 'two']);
  });

  it('is left unchanged if its conversion fails', async () => {
    const mediaId = test.ids.ulid();
    await begun(fixtureFile('sound.mp4'), { id: mediaId, state: 'ready', video: { mediaId, ...placed }, variants: [variant] });
    const before = await mediaOf(mediaId);
    await conversions.idle();
    conversions.events.splice(0);
    test.time.now += 2 * MINUTE;
    await run(SCHEDULED, { converter: { ...conversions.dependencies.converter, stateOf: () => Promise.resolve('failed') } });
    expect([await mediaOf(mediaId), (await test.mediaFiles.sizeOf(uploadKey(mediaId))) !== undefined]).toEqual([before, true]);
  });
});
