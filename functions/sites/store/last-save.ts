import type { Site } from '#functions/sites/store/site.ts';
import { EDIT_SESSION_MS } from '#shared/model/limits.ts';

/**
 * The longest time in milliseconds by which the list entries of a site lag behind its last save. Autosaves occur every few seconds and do
 * not rewrite the entries.
 */
export const LISTING_LAG_MS = EDIT_SESSION_MS;

/** Returns when the content was last saved. Unlike `updatedAt`, publications do not change it. */
export function lastEditedAt({ savedAt = '', editedAt, createdAt }: Pick<Site, 'savedAt' | 'editedAt' | 'createdAt'>): string {
  const listedAt = editedAt ?? createdAt;
  return savedAt > listedAt ? savedAt : listedAt;
}

/** Returns the time of a site's list entries after a save. */
export const listedAtAfterSave = ({ editedAt }: Pick<Site, 'editedAt'>, savedAt: string): string =>
  editedAt !== undefined && Date.parse(savedAt) - Date.parse(editedAt) < LISTING_LAG_MS ? editedAt : savedAt;
