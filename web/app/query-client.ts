import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readSession, subscribeToSession } from '#web/lib/session/session.ts';

const RETRIES = 2;

/** Whether a retry can succeed: after no response or a server error, not after a refusal. A timeout is reported instead of retried. */
const isRetryable = (error: unknown): boolean =>
  error instanceof ApiError && !error.isTimeout && (error.failure.kind === 'no-response' || (error.status ?? 0) >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network, requests fail at once with a message instead of waiting for a connection.
    queries: { networkMode: 'always', staleTime: 10_000, retry: (failures, error) => failures < RETRIES && isRetryable(error) },
    mutations: { networkMode: 'always', retry: false },
  },
});

let cacheOwnerId = readSession()?.user.id;

// The cache of one login must not be shown to another one that signs in, here or in another tab. It is kept while signed out:
// the screen may still hold unsaved work after its session has ended.
subscribeToSession(() => {
  const loginId = readSession()?.user.id;
  if (loginId === undefined) return;
  if (loginId !== cacheOwnerId) queryClient.clear();
  cacheOwnerId = loginId;
});
