import { readSession, subscribeToSession } from '#web/lib/session/session.ts';
import type { Session } from '#shared/model/sign-in/session.ts';

let isGivenUp = false;
const waiting = new Set<() => void>();

/** Resolves all pending `nextSession` calls to `null`, because the user leaves the page instead of signing in again. */
export function giveUpSession(): void {
  isGivenUp = true;
  waiting.forEach((end) => end());
  const unsubscribe = subscribeToSession(() => {
    if (!readSession()) return;
    isGivenUp = false;
    unsubscribe();
  });
}

/**
 * Resolves to the next session of a login whose session has ended; to `null` if another login signs in or `giveUpSession` is called.
 * Rejects with the reason of the signal when it is aborted.
 */
export function nextSession(userId: string, signal?: AbortSignal): Promise<Session | null> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      unsubscribe();
      waiting.delete(stop);
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const look = (): void => {
      const session = readSession();
      if (session) end(() => resolve(session.user.id === userId ? session : null));
    };
    const stop = (): void => end(() => resolve(null));
    const abort = (): void => end(() => reject(signal?.reason as Error));
    const unsubscribe = subscribeToSession(look);
    waiting.add(stop);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    else look();
    if (isGivenUp) stop();
  });
}
