import { afterAll, beforeAll, expect, it } from 'vitest';
import { carryOutNews } from '#functions/news/jobs/scheduled-news/carry-out-news.ts';
import { changeOf, newsOf, storeNews } from '#test/support/news/news-fixture.ts';
import { newsSchedule } from '#functions/news/store/news-schedule.ts';
import { newsStore } from '#functions/news/store/news-store.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { dueItems } from '#test/support/due-items.ts';

const MINUTE = 60_000;

let test: SiteFixture;
let siteId: string;
const waited: number[] = [];
beforeAll(async () => {
  test = await startSiteFixture();
  siteId = (await test.as(test.accounts.USER).create()).id;
});
afterAll(() => test.stop());

const at = (minutes: number): string => new Date(test.time.now + minutes * MINUTE).toISOString();
const scheduled = async (from: number, to: number) =>
  (await storeNews(test, newsOf(test, test.accounts.USER, [siteId], { publishType: 'scheduled', startDate: at(from), endDate: at(to) })))
    .news;
const run = (): Promise<void> =>
  carryOutNews({
    schedule: newsSchedule(test.table),
    ids: test.dependencies.ids,
    clock: test.clock,
    wait: (ms) => {
      waited.push(ms);
      test.time.now += ms;
      return Promise.resolve();
    },
  })();
/** Returns the number of jobs that were queued for an item, without the job of its creation. */
const jobsFor = async (id: string): Promise<number> =>
  (await dueItems(test.table, 'job')).filter((job) => job['subjectId'] === id).length - 1;

it('carryOutNews enqueues one job at the start and one at the end of an item, and waits for the exact time', async () => {
  const news = await scheduled(5, 10);
  await run();
  expect(await jobsFor(news.id)).toBe(0);
  test.time.now += 4.5 * MINUTE;
  await run();
  expect([waited, await jobsFor(news.id)]).toEqual([[0.5 * MINUTE], 1]);
  await run();
  expect(await jobsFor(news.id)).toBe(1);
  test.time.now += 20 * MINUTE;
  await Promise.all([run(), run()]);
  expect(await jobsFor(news.id)).toBe(2);
  await run();
  expect(await jobsFor(news.id)).toBe(2);
});

it('carryOutNews enqueues no job for the former times of an item that was changed or deleted', async () => {
  const [moved, deleted] = [await scheduled(5, 10), await scheduled(5, 10)];
  const next = { ...moved, startDate: at(60), endDate: at(70), version: 2, indexedBy: test.dependencies.ids.ulid() };
  await newsStore(test.table).update(moved, next, changeOf(test, next));
  await newsStore(test.table).remove(deleted, changeOf(test, deleted));
  test.time.now += 6 * MINUTE;
  await run();
  expect(await newsSchedule(test.table).listDue(test.clock(), 10)).toEqual([]);
  test.time.now += 60 * MINUTE;
  await run();
  // The job of the change, and the job of the new start.
  expect(await jobsFor(moved.id)).toBe(2);
});
