import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractJob } from '#functions/accounts/job-definitions/contract.ts';
import { applyContract } from '#functions/accounts/jobs/contract/apply-contract.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { mediaKey } from '#functions/platform/keys/keys.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { addReadyMedia } from '#test/support/api/site-fixture.ts';
import { startEdgeStore, type TestEdgeStore } from '#test/support/edge-store.ts';
import { type JobFixture, startJobFixture } from '#test/support/jobs/job-fixture.ts';

let test: JobFixture;
let edge: TestEdgeStore;
beforeAll(async () => {
  [test, edge] = await Promise.all([startJobFixture(), startEdgeStore()]);
});
afterAll(() => Promise.all([test.stop(), edge.stop()]));

/** Changes an account and runs the job that applies it. */
async function changeAndApply({ id }: Account, differences: Partial<Account>): Promise<void> {
  const { accounts, ids, jobs } = test.dependencies;
  const present = await accounts.get(id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
  await accounts.replace(present, { ...present, ...differences }, { audit });
  const job = newJob('contract', { subjectId: id, ownerId: id, affects: 'sites' }, ids.ulid(), test.clock());
  await jobs.add(job);
  await runJob(contractJob, test.dependencies, applyContract({ ...test.dependencies, edgeStore: edge.store }))({ jobId: job.id });
}

it('a deleted account loses what it kept in its media library (R-12.122)', async () => {
  const oem = await test.people.add('OEM_MASTER', test.accounts.MASTER);
  const customer = await test.people.add('USER', oem, { planId: 'ep' });
  const { id: siteId } = await test.as(customer).create({ rows: 1, columns: 1 });
  const unused = await addReadyMedia(test, customer, '', 'creative', { isKept: true });
  const used = await addReadyMedia(test, customer, siteId, 'creative', { isKept: true });
  await test.table.update(mediaKey(unused.mediaId), { remove: ['gsi1pk', 'gsi1sk'] });
  await changeAndApply(customer, { contractStatus: 'TERMINATED' });
  await changeAndApply(customer, { deletedAt: test.clock().toISOString() });
  expect(await test.table.get(mediaKey(unused.mediaId))).toMatchObject({ gsi1pk: 'DUE#media' });
  for (const { mediaId } of [unused, used]) expect(await test.table.get(mediaKey(mediaId))).not.toHaveProperty('isKept');
});
