/** Measures very many visits on their way from the edge to the reports, whose figures are compared with the model. */
import type { ReportedSite } from '#test/simulated-crowd/compare-reports.ts';
import { reportComparer } from '#test/simulated-crowd/compare-reports.ts';
import { startCrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import { publishCrowdSite } from '#test/simulated-crowd/crowd-site.ts';
import { HOURS, NOW, sendCrowd } from '#test/simulated-crowd/send-crowd.ts';
import { startSiteFixture } from '#test/support/api/site-fixture.ts';
import type { Row } from '../report.ts';
import { measureReports } from './measure-reports.ts';

const BEFORE_MS = 40 * 86_400_000;
const PART_BYTES = 1_024;
const LINES = 2_000;

const number = (value: number): string => value.toLocaleString('en');

/** Sends `visits` visits to one site, spread over the hours in `HOURS`, and measures them. */
export async function measureVisits(visits: number): Promise<Row[]> {
  const test = await startSiteFixture();
  test.time.now = NOW.getTime() - BEFORE_MS;
  const path = await startCrowdPath(test);
  try {
    const { USER } = test.accounts;
    const published = await publishCrowdSite(test, USER, 'Busy');
    test.time.now = NOW.getTime();
    test.takeTraffic();
    const sending = performance.now();
    const sent = await sendCrowd(path, published, { seed: 1, visits, repeated: 0.1, lost: 0, lines: LINES, isInOrder: true });
    const seconds = (performance.now() - sending) / 1_000;
    const { calls, itemsWritten } = test.takeTraffic();

    const costs = await measureReports(test, path, published.id);

    const site: ReportedSite = { published, sent };
    const compare = reportComparer(path, USER);
    for (const report of ['overview', 'landing', 'swipe', 'taps', 'popups', 'live'] as const) await compare[report](site);
    await compare.account([site], test.accounts.MASTER);

    const longest = Math.max(...sent.delivered.map(({ part }) => part.path.length));
    return [
      { what: 'visits, in hours; parts that arrived', value: `${number(visits)}, ${HOURS.length}; ${number(sent.delivered.length)}` },
      { what: 'figures of all reports', value: 'as the model has them' },
      { what: 'longest part', value: `${longest} bytes`, ratio: longest / PART_BYTES, goal: 1 },
      { what: 'items written for a visit', value: (itemsWritten / visits).toFixed(4), ratio: itemsWritten / visits, goal: 1 },
      { what: '– table calls in all, reads included', value: number(calls.length) },
      {
        what: 'from the edge to the figures, in one process',
        value: `${seconds.toFixed(0)} s, ${number(Math.round(visits / seconds))} visits a second`,
      },
      ...costs,
    ];
  } finally {
    await path.stop();
    await test.stop();
  }
}
