import { ApiError } from '#web/lib/api/api-error.ts';

/** Delays between attempts while the device reports a connection, in milliseconds; after the last one the error is thrown. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** The connection broke; a retry can succeed. */
class Outage extends Error {
  constructor() {
    super('The connection broke');
    this.name = 'Outage';
  }
}

const isOutage = (error: unknown): boolean =>
  error instanceof Outage || (error instanceof ApiError && (error.failure.kind === 'no-response' || (error.status ?? 0) >= 500));

export const connectionLostError = (): Error => new Outage();
export const isConnectionLost = (error: unknown): boolean => error instanceof Outage;

/** Resolves after `ms`, or as soon as the device is online again. While the device is offline there is no time limit. */
function waitForConnection(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = navigator.onLine ? setTimeout(() => end(resolve), ms) : undefined;
    const onOnline = (): void => end(resolve);
    const onAbort = (): void => end(() => reject(signal?.reason as Error));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    window.addEventListener('online', onOnline);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
  });
}

interface RetryOptions {
  signal?: AbortSignal | undefined;
  /** Called when work pauses until the connection is back. */
  onPause?: (() => void) | undefined;
}

/**
 * Retries `work` while the connection is lost or the server fails: after growing delays, and immediately when the device is back
 * online. Time offline does not count as an attempt, so a queue continues after any interruption. Other errors are rethrown.
 */
export async function retryThroughOutages<T>(work: () => Promise<T>, { signal, onPause }: RetryOptions = {}): Promise<T> {
  for (let failures = 0; ;) {
    try {
      return await work();
    } catch (error) {
      const delay = RETRY_DELAYS_MS[failures];
      if (!isOutage(error) || signal?.aborted || (delay === undefined && navigator.onLine)) throw error;
      onPause?.();
      failures = navigator.onLine ? failures + 1 : 0;
      await waitForConnection(delay ?? 0, signal);
    }
  }
}
