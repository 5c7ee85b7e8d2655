import { QueryClient } from '@tanstack/react-query';
import { ApiError, refusalOf } from '#web/lib/api/api-error.ts';
import { delayBeforeRetry } from '#web/lib/api/retry-when-busy.ts';
import { readSession, subscribeToSession } from '#web/lib/session/session.ts';

const RETRIES = 2;

/**
 * Whether a retry can succeed: yes after no response, a server error or a gateway's throttling (which has no code); no after a refusal. A
 * timeout is reported instead of retried.
 */
function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.isTimeout) return false;
  const { failure } = error;
  if (failure.kind !== 'refused') return failure.kind === 'no-response';
  return failure.status >= 500 || (failure.status === 429 && failure.refusal === null);
}

/** Returns the delay before a retry, in milliseconds. */
export const retryDelay = (failures: number, error: unknown): number => delayBeforeRetry(failures, refusalOf(error)?.retryAfter ?? 0);

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network, requests fail immediately with a message instead of waiting for a connection.
    queries: { networkMode: 'always', staleTime: 10_000, retry: (failures, error) => failures < RETRIES && isRetryable(error), retryDelay },
    mutations: { networkMode: 'always', retry: false },
  },
});

let cacheOwnerId = readSession()?.user.id;

// Clears the cache when another login signs in, here or in another tab. Keeps the cache while signed out, because the screen
// may still hold unsaved work.
subscribeToSession(() => {
  const loginId = readSession()?.user.id;
  if (loginId === undefined) return;
  if (loginId !== cacheOwnerId) queryClient.clear();
  cacheOwnerId = loginId;
});
