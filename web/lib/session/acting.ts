import { useSyncExternalStore } from 'react';
import type { Acting } from '#shared/model/account/acting.ts';
import { useSession } from '#web/lib/session/session.ts';

/** Set once the server has refused the session that acts for a login. */
const OVER_KEY = 'acting-over';
/** The screen to return to. */
const RETURN_KEY = 'acting-return';

const listeners = new Set<() => void>();

const isOver = (): boolean => sessionStorage.getItem(OVER_KEY) !== null;

/** Remembers that acting for a login is over: its session was refused, or its hour has passed. */
export function markActingOver(): void {
  sessionStorage.setItem(OVER_KEY, '1');
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For whom this tab acts and how, `null` if for none. */
export const useActing = (): Acting | null => useSession()?.user.acting ?? null;

export const useIsActingOver = (): boolean => useSyncExternalStore(subscribe, isOver);

/** Remembers the screen of the own console to return to. */
export function beginActing(returnPath: string): void {
  sessionStorage.removeItem(OVER_KEY);
  sessionStorage.setItem(RETURN_KEY, returnPath);
}

/** Forgets that acting is over, and returns the path of the own console to go back to. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(RETURN_KEY) ?? '/';
  sessionStorage.removeItem(OVER_KEY);
  sessionStorage.removeItem(RETURN_KEY);
  return path;
}
