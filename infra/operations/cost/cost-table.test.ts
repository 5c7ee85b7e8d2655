import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { costTable } from '#infra/operations/cost/cost-table.ts';
import { bytesPerVisit, monthlyCost, requestsPerVisit, visitWork } from '#infra/operations/cost/monthly-cost.ts';

const FIGURES = 'Figures of visits: collecting, roll-ups';

const sum = (costs: Record<string, number>): number => Object.values(costs).reduce((total, cost) => total + cost, 0);

it('docs/cost.md contains the calculated cost table, and the requests and bytes of a visit', async () => {
  const document = await readFile(join(ROOT, 'docs/cost.md'), 'utf8');
  expect(document).toContain(costTable());
  expect(document).toContain(`${requestsPerVisit().toFixed(1)} requests and ${Math.round(bytesPerVisit() / 1_000)} KB`);
});

it('monthlyCost increases by the same amount for each additional visit, figures of visits aside', () => {
  const [none, some, twice] = [0, 100_000, 200_000].map((visits) => sum({ ...monthlyCost({ visits, sites: 100 }), [FIGURES]: 0 }));
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
