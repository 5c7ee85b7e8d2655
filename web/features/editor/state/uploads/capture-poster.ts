import { contrastOf, pickPosterFrame, posterCandidateTimes } from '#web/features/editor/state/uploads/poster-frame.ts';

/** What creatives are served in at most; a larger still would only travel longer. */
const STILL_WIDTH = 1_080;
const STILL_QUALITY = 0.92;
/** A frame is judged by this many by this many points. */
const SAMPLES = 32;
/** Milliseconds to wait for a video to open, or to come to a place in it. */
const PATIENCE_MS = 15_000;

/** Waits for an event of a video; rejects where the browser cannot play it, or nothing happens. */
function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      listening.abort();
      settle();
    };
    const fail = (): void => end(() => reject(new Error(`The video never came to ${event}`, { cause: video.error })));
    const timer = setTimeout(fail, PATIENCE_MS);
    video.addEventListener(event, () => end(resolve), { signal });
    video.addEventListener('error', fail, { signal });
    begin();
  });
}

function drawn(video: HTMLVideoElement, width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(video, 0, 0, width, height);
  return context;
}

/** The frame that a video shows now, as a JPEG named after the video. `undefined` where there is none to be had. */
export async function captureFrame(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const width = Math.min(STILL_WIDTH, videoWidth);
  const { canvas } = drawn(video, width, Math.max(1, Math.round((videoHeight * width) / videoWidth)));
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', STILL_QUALITY);
  });
  return blob ? new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' }) : undefined;
}

/** Goes to a place in a video, in seconds. */
const seek = (video: HTMLVideoElement, seconds: number): Promise<void> =>
  happened(video, 'seeked', () => {
    video.currentTime = seconds;
  });

/**
 * A still of a video that has not been sent yet: the earliest frame that shows something. `undefined` where
 * this browser cannot play the video.
 */
export async function capturePoster(file: File): Promise<File | undefined> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true, preload: 'auto' });
  try {
    await happened(video, 'loadeddata', () => {
      video.src = address;
      video.load();
    });
    const times = posterCandidateTimes(Number.isFinite(video.duration) ? video.duration : 0);
    const contrasts: number[] = [];
    for (const time of times) {
      await seek(video, time);
      contrasts.push(contrastOf(drawn(video, SAMPLES, SAMPLES).getImageData(0, 0, SAMPLES, SAMPLES).data));
    }
    await seek(video, times[pickPosterFrame(contrasts)] ?? 0);
    return await captureFrame(video, file.name);
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
