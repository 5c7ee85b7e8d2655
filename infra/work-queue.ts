/** Seconds by which a message is hidden from other readers longer than its reader may run. */
const MARGIN_SECONDS = 60;

/**
 * Returns for how long a queue hides a message that a function with this timeout has received, in seconds. SQS delivers it again
 * afterwards. Lambda refuses a queue that hides messages for a shorter time than the function may run.
 */
export const visibilitySeconds = (timeoutSeconds: number): number => timeoutSeconds + MARGIN_SECONDS;
