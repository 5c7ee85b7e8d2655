/** The minimum interval between two e-mails to one person about the comments of one site. */
const DIGEST_EVERY_MS = 15 * 60_000;

/**
 * Returns when the e-mail about a comment is due: at the end of its quarter of an hour. Comments of one quarter are sent in one e-mail, so
 * that a person receives at most one within a quarter of an hour.
 */
export const digestDueAt = (at: Date): Date => new Date((Math.floor(at.getTime() / DIGEST_EVERY_MS) + 1) * DIGEST_EVERY_MS);
