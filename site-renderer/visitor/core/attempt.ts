/** Calls a function that may throw, such as a function that uses storage; returns `undefined` if it throws. */
export function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
