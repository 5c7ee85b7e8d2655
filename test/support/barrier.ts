/** Returns a function whose callers wait until `expected` of them have called it, so that they continue concurrently. */
export function barrier(expected: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === expected) resolve();
    return promise;
  };
}
