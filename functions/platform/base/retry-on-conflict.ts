import { unavailableError } from '#functions/platform/base/app-error.ts';

/** The result of an attempt that wrote nothing because of a concurrent change. */
export const CONFLICT: unique symbol = Symbol('conflict');

const ATTEMPTS = 5;

interface RetryPolicy {
  /** Maximum number of attempts; 5 by default. */
  attempts?: number;
  /** Base of the pause between two attempts, in milliseconds; no pause by default. */
  backOffMs?: number;
  /** The error to throw after the last attempt; `unavailable` by default. */
  exhausted?: () => unknown;
}

/**
 * Waits before a retry (1, 2, …) with full jitter; the maximum is `baseMs`, doubled for each retry, so that conflicting callers do not
 * conflict again.
 */
export const backOff = (retry: number, baseMs: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * baseMs * 2 ** retry));

/**
 * Returns the first result of `attempt` that is not `CONFLICT`. For optimistic locks: each attempt reads the current state, decides, and
 * writes on condition that the state has not changed since.
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T | typeof CONFLICT>,
  { attempts = ATTEMPTS, backOffMs, exhausted = unavailableError }: RetryPolicy = {},
): Promise<T> {
  for (let made = 1; ; made += 1) {
    const result = await attempt();
    if (result !== CONFLICT) return result;
    if (made === attempts) throw exhausted();
    if (backOffMs !== undefined) await backOff(made, backOffMs);
  }
}
