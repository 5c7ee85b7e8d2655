import { AccountEvent } from '#shared/model/notices/account-event.ts';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Actor, addPublishableSite, type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { carryOutSchedules } from '#functions/publishing/jobs/scheduled-publications/carry-out-schedules.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { publicationSchedule } from '#functions/sites/store/publication-schedule.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { repetitions } from '#test/support/long-run.ts';

const NOON = Date.UTC(2026, 10, 30, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: SiteFixture;
let owner: Account;
let user: Actor;
beforeAll(async () => {
  test = await startSiteFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.time.now = NOON;
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  user = test.as(owner);
});
afterEach(() => test.interceptWith(() => undefined));

const at = (ms: number): string => new Date(NOON + ms).toISOString();
const run = () =>
  carryOutSchedules({
    ...test.dependencies,
    schedule: publicationSchedule(test.table),
    wait: (ms) => {
      test.time.now += ms;
      return Promise.resolve();
    },
  })();
const runAt = async (ms: number): Promise<void> => {
  test.time.now = NOON + ms;
  await run();
};

const publishable = (): Promise<SiteSummary> => addPublishableSite(test, owner);
const siteNow = async (id: string): Promise<SiteSummary> => (await user.get(id)).site;

async function change(differences: Partial<Account>): Promise<void> {
  const present = await test.dependencies.accounts.get(owner.id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
  await test.dependencies.accounts.replace(present, { ...present, ...differences }, { audit });
}

/** The queued jobs of a kind that no earlier call returned. */
async function takeJobs(kind: string): Promise<Record<string, unknown>[]> {
  const { now } = test.time;
  test.time.now += 24 * 3_650 * HOUR;
  const jobs = (await test.dependencies.jobs.listOverdue(1_000)).filter((job) => job.kind === kind && !seen.has(job.id));
  for (const { id } of jobs) seen.add(id);
  test.time.now = now;
  const found = await Promise.all(jobs.map(({ id }) => test.table.get({ pk: `JOB#${id}`, sk: 'JOB' })));
  return found.flatMap((job) => (job ? [job] : []));
}
const seen = new Set<string>();

describe('scheduled publication', () => {
  beforeEach(async () => {
    await takeJobs('publish');
    await takeJobs('mail');
  });

  it('publishes the revision that was scheduled, without later saves, and unpublishes it at the scheduled end', async () => {
    const { id, working } = await publishable();
    await user.schedule(id, { public: { at: at(2 * HOUR), revision: working }, private: { at: at(3 * HOUR) } });
    const { document } = await user.get(id);
    await user.save(id, working, { settings: { ...document.settings, name: 'Later' } });
    await runAt(2 * HOUR - 2 * MINUTE);
    expect(await siteNow(id)).toMatchObject({ status: 'DRAFT', live: null });
    await runAt(2 * HOUR);
    expect(await siteNow(id)).toMatchObject({
      status: 'PUBLISH',
      live: working,
      publishedAt: at(2 * HOUR),
      scheduled: [{ visibility: 'private' }],
    });
    await runAt(3 * HOUR + 30_000);
    expect(await siteNow(id)).toMatchObject({ status: 'PRIVATE', live: working, scheduled: [] });
    expect(await takeJobs('publish')).toHaveLength(2);
    expect(await takeJobs('mail')).toEqual([]);
    await runAt(4 * HOUR);
    expect(await takeJobs('publish')).toEqual([]);
  });

  it('goes live at the exact millisecond, because the previous run waits for it', async () => {
    const { id, working } = await publishable();
    await user.schedule(id, { public: { at: at(10 * MINUTE), revision: working } });
    await runAt(9 * MINUTE + 1);
    expect(test.time.now).toBe(NOON + 10 * MINUTE);
    expect(await siteNow(id)).toMatchObject({ status: 'PUBLISH', publishedAt: at(10 * MINUTE) });
  });

  it('is carried out after an outage, first publishing and then unpublishing', async () => {
    const { id, working } = await publishable();
    await user.schedule(id, { public: { at: at(2 * HOUR), revision: working }, private: { at: at(3 * HOUR) } });
    await runAt(50 * HOUR);
    expect(await siteNow(id)).toMatchObject({ status: 'PRIVATE', live: working, scheduled: [] });
  });

  it('e-mails obstacles to the owner and the scheduling login, one hour before and at the scheduled time', async () => {
    const { id, working } = await publishable();
    await test.as(test.accounts.OEM).schedule(id, { public: { at: at(2 * HOUR), revision: working } });
    await change({ contractStatus: 'SUSPENDED' });
    await runAt(HOUR);
    const about = { siteId: id, siteName: 'A site', visibility: 'public', at: at(2 * HOUR), obstacle: 'paused' };
    const mails = async () =>
      (await takeJobs('mail')).map(({ mail }) => mail).filter((mail) => (mail as { siteId?: string }).siteId === id);
    const expected = (template: string) =>
      expect.arrayContaining([owner.id, test.accounts.OEM.id].map((accountId) => ({ template, accountId, ...about })));
    const ahead = await mails();
    expect(ahead).toHaveLength(2);
    expect(ahead).toEqual(expected('publication-blocked'));
    await runAt(HOUR + 5 * MINUTE);
    expect(await mails()).toEqual([]);
    await runAt(2 * HOUR);
    const late = await mails();
    expect(late).toHaveLength(2);
    expect(late).toEqual(expected('publication-failed'));
    const events = await test.table.queryAll({ pk: `EVENTS#${owner.id}` }, AccountEvent);
    expect(events.filter(({ siteId }) => siteId === id)).toMatchObject([{ kind: 'publication-failed', name: 'A site', count: 1 }]);
    expect(await test.dependencies.sites.findIncludingDeleted(scopeOf(owner.id), id)).toMatchObject({
      status: 'DRAFT',
      scheduled: [],
    });
  });

  it('is carried out if the obstacle has been removed by the scheduled time', async () => {
    const { id, working } = await publishable();
    await user.schedule(id, { public: { at: at(2 * HOUR), revision: working } });
    await change({ contractStatus: 'SUSPENDED' });
    await runAt(HOUR);
    await change({ contractStatus: 'ACTIVE' });
    await runAt(2 * HOUR);
    expect(await siteNow(id)).toMatchObject({ status: 'PUBLISH', live: working });
  });

  it('is cancelled when its site is deleted', async () => {
    const { id, working } = await publishable();
    await user.schedule(id, { public: { at: at(2 * HOUR), revision: working } });
    await user.remove(id);
    expect(await publicationSchedule(test.table).listDue(new Date(NOON + 50 * HOUR), 1_000)).not.toContain(id);
    await runAt(2 * HOUR);
    expect(await takeJobs('publish')).toHaveLength(1);
  });

  it('is carried out once and never early, even if runs crash, overlap or see the clock jump back', async () => {
    const { id, working } = await publishable();
    const step = fc.record({
      jump: fc.integer({ min: -90, max: 200 }),
      diesAt: fc.option(fc.nat(8), { nil: undefined }),
      runs: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.array(step, { maxLength: 6 }), async (ahead, steps) => {
        test.time.now = NOON;
        if ((await siteNow(id)).status === 'PUBLISH') await user.publish(id, working, 'private');
        await takeJobs('publish');
        await user.schedule(id, { public: { at: at(ahead * MINUTE), revision: working } });
        let latest = NOON;
        for (const { jump, diesAt, runs } of steps) {
          test.time.now = Math.max(NOON, test.time.now + jump * MINUTE);
          let calls = 0;
          test.interceptWith(() => {
            if (diesAt !== undefined && (calls += 1) > diesAt) throw new Error('killed');
          });
          await Promise.allSettled(Array.from({ length: runs }, run));
          test.interceptWith(() => undefined);
          latest = Math.max(latest, test.time.now);
          const { publishedAt, status } = await siteNow(id);
          if (status === 'PUBLISH') expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(NOON + ahead * MINUTE);
          if (latest < NOON + ahead * MINUTE) expect(status).not.toBe('PUBLISH');
        }
        await runAt(400 * MINUTE);
        expect(await siteNow(id)).toMatchObject({ status: 'PUBLISH', live: working, scheduled: [] });
        expect(await takeJobs('publish')).toHaveLength(1);
      }),
      { numRuns: repetitions(6, 25) },
    );
  });
});
