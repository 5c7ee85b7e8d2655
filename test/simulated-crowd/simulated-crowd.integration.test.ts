/**
 * Crowds of simulated visitors, sent through the product as their browsers do: the edge's function, access logs in random order with
 * repeated lines and objects, late ones and forged ones, the jobs that collect and roll up, and the report endpoints. Every figure of
 * every report is compared with a model that shares no code with the product (`test/support/visits/expected`). `npm run bench --
 * visits` sends 100,000 visits.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { expectedTotals } from '#test/support/visits/expected/expected-overview.ts';
import { observeAll } from '#test/support/visits/expected/observed-visit.ts';
import { factsOf } from '#test/support/visits/expected/visit-facts.ts';
import { type ReportedSite, reportComparer } from '#test/simulated-crowd/compare-reports.ts';
import { type CrowdPath, startCrowdPath } from '#test/simulated-crowd/crowd-path.ts';
import { publishCrowdSite } from '#test/simulated-crowd/crowd-site.ts';
import { NOW, sendCrowd } from '#test/simulated-crowd/send-crowd.ts';

const CROWDS = [
  { name: 'Whole', crowd: { seed: 1, visits: 1_500, repeated: 0.2, lost: 0, lines: 150 } },
  { name: 'Lossy', crowd: { seed: 2, visits: 1_000, repeated: 0.2, lost: 0.1, lines: 150 } },
] as const;
const MINUTES = 60_000;

let test: SiteFixture;
let path: CrowdPath;
let sites: ReportedSite[];
let compare: ReturnType<typeof reportComparer>;

beforeAll(async () => {
  test = await startSiteFixture();
  test.time.now = NOW.getTime() - 40 * 24 * 60 * MINUTES;
  path = await startCrowdPath(test);
  sites = [];
  for (const { name, crowd } of CROWDS) {
    const published = await publishCrowdSite(test, test.accounts.USER, name);
    test.time.now = NOW.getTime();
    sites.push({ published, sent: await sendCrowd(path, published, crowd) });
  }
  compare = reportComparer(path, test.accounts.USER);
}, 5 * MINUTES);
afterAll(async () => {
  await path.stop();
  await test.stop();
});

describe.each(CROWDS.map(({ name }, index) => [name, index] as const))('reports on the site %s', (_name, index) => {
  const site = (): ReportedSite => sites[index] as ReportedSite;

  it('match the totals of each month and day by language, device and source', () => compare.overview(site()));
  it('match the first sheets and the origins of visits', () => compare.landing(site()));
  it('match the views, moves and clicks on the grid, and the rankings', () => compare.swipe(site()));
  it('match the positions of clicks', () => compare.taps(site()));
  it('match the displays, closings and applications of popups', () => compare.popups(site()));
  it('match the current visitors of the live view', () => compare.live(site()));
});

it.each(['USER', 'OEM', 'MASTER'] as const)('the account report of the %s matches the sums of its sites', async (role) => {
  await compare.account(sites, test.accounts[role]);
});

it('a second roll-up finds no hour that is due', async () => {
  expect(await path.rollUp()).toBe(0);
});

it('reports count a visit under an unknown origin if its first part was lost, and count no visit twice', () => {
  const [, lossy] = sites;
  if (!lossy) throw new Error('There is no site with losses');
  const whole = expectedTotals(
    factsOf(
      lossy.published.site,
      lossy.sent.observed.map(({ visit }) => observeAll(visit)),
    ),
  );
  const known = compare.facts(lossy);
  const unknown = expectedTotals(known, { source: 'unknown' }).visits;
  expect(unknown).toBeGreaterThan(0);
  expect(expectedTotals(known).visits).toBeLessThanOrEqual(whole.visits + unknown);
  expect(expectedTotals(known).views).toBeLessThan(whole.views);
});
