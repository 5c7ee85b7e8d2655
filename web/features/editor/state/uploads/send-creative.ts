import { isVideoType, type Media } from '#shared/model/media/media.ts';
import { isTooLong } from '#shared/rules/media/video-rendition.ts';
import type { SendFile } from '#web/features/editor/state/uploads/upload-queue.ts';
import { capturePoster, captureUploadedPoster, durationOf } from '#web/features/editor/state/uploads/capture-poster.ts';
import { uploadMedia, type UploadFault, type UploadProgress } from '#web/lib/upload/upload-media.ts';
import { uploadRequest } from '#web/lib/upload/upload-request.ts';

type Sent = { ok: true; media: Media } | { ok: false; fault: UploadFault };
type Options = Parameters<SendFile>[1];

/**
 * Returns a progress callback for each file. Together they report the progress of all files as one, weighted by size: paused if one file is
 * paused, processing once all are sent.
 */
export function jointProgress(files: readonly File[], onProgress: Options['onProgress']): ((progress: UploadProgress) => void)[] {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const states = files.map((): UploadProgress => ({ index: 0, phase: 'uploading', share: 0 }));
  return files.map((_, at) => (progress) => {
    states[at] = progress;
    const share = states.reduce((sum, state, index) => sum + state.share * (files[index]?.size ?? 0), 0) / total;
    const isSent = states.every(({ phase }) => phase === 'processing' || phase === 'settled');
    const isPaused = states.some(({ phase }) => phase === 'paused');
    onProgress({ index: 0, phase: isPaused ? 'paused' : isSent ? 'processing' : 'uploading', share });
  });
}

/** The functions by which the page reads videos. */
const VIDEO_READERS = { capturePoster, captureUploadedPoster, durationOf };

/**
 * Uploads creatives of a site: a picture unchanged, a video together with a still of it. The still of a video that this
 * browser cannot play is taken from the server's converted video. A retry resumes an earlier attempt.
 */
export function sendCreative(siteId: string, readers: Partial<typeof VIDEO_READERS> = {}): SendFile {
  const readVideo = { ...VIDEO_READERS, ...readers };
  const resumable = new WeakMap<File, string>();
  const stills = new WeakMap<File, File>();
  const ready = new WeakMap<File, Media>();

  async function uploadOnce(file: File, { signal, onProgress }: Options): Promise<Sent> {
    const uploaded = ready.get(file);
    if (uploaded) {
      onProgress({ index: 0, phase: 'settled', share: 1 });
      return { ok: true, media: uploaded };
    }
    const [outcome] = await uploadMedia({ kind: 'creative', siteId, files: [file], signal, onProgress, resumable });
    if (outcome?.ok) ready.set(file, outcome.media);
    return outcome ?? { ok: false, fault: { kind: 'transfer' } };
  }

  async function stillFor(file: File, capture: () => Promise<File | undefined>): Promise<File | undefined> {
    const still = stills.get(file) ?? (await capture());
    if (still) stills.set(file, still);
    return still;
  }

  /** Uploads a video, then the still that is taken of the converted video. */
  async function sendConverted(file: File, options: Options): Promise<[still: Sent | undefined, video: Sent]> {
    const video = await uploadOnce(file, options);
    const shown = video.ok && video.media.video;
    if (!shown) return [undefined, video];
    const still = await stillFor(file, () => readVideo.captureUploadedPoster(shown, file.name));
    options.signal.throwIfAborted();
    return [still && (await uploadOnce(still, { ...options, onProgress: () => undefined })), video];
  }

  async function sendVideo(file: File, options: Options): Promise<[still: Sent | undefined, video: Sent | undefined]> {
    const still = await stillFor(file, () => readVideo.capturePoster(file));
    options.signal.throwIfAborted();
    if (!still) return sendConverted(file, options);
    const files = [still, file];
    const onEachProgress = jointProgress(files, options.onProgress);
    const [poster, clip] = await Promise.all(
      files.map((one, at) => uploadOnce(one, { ...options, onProgress: (progress) => onEachProgress[at]?.(progress) })),
    );
    return [poster, clip];
  }

  return async (file, options) => {
    if (!isVideoType((await uploadRequest(file)).type)) {
      const picture = await uploadOnce(file, options);
      if (!picture.ok) return picture;
      return picture.media.image ? { ok: true, image: picture.media.image, video: null } : { ok: false, fault: { kind: 'stalled' } };
    }
    if (isTooLong((await readVideo.durationOf(file)) ?? 0)) return { ok: false, fault: { kind: 'content', fault: 'too-long' } };
    const [poster, clip] = await sendVideo(file, options);
    const failed = [clip, poster].find((one) => one && !one.ok);
    if (failed && !failed.ok) return failed;
    const [image, video] = [poster?.ok && poster.media.image, clip?.ok && clip.media.video];
    return image && video ? { ok: true, image, video } : { ok: false, fault: { kind: 'stalled' } };
  };
}
