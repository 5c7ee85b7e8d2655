import type { SiteFixture } from '#test/support/api/site-fixture.ts';
import { callerOf } from '#test/support/accounts/caller-of.ts';
import type { CrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import { median, type Row } from '../report.ts';

const CALLS_GOAL = 15;
const FIRST_FIGURES_MS = 1_000;
const RUNS = 5;
const MICROSECONDS = 1_000;

const REPORTS = ['overview', 'landing', 'swipe', 'popups', 'live'] as const;
type Report = (typeof REPORTS)[number];

/** Measures table calls and times of the reports on a site of its owner in the running month, without authentication. */
export async function measureReports(
  test: SiteFixture,
  { reports }: CrowdPath,
  siteId: string,
  names: readonly Report[] = REPORTS,
): Promise<Row[]> {
  const period = new Date(test.time.now).toISOString().slice(0, 7);
  const base = { body: undefined, viewerAddress: '192.0.2.1', cookies: {}, caller: callerOf(test.accounts.USER), params: { siteId } };
  const read: Record<Report, () => Promise<unknown>> = {
    overview: () => reports.site({ ...base, query: {} }),
    landing: () => reports.landing({ ...base, query: { period } }),
    swipe: () => reports.swipe({ ...base, query: { period } }),
    popups: () => reports.popups({ ...base, query: {} }),
    live: () => reports.live({ ...base, query: undefined }),
  };
  const rows: Row[] = [];
  for (const name of names) {
    const [times, busy]: [number[], number[]] = [[], []];
    let tableCalls = 0;
    for (let run = 0; run < RUNS; run += 1) {
      test.takeTraffic();
      const [start, before] = [performance.now(), process.cpuUsage()];
      await read[name]();
      const { user, system } = process.cpuUsage(before);
      times.push(performance.now() - start);
      busy.push((user + system) / MICROSECONDS);
      tableCalls = test.takeTraffic().calls.length;
    }
    rows.push(
      { what: `${name}: table calls`, value: String(tableCalls), ratio: tableCalls / CALLS_GOAL, goal: 1 },
      {
        what: '– time; of the processor',
        value: `${median(times).toFixed(0)} ms; ${median(busy).toFixed(0)} ms`,
        ratio: median(times) / FIRST_FIGURES_MS,
        goal: 1,
      },
    );
  }
  return rows;
}
