import { describe, expect, it } from 'vitest';
import { runDueJobs } from '#infra/local/jobs/run-due-jobs.ts';
import { StreamProgress } from '#infra/local/jobs/stream/stream-progress.ts';

/** Returns fake schedules, stream and queue. `due`: for each due job, the number of jobs that it causes. */
function workOf(due: number[], perRun: number) {
  const log: string[] = [];
  const stream: number[] = [];
  let running: number[] = [];
  const queue = {
    accepted: 0,
    idle: async () => {
      for (const follow of running) {
        log.push('job');
        stream.push(...Array.from({ length: follow }, () => 0));
      }
      running = [];
    },
  };
  return {
    log,
    options: {
      runSchedules: async () => {
        log.push('schedules');
        stream.push(...due.splice(0, perRun));
      },
      streams: [
        {
          isHurried: false,
          drained: async () => {
            running.push(...stream);
            queue.accepted += stream.length;
            return stream.splice(0).length > 0;
          },
        },
      ],
      queues: [queue],
    },
  };
}

describe('runDueJobs', () => {
  it('runs the schedules once if no job is due', async () => {
    const { log, options } = workOf([], 1);
    await runDueJobs(options);
    expect(log).toEqual(['schedules']);
  });

  it('repeats the schedules while they leave jobs due, and runs jobs that other jobs enqueue', async () => {
    const { log, options } = workOf([0, 2, 0], 2);
    await runDueJobs(options);
    expect(log).toEqual(['schedules', 'job', 'job', 'job', 'job', 'schedules', 'job', 'schedules']);
    expect(options.streams[0]?.isHurried).toBe(false);
  });

  it('stops after a maximum of rounds if jobs keep enqueuing themselves', async () => {
    const { log, options } = workOf(
      Array.from({ length: 1_000 }, () => 0),
      1,
    );
    await runDueJobs(options);
    expect(log.filter((what) => what === 'schedules')).toHaveLength(100);
  });
});

describe('StreamProgress.drained', () => {
  it('resolves once a pass that began after the call was idle, to true if records were delivered', async () => {
    const progress = new StreamProgress();
    const answers: boolean[] = [];
    const ask = () => void progress.drained().then((hasDelivered) => answers.push(hasDelivered));
    const pass = async (isIdle: boolean, hasDelivered = false) => {
      progress.passed({ isIdle, hasDelivered });
      await Promise.resolve();
    };
    ask();
    await pass(true);
    expect(answers).toEqual([]);
    await pass(true);
    expect(answers).toEqual([false]);
    ask();
    await pass(false, true);
    await pass(false);
    expect(answers).toEqual([false]);
    await pass(true);
    expect(answers).toEqual([false, true]);
  });
});
