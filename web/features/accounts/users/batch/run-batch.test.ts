import { describe, expect, it, vi } from 'vitest';
import { runBatch } from '#web/features/accounts/users/batch/run-batch.ts';

describe('runBatch', () => {
  it('runs every item once, and continues after a failure', async () => {
    const fault = new Error('refused');
    const run = vi.fn(async (item: number) => {
      if (item % 3 === 0) throw fault;
    });
    const progress: number[] = [];
    const result = await runBatch([1, 2, 3, 4, 5, 6, 7], run, (finished) => progress.push(finished));
    expect(result.done.toSorted((a, b) => a - b)).toEqual([1, 2, 4, 5, 7]);
    expect(result.failed).toEqual([
      { item: 3, error: fault },
      { item: 6, error: fault },
    ]);
    expect(run).toHaveBeenCalledTimes(7);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('runs at most four items at a time', async () => {
    let open = 0;
    let most = 0;
    const run = async (): Promise<void> => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
    };
    await runBatch(Array.from({ length: 20 }), run, () => undefined);
    expect(most).toBe(4);
  });
});
