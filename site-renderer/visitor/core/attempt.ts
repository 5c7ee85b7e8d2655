/** What may be refused, such as keeping something on the device; `undefined` where it is. */
export function attempt<T>(what: () => T): T | undefined {
  try {
    return what();
  } catch {
    return undefined;
  }
}
