import { AppError } from '#functions/platform/base/app-error.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheet } from '#test/support/api/site-fixture.ts';
import { interceptStorage } from '#test/support/jobs/job-fixture.ts';
import { isNoBrand, picturesIn, type PublishFixture, startPublishFixture } from '#functions/publishing/jobs/publish/publish-fixture.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { LEASE_MS } from '#functions/platform/job-store/job-store.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: PublishFixture;
beforeAll(async () => {
  test = await startPublishFixture();
});
afterAll(() => test.stop());

/** A runner that awaits `change` before its first write. */
function overtakenBy(change: () => Promise<unknown>) {
  let hasRun = false;
  return test.runner(
    interceptStorage(test.siteFiles, async (operation) => {
      if (operation !== 'write' || hasRun) return;
      hasRun = true;
      await change();
    }),
  );
}

async function publishNewText(site: SiteSummary, ids: readonly string[]): Promise<void> {
  const newer = await test.user.save(site.id, site.working, {
    sheets: { [ids[0] ?? '']: { jp: sheet('new words', { image: site.thumbnail }) } },
  });
  await test.publish(site, newer.site.working);
}

describe('publish job on failures and concurrent changes', () => {
  it('is requeued after a failed attempt, and never publishes a page without its pictures', async () => {
    const { site } = await test.siteOf('one', 'two');
    let copies = 0;
    const flaky = test.runner(
      interceptStorage(test.siteFiles, (operation) => {
        if (operation === 'copy' && (copies += 1) === 5) throw new Error('out of reach');
      }),
    );
    const { publication } = await test.user.publish(site.id, site.working);
    await expect(flaky(publication.id)).rejects.toThrow('out of reach');
    expect(await test.stateOf(site, publication.id)).toMatchObject({ state: 'queued', attempts: 1 });
    expect(await test.pageOf(site.id)).toBeUndefined();
    await flaky(publication.id);
    expect(await test.stateOf(site, publication.id)).toMatchObject({ state: 'done', attempts: 2 });
  });

  it('is marked as failed after five attempts', async () => {
    const { site } = await test.siteOf('one');
    const { publication } = await test.user.publish(site.id, site.working);
    const broken = test.runner(interceptStorage(test.siteFiles, () => Promise.reject(new Error('out of reach'))));
    for (let attempt = 1; attempt <= 5; attempt += 1) await expect(broken(publication.id)).rejects.toThrow('out of reach');
    expect(await test.stateOf(site, publication.id)).toMatchObject({ state: 'failed', attempts: 5 });
    await test.runner()(publication.id);
    expect(await test.pageOf(site.id)).toBeUndefined();
    // The next publication is a new job.
    await test.publish(site, site.working);
    expect(await test.pageOf(site.id)).toContain('one');
  });

  it('publishes the current content if an older job runs late', async () => {
    const { site, ids } = await test.siteOf('old words');
    const { publication: late } = await test.user.publish(site.id, site.working);
    const slow = overtakenBy(() => publishNewText(site, ids));
    await slow(late.id);
    expect(await test.pageOf(site.id)).toContain('new words');
    expect(await test.stateOf(site, late.id)).toMatchObject({ state: 'done' });
  });

  it('writes no outdated page after its lease is lost', async () => {
    const { site, ids } = await test.siteOf('old words');
    const { publication } = await test.user.publish(site.id, site.working);
    const frozen = overtakenBy(async () => {
      await publishNewText(site, ids);
      test.time.now += LEASE_MS + 1;
      await test.runner()(publication.id);
    });
    await frozen(publication.id);
    expect(await test.stateOf(site, publication.id)).toMatchObject({ state: 'done', attempts: 2 });
    expect(await test.pageOf(site.id)).toContain('new words');
  });

  it('leaves a site unpublished that was made private concurrently', async () => {
    const { site } = await test.siteOf('one');
    const { publication: late } = await test.user.publish(site.id, site.working);
    const slow = overtakenBy(() => test.publish(site, site.working, 'private'));
    await slow(late.id);
    expect((await test.keysOf(site.id)).filter(isNoBrand)).toEqual([]);
  });

  /** Ignores a refused publication: the contract may have ended since the caller read it. */
  function undefinedIfRefused(error: unknown): undefined {
    if (!(error instanceof AppError && error.code === 'transition-refused')) throw error;
  }

  it('ends with the files of the final state of site and contract after concurrent runs, crashes and lost leases', async () => {
    const { site, ids } = await test.siteOf('text 0');
    const revisions = [site.working];
    for (const index of [1, 2]) {
      const image = await test.picture(site.id, `text ${index}`);
      const { site: next } = await test.user.save(site.id, revisions.at(-1) ?? '', {
        sheets: { [ids[0] ?? '']: { jp: sheet(`text ${index}`, { image }) } },
      });
      revisions.push(next.working);
    }
    const step = fc.record({
      act: fc.constantFrom('public' as const, 'public' as const, 'private' as const, 'end' as const, 'renew' as const),
      revision: fc.nat(2),
      /** Position of the storage operation at which the first attempt crashes, if it makes that many. */
      diesAt: fc.option(fc.nat(24), { nil: undefined }),
      /** Whether a second runner claims the job while the first, presumed crashed, still runs. */
      isTakenOver: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 4 }), async (scheduler, steps) => {
        const jobs: string[] = [];
        await test.change(test.accounts.OEM, { contractEnd: null });
        /** Performs the act, and returns the id of the job that the act adds. */
        async function addJob(act: (typeof steps)[number]['act'], revision: string): Promise<string> {
          const hasEnded = (await test.dependencies.accounts.get(test.accounts.OEM.id))?.contractEnd !== null;
          if (act === 'private' || (act === 'public' && !hasEnded)) {
            const published = await test.user.publish(site.id, revision, act).catch(undefinedIfRefused);
            if (published) return published.publication.id;
          }
          if (act === 'end' || act === 'renew') await test.change(test.accounts.OEM, { contractEnd: act === 'end' ? '2026-11-01' : null });
          const job = newJob('publish', { subjectId: site.id, ownerId: test.accounts.USER.id }, test.ids.ulid(), test.clock());
          await test.dependencies.jobs.add(job);
          return job.id;
        }
        const inTurn = async () => {
          await scheduler.schedule(Promise.resolve());
        };
        const attempts = steps.map(async ({ act, revision, diesAt, isTakenOver }) => {
          await inTurn();
          const jobId = await addJob(act, revisions[revision] ?? '');
          jobs.push(jobId);
          let operations = 0;
          const mortal = interceptStorage(test.siteFiles, async () => {
            await inTurn();
            operations += 1;
            if (operations - 1 === diesAt) throw new Error('died');
          });
          const first = test
            .runner(mortal)(jobId)
            .catch(() => undefined);
          if (isTakenOver) {
            await inTurn();
            test.time.now += LEASE_MS + 1;
            await test
              .runner(interceptStorage(test.siteFiles, inTurn))(jobId)
              .catch(() => undefined);
          }
          await first;
        });
        await scheduler.waitFor(Promise.all(attempts));
        // Like reconcile, runs every job until it is over.
        for (const id of jobs) {
          test.time.now += LEASE_MS + 1;
          await test.runner()(id);
          expect((await test.stateOf(site, id)).state).toBe('done');
        }
        const { site: last } = await test.user.get(site.id);
        const keys = await test.keysOf(site.id);
        if (last.status !== 'PUBLISH' || (await test.dependencies.accounts.get(test.accounts.OEM.id))?.contractEnd !== null) {
          expect(keys.filter(isNoBrand)).toEqual([]);
          return;
        }
        const page = (await test.pageOf(site.id)) ?? '';
        expect(page).toContain(`text ${revisions.indexOf(last.live ?? '')}`);
        const named = picturesIn(site, page);
        expect(named.length).toBeGreaterThan(0);
        expect(named.filter((key) => !keys.includes(key))).toEqual([]);
      }),
      { numRuns: repetitions(8, 30) },
    );
  });
});
