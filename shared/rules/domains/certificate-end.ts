const DAY_MS = 24 * 3_600_000;
/**
 * Milliseconds before the end of a certificate. ACM renews a certificate 60 days before its end, so a certificate that is this close to its
 * end was not renewed, and a person has to act.
 */
const RENEWED_BEFORE_MS = 14 * DAY_MS;

/** Whether a certificate should have been renewed by now. Times are epoch milliseconds; `null`: no certificate was seen. */
export const isEndingSoon = (endsAt: number | null, now: number): boolean => endsAt !== null && endsAt - now < RENEWED_BEFORE_MS;
