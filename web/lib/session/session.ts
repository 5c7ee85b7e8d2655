import { useSyncExternalStore } from 'react';
import { keepMediaTags } from '#web/lib/session/media-tags.ts';
import { Session } from '#shared/model/sign-in/session.ts';
import { deviceStorage, tabStorage } from '#web/lib/storage/browser-storage.ts';

const STORAGE_KEY = 'session';
/** The key in session storage, because acting for a login neither replaces the session of other tabs nor outlives this tab. */
const ACTING_KEY = 'acting-session';

/** The last stored text and its parsed value, so that an unchanged session keeps its object identity between renders. */
let cache: { text: string | null; session: Session | null } = { text: null, session: null };
const listeners = new Set<() => void>();

function parseStored(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const result = Session.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Returns the stored session: of the login that this tab acts for, else the session of all tabs; `null` while signed out. */
export function readSession(): Session | null {
  const text = tabStorage.getItem(ACTING_KEY) ?? deviceStorage.getItem(STORAGE_KEY);
  if (text !== cache.text) cache = { text, session: parseStored(text) };
  if (cache.session !== null || !isActing()) return cache.session;
  // Drops a session that another version of the console has stored.
  tabStorage.removeItem(ACTING_KEY);
  return readSession();
}

const notifyListeners = (): void => listeners.forEach((listener) => listener());

/**
 * Stores a session: for all tabs, or for this tab only if it acts for a login. Does not notify listeners when acting begins, so that the
 * current page does not show its data as data of the other login. Acting takes effect with the next page load.
 */
export function storeSession(session: Session): void {
  const { acting, picture, brand } = session.user;
  const isBeginning = acting !== null && !isActing();
  if (acting) tabStorage.setItem(ACTING_KEY, JSON.stringify(session));
  else {
    deviceStorage.setItem(STORAGE_KEY, JSON.stringify(session));
    keepMediaTags([picture?.mediaId, brand.logo?.mediaId]);
  }
  if (!isBeginning) notifyListeners();
}

/** Whether this tab acts for a login. */
export const isActing = (): boolean => tabStorage.getItem(ACTING_KEY) !== null;

/** Removes the session that acts for a login. The next page load uses the user's own session again. */
export const dropActingSession = (): void => tabStorage.removeItem(ACTING_KEY);

/** Replaces the user info of the stored session; a no-op while signed out. */
export function storeUser(user: Session['user']): void {
  const session = readSession();
  if (session) storeSession({ ...session, user });
}

/** Removes the session of the login itself, in all tabs. */
export function clearSession(): void {
  deviceStorage.removeItem(STORAGE_KEY);
  notifyListeners();
}

/** Subscribes to every change of the session, in this tab or another; returns the function that unsubscribes. */
export function subscribeToSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent): void => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, readSession);
