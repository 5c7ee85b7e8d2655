import { pause } from '#web/lib/pause.ts';

const RETRIES = 3;
const WAIT_MIN_MS = 1_000;
const WAIT_MAX_MS = 10_000;

export const isBusyStatus = (status: number | null): boolean => status === 429 || status === 503;

/**
 * Returns the delay before a retry in milliseconds: the greater of `Retry-After` and an exponential delay, at most ten seconds, plus up
 * to 50 % jitter, so that clients that were refused together do not retry together.
 */
export const delayBeforeRetry = (failures: number, askedSeconds: number): number =>
  Math.min(WAIT_MAX_MS, Math.max(askedSeconds * 1_000, WAIT_MIN_MS * 2 ** failures)) * (1 + Math.random() / 2);

/**
 * Sends an idempotent request. While the server is busy (429, 503), repeats the request a few times, unless `Retry-After` is more than ten
 * seconds, as for rate limits of attempts. Returns the last response, whatever its status.
 */
export async function retryWhenBusy(send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  for (let failures = 0; ; failures += 1) {
    const response = await send();
    const asked = Number(response.headers.get('retry-after') ?? 0);
    if (!isBusyStatus(response.status) || failures === RETRIES || !(asked * 1_000 <= WAIT_MAX_MS)) return response;
    await pause(delayBeforeRetry(failures, asked), signal);
  }
}
