import type { StoredObject } from '#functions/gateways/object-storage.ts';

/** Pages in browsers may still name files that the site no longer uses. */
const STALE_AFTER_MS = 24 * 3_600_000;

/** What is there and no longer used. */
export interface StaleFiles {
  /** Go first, so that nobody comes to a page whose files are gone. */
  pages: string[];
  files: string[];
}

interface Kept {
  /** The keys that are named. */
  used: ReadonlySet<string>;
  /** Keys that must not be there, however lately they were: what members alone may see now. */
  secret: ReadonlySet<string>;
  /** Whether the site is on the air. Off it, nothing is left. */
  isLive: boolean;
  now: Date;
}

const isPage = (key: string): boolean => key.endsWith('.html');
/** What may be removed now: pages at once, other files only after a day; what has become secret, and off the air everything, at once. */
export function staleFiles(present: Iterable<StoredObject>, { used, secret, isLive, now }: Kept): StaleFiles {
  const found: StaleFiles = { pages: [], files: [] };
  for (const { key, storedAt } of present) {
    if (used.has(key)) continue;
    const mayBeNamed = isLive && !secret.has(key) && now.getTime() - storedAt.getTime() <= STALE_AFTER_MS;
    if (isPage(key)) found.pages.push(key);
    else if (!mayBeNamed) found.files.push(key);
  }
  return found;
}
