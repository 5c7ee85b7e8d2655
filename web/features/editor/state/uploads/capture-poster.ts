import type { VideoRef } from '#shared/model/media/media.ts';
import { contrastOf, pickPosterFrame, posterCandidateTimes } from '#web/features/editor/state/uploads/poster-frame.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

/** The largest width that creatives are served in, in pixels. */
const STILL_WIDTH = 1_080;
const STILL_QUALITY = 0.92;
/** The width and height, in pixels, of the sample by which the contrast of a frame is measured. */
const SAMPLES = 32;
/** The timeout for loading a video or seeking in it, in milliseconds. */
const VIDEO_TIMEOUT_MS = 15_000;

/** Waits for an event of a video; rejects if the browser cannot play it or on timeout. */
function waitForEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', start: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      listening.abort();
      settle();
    };
    const fail = (): void => end(() => reject(new Error(`The video did not reach ${event}`, { cause: video.error })));
    const timer = setTimeout(fail, VIDEO_TIMEOUT_MS);
    video.addEventListener(event, () => end(resolve), { signal });
    video.addEventListener('error', fail, { signal });
    start();
  });
}

function drawFrame(video: HTMLVideoElement, width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no 2D canvas');
  context.drawImage(video, 0, 0, width, height);
  return context;
}

/** Returns the current frame of a video as a JPEG named after the video; `undefined` if there is no frame. */
export async function captureFrame(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const width = Math.min(STILL_WIDTH, videoWidth);
  const { canvas } = drawFrame(video, width, Math.max(1, Math.round((videoHeight * width) / videoWidth)));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', STILL_QUALITY);
  });
  return blob ? new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : undefined;
}

const seek = (video: HTMLVideoElement, seconds: number): Promise<void> =>
  waitForEvent(video, 'seeked', () => {
    video.currentTime = seconds;
  });

/** Loads a video and passes it to `read`. Resolves to `undefined` if this browser cannot play the video. */
async function withVideo<Result>(address: string, read: (video: HTMLVideoElement) => Promise<Result>): Promise<Result | undefined> {
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  try {
    await waitForEvent(video, 'loadeddata', () => {
      video.src = address;
      video.load();
    });
    return await read(video);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

/** Resolves to the earliest frame with enough contrast (`pickPosterFrame`), as a file named after the video. */
const stillAt = (address: string, name: string): Promise<File | undefined> =>
  withVideo(address, async (video) => {
    const times = posterCandidateTimes(Number.isFinite(video.duration) ? video.duration : 0);
    const contrasts: number[] = [];
    for (const time of times) {
      await seek(video, time);
      contrasts.push(contrastOf(drawFrame(video, SAMPLES, SAMPLES).getImageData(0, 0, SAMPLES, SAMPLES).data));
    }
    await seek(video, times[pickPosterFrame(contrasts)] ?? 0);
    return captureFrame(video, name);
  });

async function withFile<Result>(file: File, read: (address: string) => Promise<Result>): Promise<Result> {
  const address = URL.createObjectURL(file);
  try {
    return await read(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Captures a still of a local video file; `undefined` if this browser cannot play the video, which may come from another browser or a
 * phone.
 */
export const capturePoster = (file: File): Promise<File | undefined> => withFile(file, (address) => stillAt(address, file.name));

/** Captures a still of an uploaded video, which every browser can play. */
export const captureUploadedPoster = ({ mediaId, width }: VideoRef, name: string): Promise<File | undefined> =>
  stillAt(mediaUrl(mediaId, width, 'mp4'), name);

/** Resolves to the length of a local video file in seconds; `undefined` if this browser cannot play it. */
export const durationOf = (file: File): Promise<number | undefined> =>
  withFile(file, (address) => withVideo(address, (video) => Promise.resolve(Number.isFinite(video.duration) ? video.duration : undefined)));
