import { attemptAll } from '#functions/platform/base/attempt-all.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { NewsSchedule } from '#functions/news/store/news-schedule.ts';
import { nextNewsChange } from '#shared/rules/news/next-change.ts';

interface ScheduledNewsDependencies {
  schedule: NewsSchedule;
  ids: Ids;
  clock: Clock;
  wait: (ms: number) => Promise<unknown>;
}

/** Maximum number of items in one run. Further items stay due for the next run. */
const ITEMS_PER_RUN = 500;
const CONCURRENCY = 20;
/** Interval of runs in milliseconds. A run waits for items that become due before the next run, so that they start and end on time. */
const RUN_EVERY_MS = 60_000;

/**
 * Starts and ends news at the selected minute: never earlier, and only once, even after an outage. Enqueues the job that renders
 * the news of the sites.
 */
export function carryOutNews({ schedule, ids, clock, wait }: ScheduledNewsDependencies): () => Promise<void> {
  async function runItem(id: string): Promise<typeof CONFLICT | undefined> {
    const news = await schedule.read(id);
    const now = clock();
    if (!news || news.dueAt > now) return undefined;
    const { siteIds, ownerId } = news;
    const job = newJob('news', { subjectId: id, ownerId, siteIds }, ids.ulid(), now);
    return (await schedule.advance(news, nextNewsChange(news, now), job)) ? undefined : CONFLICT;
  }

  /** Waits until an item is due if that is before the next run, and then processes the item. */
  async function waitAndRun(id: string): Promise<void> {
    const ahead = ((await schedule.read(id))?.dueAt.getTime() ?? Infinity) - clock().getTime();
    if (ahead > RUN_EVERY_MS) return;
    if (ahead > 0) await wait(ahead);
    await retryOnConflict(() => runItem(id));
  }

  return async () => {
    const due = await schedule.listDue(new Date(clock().getTime() + RUN_EVERY_MS), ITEMS_PER_RUN);
    await attemptAll(due, CONCURRENCY, waitAndRun, 'Scheduled news could not be carried out');
  };
}
