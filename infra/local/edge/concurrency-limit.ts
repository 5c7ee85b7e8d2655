/** Runs work, or calls `refuse` while `max` calls are running. */
export function concurrencyLimit(max: number): <T>(work: () => Promise<T>, refuse: () => T) => Promise<T> {
  let running = 0;
  return async (work, refuse) => {
    if (running >= max) return refuse();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
