/** Calls a function that may throw, such as one that uses storage; returns `undefined` if it does. */
export function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
