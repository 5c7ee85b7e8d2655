import { ApiError } from '#web/lib/api/api-error.ts';

/** Pauses between attempts while the device says it has a connection, in milliseconds; after the last one it is given up. */
const PAUSES = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Nothing came of a call for a reason that passes by itself: no connection, or a server that stumbled. */
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

/** Waits, at most so long, for the device to come back; as long as it takes while it says that it is offline. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = navigator.onLine ? setTimeout(() => end(resolve), ms) : undefined;
    const onBack = (): void => end(resolve);
    const onAbort = (): void => end(() => reject(signal?.reason as Error));
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      window.removeEventListener('online', onBack);
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    window.addEventListener('online', onBack);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
  });
}

interface Patience {
  signal?: AbortSignal | undefined;
  /** Called when nothing goes on until there is a connection again. */
  onPause?: (() => void) | undefined;
}

/**
 * Carries work through lost connections: again after pauses that grow, at once when the device is back online. Time spent
 * offline counts for nothing, so a queue goes on whenever that is. Whatever is no outage is thrown as it is.
 */
export async function retryThroughOutages<T>(work: () => Promise<T>, { signal, onPause }: Patience = {}): Promise<T> {
  for (let failures = 0; ;) {
    try {
      return await work();
    } catch (error) {
      const wait = PAUSES[failures];
      if (!isOutage(error) || signal?.aborted || (wait === undefined && navigator.onLine)) throw error;
      onPause?.();
      failures = navigator.onLine ? failures + 1 : 0;
      await pause(wait ?? 0, signal);
    }
  }
}
