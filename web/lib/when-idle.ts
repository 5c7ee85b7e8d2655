/** Runs work that no one waits for, once the browser has nothing else to do. Safari cannot tell that: it waits a second. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1_000);
}
