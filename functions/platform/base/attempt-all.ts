import { inParallel } from '#functions/platform/base/in-parallel.ts';

/** Runs `work` for every item, at most `limit` at a time. Continues after a failure, and throws all failures together at the end. */
export async function attemptAll<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>, message: string): Promise<void> {
  const outcomes = await inParallel(items, limit, (item) =>
    work(item).then(
      () => [],
      (error: unknown) => [error],
    ),
  );
  const failures = outcomes.flat();
  if (failures.length > 0) throw new AggregateError(failures, message);
}
