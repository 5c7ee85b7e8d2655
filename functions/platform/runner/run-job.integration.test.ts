import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSiteFixture, type SiteFixture } from '#test/support/api/site-fixture.ts';
import { mailJob } from '#functions/mail/job-definitions/mail.ts';
import { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { LeaseLost, MAX_ATTEMPTS, runJob, type JobHandler } from '#functions/platform/runner/run-job.ts';
import { runWithRequestId } from '#functions/platform/base/request-trace.ts';
import type { AttemptLogLine } from '#functions/platform/runner/job-log.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { jobWrite, LEASE_MS } from '#functions/platform/job-store/job-store.ts';

let test: SiteFixture;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Handler = JobHandler<typeof publishJob>;
const NO_OP: Handler = { run: () => Promise.resolve() };

async function queued(): Promise<string> {
  const id = randomIds.ulid();
  await test.table.transact([jobWrite(newJob('publish', { subjectId: 'asite', ownerId: 'an owner' }, id, test.clock()))]);
  return id;
}
const run = (jobId: string, handler: Partial<Handler>) =>
  runJob(publishJob, { jobs: test.dependencies.jobs, ids: randomIds }, { ...NO_OP, ...handler })({ jobId });
const stateOf = (id: string) => test.dependencies.jobs.find(id, 'publish', 'asite');
const overdue = async (id: string): Promise<boolean> => (await test.dependencies.jobs.listOverdue(100)).some((job) => job.id === id);

describe('runJob', () => {
  it('runs a job once, in the scope of its owner', async () => {
    const id = await queued();
    const ran: string[] = [];
    const work = { run: async ({ scope }: { scope: { accountId: string } }) => void ran.push(scope.accountId) };
    await run(id, work);
    await run(id, work);
    await run('unheard-of', work);
    expect(ran).toEqual(['an owner']);
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 1 });
  });

  it('logs the id of the request that caused the job, and passes it to the jobs that the handler creates', async () => {
    const id = await runWithRequestId('request-1', queued);
    const lines: AttemptLogLine[] = [];
    let followUp = '';
    const dependencies = { jobs: test.dependencies.jobs, ids: randomIds, log: (line: AttemptLogLine) => void lines.push(line) };
    let isFirst = true;
    const work: Handler = {
      async run() {
        if (isFirst) {
          isFirst = false;
          throw new Error('no');
        }
        followUp = await queued();
      },
    };
    await expect(runJob(publishJob, dependencies, work)({ jobId: id })).rejects.toThrow('no');
    await runJob(publishJob, dependencies, work)({ jobId: id });
    await runJob(publishJob, dependencies, NO_OP)({ jobId: followUp });
    await runJob(publishJob, dependencies, NO_OP)({ jobId: await queued() });
    expect(lines.map(({ jobId, requestId, attempt, end }) => [jobId === id, requestId, attempt, end])).toEqual([
      [true, 'request-1', 1, 'requeued'],
      [true, 'request-1', 2, 'done'],
      [false, 'request-1', 1, 'done'],
      [false, undefined, 1, 'done'],
    ]);
  });

  it('rejects a second runner while the lease is valid', async () => {
    const id = await queued();
    let runs = 0;
    const work: Partial<Handler> = {
      async run() {
        runs += 1;
        await expect(run(id, work)).rejects.toThrow('leased to another runner');
      },
    };
    await run(id, work);
    await run(id, work);
    expect(runs).toBe(1);
  });

  it('keeps a job out of the list of overdue jobs while its lease is valid, and after it has ended', async () => {
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

  it('restarts a job after its lease has expired, and the first runner gets LeaseLost', async () => {
    const id = await queued();
    const log: string[] = [];
    await run(id, {
      async run(_, progress) {
        test.time.now += LEASE_MS + 1;
        await run(id, { run: async () => void log.push('second') });
        await expect(progress.renewLease()).rejects.toBeInstanceOf(LeaseLost);
        expect(() => progress.assertLeaseHeld()).toThrow(LeaseLost);
        log.push('first');
        throw new LeaseLost();
      },
    });
    expect(log).toEqual(['second', 'first']);
    expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('marks a job as failed after the maximum number of attempts, whether they threw or crashed', async () => {
    const id = await queued();
    const exhausted: number[] = [];
    const fail: Handler = {
      onExhausted: async ({ attempts }) => void exhausted.push(attempts),
      run: () => Promise.reject(new Error('no')),
    };
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(exhausted).toEqual([]);
      await expect(run(id, fail)).rejects.toThrow('no');
    }
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
    expect(exhausted).toEqual([MAX_ATTEMPTS]);

    const crashed = await queued();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await test.dependencies.jobs.claim(crashed, randomIds.ulid());
      test.time.now += LEASE_MS + 1;
    }
    await run(crashed, fail);
    expect(await stateOf(crashed)).toMatchObject({ state: 'failed' });
    expect(exhausted).toHaveLength(2);
  });

  it('counts an unparsable payload as a failed attempt, and finally marks the job as failed', async () => {
    const id = await queued();
    const mail = (jobId: string) =>
      runJob(mailJob, { jobs: test.dependencies.jobs, ids: randomIds }, { run: () => Promise.resolve() })({ jobId });
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) await expect(mail(id)).rejects.toThrow('mail');
    await mail(id);
    expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: MAX_ATTEMPTS });
  });

  it('stores changed progress within a second, at most once a second', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const id = await queued();
    const keep = vi.spyOn(test.dependencies.jobs, 'extendLease');
    const shown: number[] = [];
    await run(id, {
      async run(_, progress) {
        for (let done = 1; done <= 50; done += 1) {
          progress.report({ done, total: 100 });
          vi.advanceTimersByTime(100);
          await keep.mock.results.at(-1)?.value;
          shown.push((await stateOf(id)).progress.done);
        }
        vi.advanceTimersByTime(5_000);
        progress.report({ done: 51, total: 100 });
      },
    });
    expect(shown).toEqual(Array.from({ length: 50 }, (_, index) => Math.floor((index + 1) / 10) * 10));
    expect(keep).toHaveBeenCalledTimes(5);
    expect((await stateOf(id)).progress).toEqual({ done: 51, total: 100 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
