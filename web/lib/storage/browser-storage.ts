/** The part of a browser storage that the console uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type StorageName = 'localStorage' | 'sessionStorage';

/** Returns the result of an access to storage; `undefined` if the browser refuses it because storage is blocked, absent or full. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * A storage of the browser that never throws. Text that the browser refuses to store is kept in memory until the page is left. A
 * text in memory takes precedence, because it is newer than a stored text.
 */
function storageWithFallback(name: StorageName): TextStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? attempt(() => window[name].getItem(key)) ?? null,
    setItem(key, text) {
      const isStored = attempt(() => {
        window[name].setItem(key, text);
        return true;
      });
      if (isStored) memory.delete(key);
      else memory.set(key, text);
    },
    removeItem(key) {
      memory.delete(key);
      attempt(() => window[name].removeItem(key));
    },
  };
}

/** The storage of the device, which all tabs share and which persists after they are closed. */
export const deviceStorage = storageWithFallback('localStorage');

/** The storage of this tab. */
export const tabStorage = storageWithFallback('sessionStorage');

const PROBE_KEY = 'storage-probe';

/** Whether the browser blocks storage, so that a session ends with the page. */
export const isStorageBlocked = (): boolean =>
  attempt(() => {
    window.localStorage.setItem(PROBE_KEY, '');
    window.localStorage.removeItem(PROBE_KEY);
    return false;
  }) ?? true;

/** Returns the cookies that scripts may read; empty if the browser refuses them. */
export const readCookies = (): string => attempt(() => document.cookie) ?? '';

/** Sets a cookie; a no-op if the browser refuses it. */
export function writeCookie(cookie: string): void {
  attempt(() => (document.cookie = cookie));
}
