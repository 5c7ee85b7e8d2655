import type { ApiAnswer } from '#site-renderer/visitor/support/ask-api.ts';

const MINUTE_SECONDS = 60;

/** How long whoever tried too often has to wait, as people are told. */
export const minutesToWait = ({ data }: ApiAnswer): number => Math.ceil((Number(data['retryAfter']) || MINUTE_SECONDS) / MINUTE_SECONDS);
