/** How often one person gets an e-mail about the comments of one site, at most. */
const DIGEST_EVERY_MS = 15 * 60_000;

/**
 * When the e-mail about a comment is due: at the end of its quarter of an hour. What is written in one quarter is told in one e-mail, so
 * that no one gets two in less than a quarter of an hour.
 */
export const digestDueAt = (at: Date): Date => new Date((Math.floor(at.getTime() / DIGEST_EVERY_MS) + 1) * DIGEST_EVERY_MS);
