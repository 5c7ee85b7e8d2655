import { SITE_TRASH_DAYS } from '#shared/model/limits.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns until when a site that is deleted at a time can be restored, as ISO text. */
export const trashedUntil = (deletedAt: string): string => new Date(Date.parse(deletedAt) + SITE_TRASH_DAYS * DAY_MS).toISOString();

/** Whether a site in the trash can still be restored. */
export const isRestorable = ({ restorableUntil }: { restorableUntil: string }, now: Date): boolean => now.toISOString() < restorableUntil;

/** Returns the number of days for which a site can still be restored, the last one begun counted as one; 0 if it cannot. */
export const daysLeftInTrash = ({ restorableUntil }: { restorableUntil: string }, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(restorableUntil) - now.getTime()) / DAY_MS));
