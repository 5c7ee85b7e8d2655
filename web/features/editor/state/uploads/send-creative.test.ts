import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMAGE, VIDEO } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { jointProgress, sendCreative } from '#web/features/editor/state/uploads/send-creative.ts';
import * as uploading from '#web/lib/upload/upload-media.ts';
import type { UploadOutcome, UploadProgress } from '#web/lib/upload/upload-media.ts';

const PICTURE = new File(['xx'], 'a.png', { type: 'image/png' });
const CLIP = new File(['x'.repeat(8)], 'clip.mov', { type: 'video/quicktime' });
const STILL = new File(['xx'], 'clip.jpg', { type: 'image/jpeg' });

const media = (id: string) => ({ id, name: id, state: 'ready' as const, fault: null });
const PICTURE_READY: UploadOutcome = { ok: true, media: { ...media('p'), kind: 'creative', image: IMAGE, video: null } };
const CLIP_READY: UploadOutcome = { ok: true, media: { ...media('v'), kind: 'video', image: null, video: VIDEO } };
const LOST: UploadOutcome = { ok: false, fault: { kind: 'transfer' } };

/** The outcomes of the uploads of each file, by name, in order. */
let outcomes: Map<string, UploadOutcome[]>;
const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn<(progress: UploadProgress) => void>() });
const sendVideosWith = (readers: Parameters<typeof sendCreative>[1]) =>
  sendCreative('site', { durationOf: () => Promise.resolve(undefined), ...readers });
const sentNames = () => vi.mocked(uploading.uploadMedia).mock.calls.map(([{ files }]) => files[0]?.name);

beforeEach(() => {
  outcomes = new Map();
  vi.spyOn(uploading, 'uploadMedia').mockImplementation(({ files }) =>
    Promise.resolve([outcomes.get(files[0]?.name ?? '')?.shift() ?? LOST]),
  );
});

afterEach(() => void vi.restoreAllMocks());

describe('sendCreative', () => {
  it('uploads a picture as it is', async () => {
    outcomes.set('a.png', [PICTURE_READY]);
    const capture = vi.fn<() => Promise<File>>();
    expect(await sendVideosWith({ capturePoster: capture })(PICTURE, options())).toEqual({ ok: true, image: IMAGE, video: null });
    expect(vi.mocked(uploading.uploadMedia).mock.calls[0]?.[0]).toMatchObject({ kind: 'creative', siteId: 'site', files: [PICTURE] });
    expect(capture).not.toHaveBeenCalled();
  });

  it('uploads a video with a poster', async () => {
    outcomes.set('clip.jpg', [PICTURE_READY]).set('clip.mov', [CLIP_READY]);
    expect(await sendVideosWith({ capturePoster: () => Promise.resolve(STILL) })(CLIP, options())).toEqual({
      ok: true,
      image: IMAGE,
      video: VIDEO,
    });
  });

  it('captures the poster of a video that this browser cannot play from the converted video', async () => {
    outcomes.set('clip.mov', [CLIP_READY]).set('clip.jpg', [LOST, PICTURE_READY]);
    const captureUploadedPoster = vi.fn(() => Promise.resolve(STILL));
    const send = sendVideosWith({ capturePoster: () => Promise.resolve(undefined), captureUploadedPoster });
    expect(await send(CLIP, options())).toEqual(LOST);
    expect(await send(CLIP, options())).toEqual({ ok: true, image: IMAGE, video: VIDEO });
    expect(captureUploadedPoster).toHaveBeenCalledExactlyOnceWith(VIDEO, 'clip.mov');
    expect(sentNames()).toEqual(['clip.mov', 'clip.jpg', 'clip.jpg']);
  });

  it('reports why a video that this browser cannot play was refused', async () => {
    outcomes.set('clip.mov', [{ ok: false, fault: { kind: 'content', fault: 'conversion-failed' } }]);
    const outcome = await sendVideosWith({ capturePoster: () => Promise.resolve(undefined) })(CLIP, options());
    expect(outcome).toEqual({ ok: false, fault: { kind: 'content', fault: 'conversion-failed' } });
  });

  it.each([
    [60.4, true],
    [61, false],
  ])('accepts a video of %d seconds: %s', async (seconds, isSent) => {
    outcomes.set('clip.jpg', [PICTURE_READY]).set('clip.mov', [CLIP_READY]);
    const send = sendVideosWith({ capturePoster: () => Promise.resolve(STILL), durationOf: () => Promise.resolve(seconds) });
    const outcome = await send(CLIP, options());
    if (!isSent) expect(outcome).toEqual({ ok: false, fault: { kind: 'content', fault: 'too-long' } });
    expect([outcome.ok, vi.mocked(uploading.uploadMedia).mock.calls.length > 0]).toEqual([isSent, isSent]);
  });

  it('reports the fault of the video rather than of its poster', async () => {
    outcomes.set('clip.mov', [{ ok: false, fault: { kind: 'content', fault: 'unsupported-codec' } }]);
    const outcome = await sendVideosWith({ capturePoster: () => Promise.resolve(STILL) })(CLIP, options());
    expect(outcome).toEqual({ ok: false, fault: { kind: 'content', fault: 'unsupported-codec' } });
  });

  it('captures the poster once and, on retry, uploads only missing files', async () => {
    outcomes.set('clip.jpg', [PICTURE_READY]).set('clip.mov', [LOST, CLIP_READY]);
    const capture = vi.fn(() => Promise.resolve(STILL));
    const send = sendVideosWith({ capturePoster: capture });
    expect(await send(CLIP, options())).toEqual(LOST);
    expect(await send(CLIP, options())).toEqual({ ok: true, image: IMAGE, video: VIDEO });
    expect(capture).toHaveBeenCalledOnce();
    expect(sentNames()).toEqual(['clip.jpg', 'clip.mov', 'clip.mov']);
    const memories = vi.mocked(uploading.uploadMedia).mock.calls.map(([{ resumable }]) => resumable);
    expect(new Set(memories).size).toBe(1);
  });

  it('uploads nothing if it is cancelled while the poster is captured', async () => {
    const controller = new AbortController();
    const capture = () => {
      controller.abort();
      return Promise.resolve(STILL);
    };
    await expect(sendVideosWith({ capturePoster: capture })(CLIP, { ...options(), signal: controller.signal })).rejects.toThrow(/abort/i);
    expect(uploading.uploadMedia).not.toHaveBeenCalled();
  });
});

it('jointProgress reports the progress of two files as one, weighted by size', () => {
  const told: UploadProgress[] = [];
  const [still, clip] = jointProgress([STILL, CLIP], (progress) => told.push(progress));
  still?.({ index: 0, phase: 'processing', share: 1 });
  clip?.({ index: 0, phase: 'uploading', share: 0.5 });
  clip?.({ index: 0, phase: 'paused', share: 0.5 });
  still?.({ index: 0, phase: 'settled', share: 1 });
  clip?.({ index: 0, phase: 'processing', share: 1 });
  expect(told.map(({ phase, share }) => `${phase} ${share}`)).toEqual([
    'uploading 0.2',
    'uploading 0.6',
    'paused 0.6',
    'paused 0.6',
    'processing 1',
  ]);
});
