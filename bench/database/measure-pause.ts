/** Measures pausing and resuming an OEM, by the number of sites below it, and the edge's statuses of these sites afterwards. */
import { applyContract } from '#functions/accounts/jobs/contract/apply-contract.ts';
import { contractJob } from '#functions/accounts/job-definitions/contract.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { listingWrites } from '#functions/sites/store/site-listing.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { loadResponseFunction } from '#infra/edge/edge-function-fixture.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { startEdgeStore, type TestEdgeStore } from '#test/support/edge-store.ts';
import type { Row } from '../report.ts';

const SITES_PER_WRITE = 100;

/** Puts published sites with their list entries into the table, as copies of one that the API has created. */
async function putSites({ table, as, dependencies }: SiteFixture, owner: Account, count: number): Promise<void> {
  const { id } = await as(owner).create({ rows: 1, columns: 1 });
  const template = await dependencies.sites.find(scopeOf(owner.id), id);
  for (let first = 0; first < count; first += SITES_PER_WRITE) {
    const copies = Array.from({ length: Math.min(SITES_PER_WRITE, count - first) }, () => ({
      ...template,
      id: dependencies.ids.siteId(),
      status: 'PUBLISH' as const,
    }));
    const entries = copies.flatMap((site) => listingWrites(undefined, site).flatMap((write) => ('put' in write ? write.put : [])));
    await table.batchWrite({ put: [...copies.map((site) => ({ ...siteKey(site.id), entity: 'site', ...site })), ...entries] });
  }
}

/** Returns the statuses that the edge answers for the published sites of an account, each with its number of sites. */
async function edgeStatuses({ dependencies }: SiteFixture, { values }: TestEdgeStore, { id }: Account): Promise<string> {
  const respond = loadResponseFunction('site-response', values);
  const counts = new Map<number, number>();
  let after: string | null | undefined;
  while (after !== null) {
    const page: Awaited<ReturnType<typeof dependencies.sites.list>> = await dependencies.sites.list(scopeOf(id), {
      status: 'PUBLISH',
      after,
      limit: SITES_PER_WRITE,
    });
    for (const { lineage } of page.sites) {
      const { statusCode = 0 } = await respond({ statusCode: 200, headers: { 'x-amz-meta-lineage': { value: lineage.join() } } });
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
    }
    after = page.next;
  }
  return [...counts].map(([status, count]) => `${status} for ${count}`).join(', ');
}

async function measure(test: SiteFixture, edge: TestEdgeStore, sites: number): Promise<Row[]> {
  const { dependencies, people, accounts } = test;
  const oem = await people.add('OEM_MASTER', accounts.MASTER);
  await putSites(test, await people.add('USER', oem, { planId: 'ep' }), sites);
  const run = runJob(contractJob, dependencies, applyContract({ ...dependencies, edgeStore: edge.store }));
  const rows: Row[] = [];
  for (const [what, contractStatus] of [
    ['pause', 'SUSPENDED'],
    ['resume', 'ACTIVE'],
  ] as const) {
    await people.setStatus(oem, contractStatus);
    const job = newJob('contract', { subjectId: oem.id, ownerId: oem.id, affects: 'visitors' }, dependencies.ids.ulid(), test.clock());
    await dependencies.jobs.add(job);
    test.takeTraffic();
    edge.takeCalls();
    const start = performance.now();
    await run({ jobId: job.id });
    const milliseconds = performance.now() - start;
    const { calls, itemsWritten } = test.takeTraffic();
    const edgeCalls = edge.takeCalls();
    const writes = edgeCalls.filter((call) => call === 'UpdateKeysCommand').length;
    const cost = `${writes} write and ${edgeCalls.length - writes} reads of the store, ${calls.length} table calls, ${itemsWritten} items written`;
    rows.push({ what: `${what}, ${sites.toLocaleString('en')} sites: writes of the store`, value: cost, ratio: writes, goal: 1 });
    rows.push({ what: '– answers at the edge; the job', value: `${await edgeStatuses(test, edge, oem)}; ${milliseconds.toFixed(0)} ms` });
  }
  return rows;
}

export async function measurePause(counts: readonly number[]): Promise<Row[]> {
  const [test, edge] = await Promise.all([startSiteFixture(), startEdgeStore()]);
  try {
    const rows: Row[] = [];
    for (const count of counts) rows.push(...(await measure(test, edge, count)));
    return rows;
  } finally {
    await Promise.all([test.stop(), edge.stop()]);
  }
}
