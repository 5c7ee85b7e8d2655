function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
}

/**
 * Runs work immediately and then at each multiple of the interval after the start, never concurrently. A run that takes longer than
 * the interval skips the times it missed and does not shift later ones. A failed run is logged. Ends when `signal` is aborted.
 */
export async function runOnSchedule(name: string, everyMs: number, work: () => Promise<unknown>, signal?: AbortSignal): Promise<void> {
  const start = performance.now();
  const isOver = (): boolean => signal?.aborted ?? false;
  while (!isOver()) {
    await work().catch((error: unknown) => console.error(`Scheduled run of ${name} failed:`, error));
    await pause(everyMs - ((performance.now() - start) % everyMs), signal);
  }
}
