import type { Media } from '#shared/model/media/media.ts';
import { api } from '#web/lib/api/api-client.ts';
import { pause } from '#web/lib/pause.ts';
import { retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';

const POLL_MS = { first: 400, max: 3_000, timeout: 180_000, videoTimeout: 900_000 } as const;

/**
 * Reports uploads as complete and polls until the server has processed each of them; calls `onSettled` for every one that is
 * ready or failed. Returns the ids of those that were not settled within three minutes, or fifteen if there is a video to convert.
 */
export async function awaitMediaProcessing(
  ids: readonly string[],
  { signal, onPause }: { signal?: AbortSignal | undefined; onPause?: (() => void) | undefined },
  onSettled: (media: Media) => void,
): Promise<string[]> {
  const options = signal ? { signal } : {};
  const retry = { signal, onPause };
  let { media } = await retryThroughOutages(() => api.media.complete({ body: { mediaIds: [...ids] } }, options), retry);
  const pending = new Set(ids);
  // Only the pauses between answers count as time, because a call may wait for a connection, or for the login to sign in again.
  let left: number = media.some(({ kind }) => kind === 'video') ? POLL_MS.videoTimeout : POLL_MS.timeout;
  for (let wait: number = POLL_MS.first; ; wait = Math.min(wait * 1.5, POLL_MS.max)) {
    for (const item of media) {
      if (!pending.has(item.id) || (item.state !== 'ready' && item.state !== 'failed')) continue;
      pending.delete(item.id);
      onSettled(item);
    }
    if (pending.size === 0 || left <= 0) return [...pending];
    await pause(wait, signal);
    left -= wait;
    ({ media } = await retryThroughOutages(() => api.media.list({ query: { ids: [...pending].join(',') } }, options), retry));
  }
}
