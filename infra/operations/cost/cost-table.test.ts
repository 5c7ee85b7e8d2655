import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#infra/build/paths.ts';
import { costTable } from '#infra/operations/cost/cost-table.ts';
import { bytesPerVisit, monthlyCost, requestsPerVisit } from '#infra/operations/cost/monthly-cost.ts';

const sum = (costs: Record<string, number>): number => Object.values(costs).reduce((total, cost) => total + cost, 0);

it('docs/cost.md contains the calculated cost table, and the requests and bytes of a visit', async () => {
  const document = await readFile(join(ROOT, 'docs/cost.md'), 'utf8');
  expect(document).toContain(costTable());
  expect(document).toContain(`${requestsPerVisit().toFixed(1)} requests and ${Math.round(bytesPerVisit() / 1_000)} KB`);
});

it('monthlyCost increases by the same amount for each additional visit', () => {
  const [none, some, twice] = [0, 100_000, 200_000].map((visits) => sum(monthlyCost({ visits, sites: 100 })));
  expect((twice ?? 0) - (some ?? 0)).toBeCloseTo((some ?? 0) - (none ?? 0), 6);
  expect(some).toBeGreaterThan(none ?? 0);
});
