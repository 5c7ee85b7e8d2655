import { AppError } from '#functions/platform/base/app-error.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import {
  planPublication,
  PUBLICATION_AUDITED_AS,
  type PublicationPlanDependencies,
  SCHEDULE_FIELD,
} from '#functions/sites/services/plan-publication.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import type { PublicationSchedule } from '#functions/sites/store/publication-schedule.ts';
import { scheduleDueAt } from '#functions/sites/store/schedule-writes.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { type Site, siteAuditSubject, type StoredSchedule } from '#functions/sites/store/site.ts';
import { withoutScheduled } from '#shared/rules/publishing/publication-schedule.ts';
import type { PublicationObstacle } from '#shared/model/publishing/publication.ts';

export interface CarryOutDependencies extends PublicationPlanDependencies {
  schedule: PublicationSchedule;
  sites: Pick<SiteStore, 'publish' | 'schedule'>;
  ids: Ids;
  clock: Clock;
  wait: (ms: number) => Promise<unknown>;
}

/** Limits of one run. The remaining work stays due for the next run. */
const SITES_PER_RUN = 500;
const CONCURRENCY = 10;
/** Interval of runs in milliseconds. A run waits for publications that become due before the next run, so that they are on time. */
const RUN_EVERY_MS = 60_000;

/** Returns the publication obstacle of an error, or `undefined` for any other error. */
function obstacleOf(error: unknown): PublicationObstacle | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'not-publishable') return 'faults';
  if (error.code === 'approval-required') return 'approval';
  return error.code === 'edit-conflict' ? 'revision-gone' : 'status';
}

/**
 * Publishes and unpublishes sites at the scheduled minute: never earlier, at most a minute later, and once, even after an outage.
 * One hour before, checks each publication and e-mails obstacles to the owner and to the login that scheduled it.
 */
export function carryOutSchedules(dependencies: CarryOutDependencies): () => Promise<void> {
  const { schedule, sites, accounts, ids, clock, wait } = dependencies;

  async function planOf(site: Site, { visibility, revision }: StoredSchedule, at: Date) {
    try {
      if (visibility === 'public' && (await readContractEffect(accounts, site, at)) === 'paused') return { obstacle: 'paused' as const };
      const { plan } = await planPublication(dependencies, site, { visibility, revision: revision ?? site.working }, at);
      return { plan };
    } catch (error) {
      const obstacle = obstacleOf(error);
      if (obstacle === undefined) throw error;
      return { obstacle };
    }
  }

  const mailsAbout = (
    site: Site,
    { visibility, at, byId }: StoredSchedule,
    template: 'publication-blocked' | 'publication-failed',
    obstacle: PublicationObstacle,
  ): Job[] =>
    [...new Set([site.ownerId, byId])].map((accountId) =>
      newJob(
        'mail',
        { mail: { template, accountId, siteId: site.id, siteName: site.name, visibility, at, obstacle } },
        ids.ulid(),
        clock(),
      ),
    );

  /** Marks a publication as checked. Returns `false` if the site was changed concurrently. */
  async function check(site: Site, due: StoredSchedule): Promise<boolean> {
    const { obstacle } = await planOf(site, due, new Date(due.at));
    const scheduled = (site.scheduled ?? []).map((one) => (one === due ? { ...due, isChecked: true } : one));
    const jobs = obstacle === undefined ? [] : mailsAbout(site, due, 'publication-blocked', obstacle);
    return sites.schedule(site, { scheduled, version: ids.ulid(), jobs });
  }

  async function carryOut(site: Site, due: StoredSchedule): Promise<boolean> {
    const now = clock();
    const rest = (site.scheduled ?? []).filter((one) => one !== due);
    const { plan, obstacle } = await planOf(site, due, now);
    if (!plan) {
      const audit = newAuditEntry(dependencies, 'site.schedule-fail', null, siteAuditSubject(site), [
        { field: SCHEDULE_FIELD[due.visibility], from: due.at, to: null },
        { field: 'obstacle', from: null, to: obstacle },
      ]);
      const scheduled = withoutScheduled(rest, due.visibility, site);
      const event = eventWrite({
        kind: 'publication-failed',
        accountId: site.ownerId,
        subject: audit.id,
        id: audit.id,
        at: audit.at,
        siteId: site.id,
        name: site.name,
        count: 1,
      });
      const jobs = mailsAbout(site, due, 'publication-failed', obstacle);
      return sites.schedule(site, { scheduled, version: audit.id, audit, jobs, writes: [event] });
    }
    const job = newJob('publish', { subjectId: site.id, ownerId: site.ownerId }, ids.ulid(), now);
    const audit = newAuditEntry(dependencies, PUBLICATION_AUDITED_AS[due.visibility], null, siteAuditSubject(site));
    return sites.publish(site, { ...plan, scheduled: rest, job, audit });
  }

  /** Processes all due publications of a site in order. */
  async function runSite(siteId: string): Promise<void> {
    let isDone = false;
    while (!isDone)
      isDone = await retryOnConflict(async () => {
        const site = await schedule.read(siteId);
        const due = site?.scheduled?.find((one) => scheduleDueAt(one) <= clock().getTime());
        if (!site || !due) return true;
        const isCommitted = due.isChecked ? await carryOut(site, due) : await check(site, due);
        return isCommitted ? false : CONFLICT;
      });
  }

  /** Processes a site. First waits until its next publication is due, if that is before the next run. */
  async function waitAndRun(siteId: string): Promise<void> {
    const site = await schedule.read(siteId);
    const dueAt = Math.min(...(site?.scheduled ?? []).map(scheduleDueAt));
    const ahead = dueAt - clock().getTime();
    if (ahead > RUN_EVERY_MS) return;
    if (ahead > 0) await wait(ahead);
    await runSite(siteId);
  }

  return async () => {
    const due = await schedule.listDue(new Date(clock().getTime() + RUN_EVERY_MS), SITES_PER_RUN);
    await attemptAll(due, CONCURRENCY, waitAndRun, 'Scheduled publications could not be carried out');
  };
}
