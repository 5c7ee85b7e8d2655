import { expect, it } from 'vitest';
import { boundedQueue } from '#functions/platform/base/bounded-queue.ts';

interface Task {
  run: () => Promise<number>;
  end: () => void;
}

/** Tasks that run until the test ends them. */
function tasksWith(queue: ReturnType<typeof boundedQueue>) {
  const started: number[] = [];
  const task = (id: number): Task => {
    const { promise, resolve } = Promise.withResolvers<number>();
    return {
      run: () =>
        queue(() => {
          started.push(id);
          return promise;
        }),
      end: () => resolve(id),
    };
  };
  return { started, task };
}

it('boundedQueue runs a limited number of tasks at a time, in order, and rejects a task when the queue is full (R-23.72)', async () => {
  const { started, task } = tasksWith(boundedQueue({ running: 2, waiting: 2 }));
  const tasks = Array.from({ length: 5 }, (_, id) => task(id));
  const results = tasks.map(({ run }) => run().catch((error: unknown) => error));
  expect(await results[4]).toMatchObject({ code: 'unavailable', detail: { retryAfter: 2 } });
  expect(started).toEqual([0, 1]);
  tasks[1]?.end();
  expect(await results[1]).toBe(1);
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  expect(await Promise.all(results.slice(0, 4))).toEqual([0, 1, 2, 3]);
});

it('boundedQueue runs the next task after a failed task', async () => {
  const queue = boundedQueue({ running: 1, waiting: 1 });
  const failed = queue(() => Promise.reject(new Error('failed')));
  const next = queue(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});
