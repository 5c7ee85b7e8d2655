import { useSyncExternalStore } from 'react';
import { keepMediaTags } from '#web/lib/media/media-tags.ts';
import { Session } from '#shared/model/account/session.ts';

const STORAGE_KEY = 'session';

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

/** The stored session, shared by all tabs; `null` while signed out. */
export function readSession(): Session | null {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== cache.text) cache = { text, session: parseStored(text) };
  return cache.session;
}

const notifyListeners = (): void => listeners.forEach((listener) => listener());

export function storeSession(session: Session): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  const { picture, brand } = session.user;
  keepMediaTags([picture?.mediaId, brand.logo?.mediaId]);
  notifyListeners();
}

/** Replaces the user info of the stored session; a no-op while signed out. */
export function storeUser(user: Session['user']): void {
  const session = readSession();
  if (session) storeSession({ ...session, user });
}

export function clearSession(): void {
  localStorage.removeItem(STORAGE_KEY);
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
