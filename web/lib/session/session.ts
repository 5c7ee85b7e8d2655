import { useSyncExternalStore } from 'react';
import { Session } from '#shared/model/account/session.ts';

const STORAGE_KEY = 'session';

/** Last text read and what it meant, so that an unchanged session keeps its identity between renders. */
let known: { text: string | null; session: Session | null } = { text: null, session: null };
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

/** The stored login data (spec 2), shared by every tab; `null` while signed out. */
export function readSession(): Session | null {
  const text = localStorage.getItem(STORAGE_KEY);
  if (text !== known.text) known = { text, session: parseStored(text) };
  return known.session;
}

const announce = (): void => listeners.forEach((listener) => listener());

export function storeSession(session: Session): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
  announce();
}

/** What the server says of the login, once it has been changed. */
export function storeUser(user: Session['user']): void {
  const session = readSession();
  if (session) storeSession({ ...session, user });
}

export function clearSession(): void {
  localStorage.removeItem(STORAGE_KEY);
  announce();
}

/** Calls back on every change of the session, in this tab or another. Returns what ends the subscription. */
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
