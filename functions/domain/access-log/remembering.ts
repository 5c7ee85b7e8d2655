/** Browsers send one of a few hundred user agents. Bounded, because a program can send any number of them. */
const REMEMBERED = 10_000;

/** Remembers the results of a function, and forgets all of them once there are too many. */
export function remembering<T>(decide: (text: string) => T): (text: string) => T {
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
