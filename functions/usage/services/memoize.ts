/** Maximum size of the cache. Browsers send a few hundred user agents, but a program can send any number of them. */
const REMEMBERED = 10_000;

/** Memoizes a function. Clears the cache when it is full. */
export function memoize<T>(decide: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size === REMEMBERED) known.clear();
    const decided = decide(text);
    known.set(text, decided);
    return decided;
  };
}
