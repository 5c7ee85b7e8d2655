import { pause } from '#web/lib/pause.ts';

const RETRIES = 3;
const WAIT_MIN_MS = 1_000;
const WAIT_MAX_MS = 10_000;

export const isBusyStatus = (status: number | null): boolean => status === 429 || status === 503;

/**
 * Returns the milliseconds to wait before a retry: at least the server's `Retry-After`, exponential up to ten seconds, plus up to 50 %
 * jitter, so that callers that were refused together do not retry together.
 */
export const delayBeforeRetry = (failures: number, askedSeconds: number): number =>
  Math.min(WAIT_MAX_MS, Math.max(askedSeconds * 1_000, WAIT_MIN_MS * 2 ** failures)) * (1 + Math.random() / 2);

/**
 * Sends an idempotent request. While the server is busy (429, 503), repeats the request a few times, unless the server requests a wait of
 * more than ten seconds, as limits of attempts do. Returns the last response, whatever its status.
 */
export async function retryWhenBusy(send: () => Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  for (let failures = 0; ; failures += 1) {
    const response = await send();
    const asked = Number(response.headers.get('retry-after') ?? 0);
    if (!isBusyStatus(response.status) || failures === RETRIES || !(asked * 1_000 <= WAIT_MAX_MS)) return response;
    await pause(delayBeforeRetry(failures, asked), signal);
  }
}
