import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { watchDomains } from '#functions/domains/jobs/watch-domains/watch-domains.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { domainDueId, domainGroupKey } from '#functions/platform/keys/keys.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const LIMITS = { groups: 2, tenantsPerGroup: 100, tenants: 200, certificates: 150 };

let test: TestTable;
let now = NOON;
let checked: string[];
let warnings: string[];
let checks: (id: string) => Promise<void>;
const clock = () => new Date(now);
const watch = () =>
  watchDomains({
    domains: domainStore(test.table, clock),
    check: (id) => checks(id),
    limits: LIMITS,
    warn: (code) => void warnings.push(code),
  })();
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());
beforeEach(() => {
  [now, checked, warnings] = [NOON, [], []];
  checks = (id) => Promise.resolve(void checked.push(id));
});

async function due(count: number): Promise<string[]> {
  const domains = Array.from({ length: count }, () => newDomain({ requestedAt: now }));
  const store = domainStore(test.table, clock);
  for (const domain of domains) await store.add(domain);
  return domains.map(domainDueId).toSorted();
}

it('watchDomains checks a due domain once if runs overlap, and again after a run that did not finish', async () => {
  const ids = await due(5);
  await Promise.all([watch(), watch(), watch()]);
  expect(checked.toSorted()).toEqual(ids);
  await watch();
  expect(checked).toHaveLength(5);
  now += 3 * 60_000;
  await watch();
  expect(checked).toHaveLength(10);
});

it('watchDomains checks the remaining domains if one check fails, and then throws', async () => {
  now += 3_600_000;
  const ids = await due(3);
  checks = (id) => (id === ids[0] ? Promise.reject(new Error('throttled')) : Promise.resolve(void checked.push(id)));
  await expect(watch()).rejects.toThrow('Custom domains could not be checked');
  expect(checked).toEqual(expect.arrayContaining(ids.slice(1)));
});

it.each([
  [100, 0, []],
  [100, 4, []],
  [100, 5, ['domain-quota']],
  [10, 69, []],
  [10, 70, ['domain-quota']],
])('watchDomains with %i tenants in the first connection group and %i in the last logs the warnings %j', async (first, last, expected) => {
  await test.table.put({ ...domainGroupKey(0), entity: 'domain-group', tenants: first });
  await test.table.put({ ...domainGroupKey(1), entity: 'domain-group', tenants: last });
  await watch();
  expect(warnings).toEqual(expected);
});
