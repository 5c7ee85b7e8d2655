const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after failed attempts, as the Standard Webhooks specification recommends: the last attempt is made 75.6 hours after the first. */
const PAUSES_MS: readonly number[] = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** Returns the pause before the next attempt in milliseconds, by the number of failed attempts; `undefined` after the last attempt. */
export const retryPause = (failedAttempts: number): number | undefined => PAUSES_MS[failedAttempts - 1];

/** The time for which every delivery of a webhook may fail before the webhook is disabled. */
const STOP_AFTER_MS = 72 * HOUR;

/** Whether to disable a webhook whose deliveries have failed since `failingSince`. */
export const isGivenUp = (failingSince: string, now: Date): boolean => now.getTime() - Date.parse(failingSince) >= STOP_AFTER_MS;
