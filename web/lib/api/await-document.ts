/** How often and how long to ask for a PDF that is being made, in milliseconds. */
const POLL = { every: 1_500, attempts: 40 } as const;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for a document until it is made. Returns `null` if that takes longer than a minute. */
export async function awaitDocument<T>(read: () => Promise<{ document: T | null }>): Promise<T | null> {
  for (let attempt = 0; attempt < POLL.attempts; attempt += 1) {
    const { document: made } = await read();
    if (made) return made;
    await wait(POLL.every);
  }
  return null;
}
