import type { Media } from '#shared/model/media/media.ts';
import { api } from '#web/lib/api/api-client.ts';
import { retryThroughOutages } from '#web/lib/upload/retry-through-outages.ts';

const POLL_MS = { first: 400, most: 3_000, limit: 180_000 } as const;

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

/** Says that files have been sent and follows each until it is ready or turned away. Answers the ids of those that took too long. */
export async function awaitMediaProcessing(
  ids: readonly string[],
  { signal, onPause }: { signal?: AbortSignal | undefined; onPause?: (() => void) | undefined },
  onSettled: (media: Media) => void,
): Promise<string[]> {
  const options = signal ? { signal } : {};
  const patience = { signal, onPause };
  let { media } = await retryThroughOutages(() => api.media.complete({ body: { mediaIds: [...ids] } }, options), patience);
  const open = new Set(ids);
  const deadline = Date.now() + POLL_MS.limit;
  for (let wait: number = POLL_MS.first; ; wait = Math.min(wait * 1.5, POLL_MS.most)) {
    for (const one of media) {
      if (!open.has(one.id) || (one.state !== 'ready' && one.state !== 'failed')) continue;
      open.delete(one.id);
      onSettled(one);
    }
    if (open.size === 0 || Date.now() > deadline) return [...open];
    await pause(wait, signal);
    ({ media } = await retryThroughOutages(() => api.media.list({ query: { ids: [...open].join(',') } }, options), patience));
  }
}
