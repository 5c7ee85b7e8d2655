import { useSyncExternalStore } from 'react';
import type { Acting } from '#shared/model/sign-in/acting.ts';
import { useSession } from '#web/lib/session/session.ts';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';

/** Set when acting for a login is over, because the hour has passed or the server has refused the session. */
const OVER_KEY = 'acting-over';
/** The path of the own console to return to. */
const RETURN_KEY = 'acting-return';

const listeners = new Set<() => void>();

const isOver = (): boolean => tabStorage.getItem(OVER_KEY) !== null;

/** Stores that acting for a login is over, and notifies the subscribers. */
export function markActingOver(): void {
  tabStorage.setItem(OVER_KEY, '1');
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The login this tab acts for, and its access; `null` if none. */
export const useActing = (): Acting | null => useSession()?.user.acting ?? null;

export const useIsActingOver = (): boolean => useSyncExternalStore(subscribe, isOver);

/** Stores the screen of the own console to return to. */
export function beginActing(returnPath: string): void {
  tabStorage.removeItem(OVER_KEY);
  tabStorage.setItem(RETURN_KEY, returnPath);
}

/** Clears the acting state, and returns the path of the own console to return to. */
export function takeReturnPath(): string {
  const path = tabStorage.getItem(RETURN_KEY) ?? '/';
  tabStorage.removeItem(OVER_KEY);
  tabStorage.removeItem(RETURN_KEY);
  return path;
}
