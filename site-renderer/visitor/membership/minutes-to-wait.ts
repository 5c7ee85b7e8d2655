import type { ApiResponse } from '#site-renderer/visitor/support/call-api.ts';

const MINUTE_SECONDS = 60;

/** Returns the minutes until the next attempt after a 429 response, rounded up. */
export const minutesToWait = ({ data }: ApiResponse): number => Math.ceil((Number(data['retryAfter']) || MINUTE_SECONDS) / MINUTE_SECONDS);
