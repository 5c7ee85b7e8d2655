/**
 * The server's time, from the moment it was told on. The device only counts how long ago that was: by two clocks, of which
 * one can be put back and the other stands still while some devices sleep.
 */
export function serverClock(told: string): () => Date {
  const started = Date.parse(told);
  const [date, running] = [Date.now(), performance.now()];
  return () => new Date(started + Math.max(Date.now() - date, performance.now() - running));
}
