import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runOnSchedule } from '#infra/local/jobs/run-on-schedule.ts';

const EVERY = 60_000;
const takes = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs a schedule for a while. Returns the start of each run, in milliseconds after the first. */
async function starts(duringMs: number, work: (run: number) => Promise<unknown>): Promise<number[]> {
  const control = new AbortController();
  const begin = performance.now();
  const times: number[] = [];
  const running = runOnSchedule('work', EVERY, () => work(times.push(performance.now() - begin)), control.signal);
  await vi.advanceTimersByTimeAsync(duringMs);
  control.abort();
  await vi.runAllTimersAsync();
  await running;
  return times;
}

describe('runOnSchedule', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('runs immediately and at each multiple of the interval, regardless of the duration of a run', async () => {
    expect(await starts(200_000, (run) => takes(run * 7_000))).toEqual([0, 60_000, 120_000, 180_000]);
  });

  it('never runs twice at a time, and skips the times that pass during a long run', async () => {
    let running = 0;
    const times = await starts(260_000, async (run) => {
      running += 1;
      expect(running).toBe(1);
      await takes(run === 1 ? 130_000 : 1_000);
      running -= 1;
    });
    expect(times).toEqual([0, 180_000, 240_000]);
  });

  it('continues after a run that failed', async () => {
    expect(await starts(130_000, () => Promise.reject(new Error('once')))).toEqual([0, 60_000, 120_000]);
  });
});
