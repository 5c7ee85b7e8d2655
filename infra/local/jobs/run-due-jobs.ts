import type { StreamProgress } from '#infra/local/jobs/stream/stream-progress.ts';
import type { InvocationQueue } from '#infra/local/jobs/invocation-queue.ts';

/** Maximum number of rounds: a job that keeps enqueuing itself must not block a move of the clock. */
const MAX_ROUNDS = 100;

interface RunDueJobsOptions {
  /** Runs the scheduled functions once. */
  runSchedules: () => Promise<unknown>;
  streams: readonly Pick<StreamProgress, 'drained' | 'isHurried'>[];
  /** The invocations and messages that wait for functions. */
  queues: readonly Pick<InvocationQueue, 'accepted' | 'idle'>[];
}

/**
 * Runs everything that is due: the scheduled functions, the jobs that they enqueue through stream and queue, and the jobs that these jobs
 * enqueue, until a run of the scheduled functions causes no further job. Does not wait for retries of failed invocations.
 */
export async function runDueJobs({ runSchedules, streams, queues }: RunDueJobsOptions): Promise<void> {
  const acceptedNow = (): number => queues.reduce((sum, { accepted }) => sum + accepted, 0);
  /** Waits until streams and queues are empty. Returns whether they had work; `accepted`: the former value of `acceptedNow`. */
  async function hadWork(accepted: number): Promise<boolean> {
    const delivered = await Promise.all(streams.map((stream) => stream.drained()));
    for (const queue of queues) await queue.idle();
    return delivered.includes(true) || acceptedNow() !== accepted;
  }
  /** Returns whether the scheduled functions caused any job. */
  async function runSchedulesOnce(): Promise<boolean> {
    let accepted = acceptedNow();
    let hasCaused = false;
    await runSchedules();
    while (await hadWork(accepted)) {
      accepted = acceptedNow();
      hasCaused = true;
    }
    return hasCaused;
  }

  for (const stream of streams) stream.isHurried = true;
  try {
    for (let round = 0; round < MAX_ROUNDS; round += 1) if (!(await runSchedulesOnce())) return;
  } finally {
    for (const stream of streams) stream.isHurried = false;
  }
}
