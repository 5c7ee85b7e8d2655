/** How soon a page that stays open reads what others have changed. Tests move its clock by as much (`page.clock`) instead of waiting. */

/** A preview: newer saves, comments and the end of the access. */
export const PREVIEW_POLL_MS = 20_000;
