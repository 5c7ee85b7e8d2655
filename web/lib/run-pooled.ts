/** Runs `work` on every item, at most `concurrency` at a time. Rejects with the first error, without waiting for the other items. */
export async function runPooled<T>(items: readonly T[], concurrency: number, work: (item: T) => Promise<void>): Promise<void> {
  /** Shared by the workers: each takes the next item. */
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
}
