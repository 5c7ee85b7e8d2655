import { unavailableError } from '#functions/platform/base/app-error.ts';

/**
 * Returns a function that runs at most `running` of its tasks at a time, in order. It throws `unavailable` with a `retryAfter` if `waiting`
 * tasks are already waiting, so that an overload is answered immediately.
 */
export function boundedQueue({ running, waiting }: { running: number; waiting: number }): <T>(task: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let active = 0;
  return async (task) => {
    if (active < running) active += 1;
    else {
      if (queue.length >= waiting) throw unavailableError(new Error('Too many tasks are waiting'));
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await task();
    } finally {
      // The slot is passed to the next task without becoming free.
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
