import { readSession, subscribeToSession } from '#web/lib/session/session.ts';
import type { Session } from '#shared/model/sign-in/session.ts';

let isGivenUp = false;
const waiting = new Set<() => void>();

/** Ends all waiting for a next session, because the user does not sign in over the page. */
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
 * Resolves to the session that a login starts after its former one has ended; to `null` if another login signs in, or the session is given
 * up. Rejects with the reason of the signal once it is aborted.
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
