import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#web/lib/api/api-error.ts';
import { readSession, subscribeToSession } from '#web/lib/session/session.ts';

const RETRIES = 2;

/** Whether asking again may help: silence and trouble on the server pass, refusals do not. Whoever has waited in vain is told so first. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && !error.isTimeout && (error.failure.kind === 'no-response' || (error.status ?? 0) >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network everything fails at once and says so (spec 8), rather than waiting for one.
    queries: { networkMode: 'always', staleTime: 10_000, retry: (failures, error) => failures < RETRIES && isPassing(error) },
    mutations: { networkMode: 'always', retry: false },
  },
});

let owner = readSession()?.user.id;

// What one login has read is not for the next, here or in a tab where somebody else signs in. It stays while nobody is
// signed in: unsaved work still stands on the screen whose session has ended.
subscribeToSession(() => {
  const next = readSession()?.user.id;
  if (next === undefined) return;
  if (next !== owner) queryClient.clear();
  owner = next;
});
