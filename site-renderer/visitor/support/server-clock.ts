/**
 * Returns a clock that shows the server's time, starting when `serverTime` arrives. The elapsed time is the larger of two: the wall clock
 * can be set back, and the monotonic clock pauses on some devices while they sleep.
 */
export function serverClock(serverTime: string): () => Date {
  const started = Date.parse(serverTime);
  const [date, running] = [Date.now(), performance.now()];
  return () => new Date(started + Math.max(Date.now() - date, performance.now() - running));
}
