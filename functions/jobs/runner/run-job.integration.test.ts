import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { LeaseLost, MAX_ATTEMPTS, runJob, type JobHandler } from '#functions/jobs/runner/run-job.ts';
import { jobWrite, LEASE_MS, newJob } from '#functions/store/job/job-store.ts';

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NOTHING: JobHandler = { run: () => Promise.resolve(), onExhausted: () => Promise.resolve() };

async function queued(): Promise<string> {
  const id = randomIds.ulid();
  await test.table.transact([jobWrite(newJob('publish', { id: 'asite', ownerId: 'an owner' }, id, test.clock()))]);
  return id;
}
const run = (jobId: string, work: Partial<JobHandler>) =>
  runJob({ jobs: test.dependencies.jobs, ids: randomIds }, { ...NOTHING, ...work })({ jobId });
const stateOf = (id: string) => test.dependencies.jobs.find(id, 'publish', 'asite');
const overdue = async (id: string): Promise<boolean> => (await test.dependencies.jobs.listOverdue(100)).some((job) => job.id === id);

describe('a job', () => {
  it('runs once, in the scope of its owner', async () => {
    const id = await queued();
    const ran: string[] = [];
    const work = { run: async ({ scope }: { scope: { accountId: string } }) => void ran.push(scope.accountId) };
    await run(id, work);
    await run(id, work);
    await run('unheard-of', work);
    expect(ran).toEqual(['an owner']);
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('is in one pair of hands at a time', async () => {
    const id = await queued();
    let runs = 0;
    const work: Partial<JobHandler> = {
      async run() {
        runs += 1;
        await expect(run(id, work)).rejects.toThrow('held by another runner');
      },
    };
    await run(id, work);
    await run(id, work);
    expect(runs).toBe(1);
  });

  it('is due when nobody begins it, when its runner is silent, and never once it is over', async () => {
    const id = await queued();
    expect(await overdue(id)).toBe(false);
    test.time.now += 60_001;
    expect(await overdue(id)).toBe(true);
    await run(id, {
      async run() {
        expect(await overdue(id)).toBe(false);
        test.time.now += LEASE_MS + 1;
        expect(await overdue(id)).toBe(true);
      },
    });
    expect(await overdue(id)).toBe(false);
  });

  it('passes into other hands when its lease has run out, and its old runner learns of it', async () => {
    const id = await queued();
    const log: string[] = [];
    await run(id, {
      async run(_, pulse) {
        test.time.now += LEASE_MS + 1;
        await run(id, { run: async () => void log.push('second') });
        await expect(pulse.renewLease()).rejects.toBeInstanceOf(LeaseLost);
        expect(() => pulse.assertLeaseHeld()).toThrow(LeaseLost);
        log.push('first');
        throw new LeaseLost();
      },
    });
    expect(log).toEqual(['second', 'first']);
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('is given up after its attempts, whether they failed or died', async () => {
    const id = await queued();
    const given: number[] = [];
    const giveUp = async ({ attempts }: { attempts: number }) => void given.push(attempts);
    const fail = { giveUp, run: () => Promise.reject(new Error('no')) };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(given).toEqual([]);
      await expect(run(id, fail)).rejects.toThrow('no');
    }
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
    expect(given).toEqual([MAX_ATTEMPTS]);

    const killed = await queued();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await test.dependencies.jobs.claim(killed, randomIds.ulid());
      test.time.now += LEASE_MS + 1;
    }
    await run(killed, fail);
    expect(await stateOf(killed)).toMatchObject({ state: 'failed' });
    expect(given).toHaveLength(2);
  });

  it('shows its progress within a second, and writes it no more than once a second and only where it moves', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const id = await queued();
    const keep = vi.spyOn(test.dependencies.jobs, 'extendLease');
    const shown: number[] = [];
    await run(id, {
      async run(_, pulse) {
        for (let done = 1; done <= 50; done += 1) {
          pulse.report({ done, total: 100 });
          vi.advanceTimersByTime(100);
          await keep.mock.results.at(-1)?.value;
          shown.push((await stateOf(id)).progress.done);
        }
        vi.advanceTimersByTime(5_000);
        pulse.report({ done: 51, total: 100 });
      },
    });
    expect(shown).toEqual(Array.from({ length: 50 }, (_, index) => Math.floor((index + 1) / 10) * 10));
    expect(keep).toHaveBeenCalledTimes(5);
    expect((await stateOf(id)).progress).toEqual({ done: 51, total: 100 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
