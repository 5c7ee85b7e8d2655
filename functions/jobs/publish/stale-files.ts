import type { StoredObject } from '#functions/gateways/object-storage.ts';

/** Pages in browsers still name files that the site stopped using this long ago. */
const STALE_AFTER_MS = 24 * 3_600_000;

/** The keys of stored files that may be removed. */
export interface StaleFiles {
  /** To be removed first, so that no page is served whose files are gone. */
  pages: string[];
  files: string[];
}

interface Kept {
  used: ReadonlySet<string>;
  /** Keys that must not be stored, however recently they were written. */
  membersOnly: ReadonlySet<string>;
  /** Whether the live revision is published. If not, every unused file is stale. */
  isLive: boolean;
  now: Date;
}

const isPage = (key: string): boolean => key.endsWith('.html');

/**
 * The unused files that may be removed now: pages at once, other files a day after they were written. Members-only files, and
 * all files of a site that is not live, do not wait for the day to pass.
 */
export function staleFiles(stored: Iterable<StoredObject>, { used, membersOnly, isLive, now }: Kept): StaleFiles {
  const stale: StaleFiles = { pages: [], files: [] };
  for (const { key, storedAt } of stored) {
    if (used.has(key)) continue;
    const mayBeNamed = isLive && !membersOnly.has(key) && now.getTime() - storedAt.getTime() <= STALE_AFTER_MS;
    if (isPage(key)) stale.pages.push(key);
    else if (!mayBeNamed) stale.files.push(key);
  }
  return stale;
}
