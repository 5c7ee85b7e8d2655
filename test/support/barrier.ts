/** A place where so many wait for one another, so that what they do after it happens at once. */
export function barrier(expected: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === expected) resolve();
    return promise;
  };
}
