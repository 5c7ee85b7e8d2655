import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeLogLine } from '#functions/platform/http/log.ts';
import { LOG_LINES } from '#infra/operations/cost/counts.ts';
import { firstLimits, limitsOf, SCALES, scaleTable } from '#infra/operations/cost/scale.ts';
import { expectAbout } from '#test/support/expect-about.ts';
import { ROOT } from '#infra/build/paths.ts';
import { costTable } from '#infra/operations/cost/cost-table.ts';
import { bytesPerVisit, monthlyCost, requestsPerVisit, visitWork } from '#infra/operations/cost/monthly-cost.ts';

const METERING = 'Metering of page views';
const LOGS = 'Logs of calls and jobs';
const FIGURES = 'Figures of visits: collecting, roll-ups';

const sum = (costs: Record<string, number>): number => Object.values(costs).reduce((total, cost) => total + cost, 0);

it('docs/cost.md contains the calculated cost table, and the requests and bytes of a visit', async () => {
  const document = await readFile(join(ROOT, 'docs/cost.md'), 'utf8');
  expect(document).toContain(costTable());
  expect(document).toContain(`${requestsPerVisit().toFixed(1)} requests and ${Math.round(bytesPerVisit() / 1_000)} KB`);
});

it('monthlyCost increases by the same amount for each additional visit, what is counted by site aside', () => {
  const [none, some, twice] = [0, 100_000, 200_000].map((visits) =>
    sum({ ...monthlyCost({ visits, sites: 100 }), [FIGURES]: 0, [METERING]: 0, [LOGS]: 0 }),
  );
  expect((twice ?? 0) - (some ?? 0)).toBeCloseTo((some ?? 0) - (none ?? 0), 6);
  expect(some).toBeGreaterThan(none ?? 0);
});

it('visitWork has at most one roll-up for each report, and for each batch of a site (R-26.61)', () => {
  const batches = 43_800 / 15;
  for (const sites of [1, 100, 10_000])
    for (const visits of [0, 1_000, 1_000_000, 1_000_000_000]) {
      const { logObjects, collectedHours, rollUps } = visitWork({ visits, sites });
      expect(rollUps).toBeLessThanOrEqual(Math.min(visits * 2, sites * batches));
      expect(collectedHours).toBeLessThanOrEqual(visits * 2);
      expect(logObjects).toBeLessThanOrEqual(175_200);
    }
  expect(visitWork({ visits: 1e9, sites: 1 }).rollUps).toBeCloseTo(batches);
  expect(visitWork({ visits: 100, sites: 100_000 }).rollUps).toBeCloseTo(200, 1);
});

it('monthlyCost of the figures of visits grows more slowly than the visits of the same sites', () => {
  const [some = 0, tenTimes = 0] = [10_000_000, 100_000_000].map((visits) => monthlyCost({ visits, sites: 1_000 })[FIGURES]);
  expect(tenTimes).toBeGreaterThan(some);
  expect(tenTimes).toBeLessThan(8 * some);
});

it('monthlyCost of custom domains is free for few tenants, and grows by each tenant above 200', () => {
  const [few, some, many, more] = [50, 500, 10_000, 10_010].map((sites) => monthlyCost({ visits: 0, sites })['Custom domains: tenants']);
  expect([few, some]).toEqual([0, 20]);
  expect(many).toBeCloseTo(200);
  expect((more ?? 0) - (many ?? 0)).toBeCloseTo(0.2);
});

it('LOG_LINES states the bytes of the line of a call', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  writeLogLine({
    level: 'info',
    requestId: 'dHXqjgO3tjMEMvA=',
    edgeId: 'x'.repeat(56),
    endpoint: 'GET /api/v1/end-user/site/{siteId}/popup',
    status: 200,
    ms: 45,
  });
  const line = write.mock.calls.join('');
  write.mockRestore();
  expectAbout({ call: line.length + 26 }, { call: LOG_LINES.call });
});

describe('docs/scale.md', () => {
  it('contains the calculated limits, what breaks first, and the costs (R-26.65)', async () => {
    const document = await readFile(join(ROOT, 'docs/scale.md'), 'utf8');
    for (const table of [firstLimits(), scaleTable(), costTable(SCALES)]) expect(document).toContain(table);
  });
});

it('limitsOf grows with the load, but roll-ups with the sites alone', () => {
  const [small = [], large = []] = SCALES.map(limitsOf);
  for (const [index, { what, need }] of small.entries()) expect(large[index]?.need, what).toBeGreaterThan(need);
  const rollUps = (visits: number) =>
    limitsOf({ visits, sites: 1_000 }).find(({ what }) => what === 'Functions at once for roll-ups')?.need;
  expect(rollUps(1_000_000_000)).toBe(rollUps(10_000_000_000));
});
