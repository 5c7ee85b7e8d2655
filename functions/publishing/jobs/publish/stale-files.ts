import type { StoredObject } from '#functions/platform/gateways/object-storage.ts';

/** Milliseconds for which pages in browsers may refer to unused files. */
const STALE_AFTER_MS = 24 * 3_600_000;

/** The keys of stored files that may be removed. */
export interface StaleFiles {
  /** Pages are removed first, so that no served page refers to removed files. */
  pages: string[];
  files: string[];
}

interface Kept {
  used: ReadonlySet<string>;
  /** Keys that must not be stored, regardless of the age of the files. */
  membersOnly: ReadonlySet<string>;
  /** Whether the live revision is published. If not, every unused file is stale. */
  isLive: boolean;
  now: Date;
}

const isPage = (key: string): boolean => key.endsWith('.html');

/**
 * Returns the unused files that may be removed now: pages immediately, other files a day after they were written. Members-only files, and
 * all files of a site that is not live, are removed immediately.
 */
export function staleFiles(stored: Iterable<StoredObject>, { used, membersOnly, isLive, now }: Kept): StaleFiles {
  const stale: StaleFiles = { pages: [], files: [] };
  for (const { key, storedAt } of stored) {
    if (used.has(key)) continue;
    const mayBeReferenced = isLive && !membersOnly.has(key) && now.getTime() - storedAt.getTime() <= STALE_AFTER_MS;
    if (isPage(key)) stale.pages.push(key);
    else if (!mayBeReferenced) stale.files.push(key);
  }
  return stale;
}
