import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addReadyMedia, sheet, sheetsInFirstCells } from '#test/support/api/site-fixture.ts';
import { templatesAs } from '#test/support/api/template-fixture.ts';
import { type JobFixture, startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { readContractEffect } from '#functions/accounts/services/contract-effect.ts';
import { accountStateKey } from '#functions/publishing/services/edge/edge-keys.ts';
import { applyContract } from '#functions/accounts/jobs/contract/apply-contract.ts';
import { contractJob } from '#functions/accounts/job-definitions/contract.ts';
import { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { accountKey, siteKey } from '#functions/platform/keys/keys.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { LEASE_MS } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { siteAuditSubject, type Site } from '#functions/sites/store/site.ts';
import { templateStore } from '#functions/sites/store/templates/template-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { loadResponseFunction } from '#infra/edge/edge-function-fixture.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';
import { startEdgeStore, type TestEdgeStore } from '#test/support/edge-store.ts';
import { repetitions } from '#test/support/long-run.ts';

let test: JobFixture;
let edge: TestEdgeStore;
let oem: Account;
let customer: Account;
beforeAll(async () => {
  [test, edge] = await Promise.all([startJobFixture(), startEdgeStore()]);
});
afterAll(() => Promise.all([test.stop(), edge.stop()]));
beforeEach(async () => {
  oem = await test.people.add('OEM_MASTER', test.accounts.MASTER);
  customer = await test.people.add('USER', oem, { planId: 'ep' });
});
afterEach(() => test.interceptWith(() => undefined));

async function addContractJob({ id }: Account, affects: 'visitors' | 'sites' = 'sites'): Promise<string> {
  const job = newJob('contract', { subjectId: id, ownerId: id, affects }, test.dependencies.ids.ulid(), test.clock());
  await test.dependencies.jobs.add(job);
  return job.id;
}
const contractDependencies = () => ({ ...test.dependencies, edgeStore: edge.store });
const runner = () => runJob(contractJob, test.dependencies, applyContract(contractDependencies()));
const apply = async (account: Account, affects: 'visitors' | 'sites' = 'sites'): Promise<void> =>
  runner()({ jobId: await addContractJob(account, affects) });

/** Returns the status with which the edge answers for a page of a site. `lineage`: ids of the operator down to the site's owner. */
async function edgeStatus(lineage: readonly string[]): Promise<number | undefined> {
  const response = loadResponseFunction('site-response', edge.values);
  return (await response({ statusCode: 200, headers: { 'x-amz-meta-lineage': { value: lineage.join() } } })).statusCode;
}
const lineageOf = (...below: readonly Account[]): string[] => [test.accounts.MASTER, ...below].map(({ id }) => id);
const STATUS_OF_EFFECT = { running: 200, paused: 503, ended: 404 } as const;

async function change({ id }: Account, differences: Partial<Account>): Promise<void> {
  const present = await test.dependencies.accounts.get(id);
  if (!present) throw new Error('The account is missing');
  const audit = newAuditEntry(test.dependencies, 'account.update', null, accountAuditSubject(present));
  expect(await test.dependencies.accounts.replace(present, { ...present, ...differences }, { audit })).toBe('replaced');
}

async function changeAndApply(account: Account, differences: Partial<Account>): Promise<void> {
  await change(account, differences);
  await apply(account);
}

async function siteIn(status: SiteStatus, owner = customer): Promise<string> {
  const actor = test.as(owner);
  const { id, working } = await actor.create({ rows: 1, columns: 1 });
  if (status === 'DRAFT') return id;
  const image = await addReadyMedia(test, owner, id);
  const { site } = await actor.save(id, working, sheetsInFirstCells(1, 1, [sheet('one', { image })]).changes);
  await actor.publish(id, site.working, status === 'PUBLISH' ? 'public' : 'private');
  return id;
}

const statusesOf = async (ids: readonly string[], owner = customer): Promise<SiteStatus[]> =>
  Promise.all(ids.map(async (id) => (await test.as(owner).get(id)).site.status));
const figuresOf = async ({ id }: Account) =>
  Object.fromEntries(
    Object.entries(await readScopeCounts(test.table, scopeOf(id))).filter(([name, count]) => name.startsWith('site.') && count),
  );
const actsOn = async (subject: string, log: Account) =>
  (await auditStore(test.table).list(scopeOf(log.id), { after: undefined, limit: 100 })).entries
    .filter((entry) => entry.subject.id === subject)
    .map(({ action, actor }) => [action, actor?.name ?? null]);

/** Finishes and returns the publish jobs that were added since the last call. */
async function takePublications(): Promise<Job[]> {
  test.time.now += 61_000;
  const jobs = (await test.dependencies.jobs.listOverdue(1_000)).filter(({ kind }) => kind === 'publish');
  for (const { id } of jobs) await runJob(publishJob, test.dependencies, { run: () => Promise.resolve() })({ jobId: id });
  return jobs;
}

const STATUSES = ['DRAFT', 'PUBLISH', 'PRIVATE'] as const;

describe('an ended contract', () => {
  it.each([
    ['of the account', () => customer],
    ['of the account above', () => oem],
  ])('%s expires every site, enqueues its publication, updates the site counts and writes an audit entry', async (_, who) => {
    const ids = await Promise.all(STATUSES.map((status) => siteIn(status)));
    await takePublications();
    await changeAndApply(who(), { contractStatus: 'TERMINATED' });
    expect(await statusesOf(ids, test.accounts.MASTER)).toEqual(['EXPIRED', 'EXPIRED', 'EXPIRED']);
    expect((await takePublications()).map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted());
    for (const account of [customer, oem]) expect(await figuresOf(account)).toEqual({ 'site.EXPIRED': 3 });
    for (const log of [customer, oem, test.accounts.MASTER]) expect((await actsOn(ids[0] ?? '', log))[0]).toEqual(['site.expire', null]);
  });

  it('expires sites on the day after the last day of the contract', async () => {
    const ids = [await siteIn('PUBLISH')];
    await change(customer, { contractEnd: '2026-11-20' });
    const { now } = test.time;
    test.time.now = Date.parse('2026-11-20T14:59:00Z');
    await apply(customer);
    expect(await statusesOf(ids)).toEqual(['PUBLISH']);
    test.time.now = Date.parse('2026-11-20T15:00:00Z');
    await apply(customer);
    expect(await statusesOf(ids)).toEqual(['EXPIRED']);
    test.time.now = now;
  });

  it('returns sites to PRIVATE when it is renewed, but not sites of accounts whose own contract has ended', async () => {
    const other = await test.people.add('USER', oem, { planId: 'ep' });
    const [mine, theirs] = [await siteIn('PUBLISH'), await siteIn('DRAFT', other)];
    await change(other, { contractEnd: '2026-01-01' });
    await changeAndApply(oem, { contractEnd: '2026-11-01' });
    expect([await statusesOf([mine]), await statusesOf([theirs], other)]).toEqual([['EXPIRED'], ['EXPIRED']]);
    await changeAndApply(oem, { contractEnd: '2027-11-01' });
    expect([await statusesOf([mine]), await statusesOf([theirs], other)]).toEqual([['PRIVATE'], ['EXPIRED']]);
    expect(await figuresOf(oem)).toEqual({ 'site.EXPIRED': 1, 'site.PRIVATE': 1 });
    expect((await actsOn(mine, oem))[0]).toEqual(['site.renew', null]);
    expect(await actsOn(theirs, other)).toHaveLength(2);
  });
});

describe('a paused or resumed contract', () => {
  it('neither changes nor publishes any site', async () => {
    const ids = await Promise.all(STATUSES.map((status) => siteIn(status)));
    await takePublications();
    for (const contractStatus of ['SUSPENDED', 'ACTIVE'] as const) {
      await change(oem, { contractStatus });
      const before = await Promise.all(ids.map((id) => test.as(customer).get(id)));
      await apply(oem);
      expect(await takePublications()).toEqual([]);
      expect(await Promise.all(ids.map((id) => test.as(customer).get(id)))).toEqual(before);
    }
  });

  it('makes the edge answer 503 while paused, only for sites in the tree of its account', async () => {
    await change(oem, { contractStatus: 'SUSPENDED' });
    await apply(oem, 'visitors');
    expect([await edgeStatus(lineageOf(oem, customer)), await edgeStatus(lineageOf(test.accounts.STRANGER))]).toEqual([503, 200]);
    await change(oem, { contractStatus: 'ACTIVE' });
    await apply(oem, 'visitors');
    expect(await edgeStatus(lineageOf(oem, customer))).toBe(200);
  });

  it('needs one write to the edge store and the same calls for any number of sites; a repetition writes nothing', async () => {
    const traffic = async (contractStatus: 'SUSPENDED' | 'ACTIVE') => {
      await change(oem, { contractStatus });
      const jobId = await addContractJob(oem, 'visitors');
      test.takeTraffic();
      edge.takeCalls();
      await runner()({ jobId });
      return { table: test.takeTraffic(), edge: edge.takeCalls() };
    };
    const create = () => test.as(customer).create({ rows: 1, columns: 1 });
    await create();
    const ofOneSite = [await traffic('SUSPENDED'), await traffic('ACTIVE')];
    const { sites } = test.dependencies;
    for (let count = 0; count < 100; count += 1) await create();
    const lineages = (await sites.list(scopeOf(customer.id), { after: undefined, limit: 200 })).sites.map(({ lineage }) => lineage);
    expect(lineages).toHaveLength(101);
    expect(await traffic('SUSPENDED')).toEqual(ofOneSite[0]);
    expect(new Set(await Promise.all(lineages.map(edgeStatus)))).toEqual(new Set([503]));
    expect(await traffic('ACTIVE')).toEqual(ofOneSite[1]);
    expect(new Set(await Promise.all(lineages.map(edgeStatus)))).toEqual(new Set([200]));
    for (const { edge: calls } of ofOneSite) expect(calls).toEqual(['DescribeKeyValueStoreCommand', 'GetKeyCommand', 'UpdateKeysCommand']);
    expect((await traffic('ACTIVE')).edge).toEqual(['DescribeKeyValueStoreCommand', 'GetKeyCommand']);
  });

  it('keeps its newer state at the edge when a job with an older state writes late', async () => {
    await change(oem, { contractStatus: 'SUSPENDED' });
    const jobId = await addContractJob(oem, 'visitors');
    const { store } = edge;
    let hasRun = false;
    // After the job has decided, the contract is resumed and another job applies it.
    const late = {
      ...contractDependencies(),
      edgeStore: {
        ...store,
        async write(...given: Parameters<typeof store.write>) {
          if (!hasRun) {
            hasRun = true;
            await change(oem, { contractStatus: 'ACTIVE' });
            await change(customer, { contractStatus: 'SUSPENDED' });
            await apply(customer, 'visitors');
            await apply(oem, 'visitors');
          }
          return store.write(...given);
        },
      },
    };
    await runJob(contractJob, late, applyContract(late))({ jobId });
    expect([edge.values.get(accountStateKey(oem.id)), edge.values.get(accountStateKey(customer.id))]).toEqual([undefined, 'paused']);
  });
});

describe('a deleted account', () => {
  it('loses its sites and SUB_ADMIN logins', async () => {
    const ids = await Promise.all(STATUSES.map((status) => siteIn(status)));
    const logins = await Promise.all([
      test.people.add('SUB_ADMIN', customer),
      test.people.add('SUB_ADMIN', customer, { permission: 'viewer' }),
    ]);
    await takePublications();
    await change(customer, { contractStatus: 'TERMINATED' });
    await changeAndApply(customer, { deletedAt: test.clock().toISOString() });
    await apply(customer);
    expect((await test.as(oem).list({ limit: 100 })).sites).toEqual([]);
    expect((await takePublications()).map(({ subjectId }) => subjectId).toSorted()).toEqual(ids.toSorted());
    expect(await figuresOf(oem)).toEqual({});
    expect(await actsOn(ids[0] ?? '', oem)).toEqual([
      ['site.delete', null],
      ['site.create', customer.contactName],
    ]);
    for (const { id, email } of logins) {
      expect(await test.dependencies.accounts.get(id)).toMatchObject({ deletedAt: expect.any(String) });
      expect(await test.dependencies.accounts.findCredential(email)).toBeUndefined();
      expect((await actsOn(id, oem)).filter(([action]) => action === 'sub-admin.remove')).toEqual([['sub-admin.remove', null]]);
    }
    // The removed sites no longer count towards the plan's site limit.
    expect(await test.table.get({ pk: `ACCOUNT#${customer.id}`, sk: 'SITES' })).toMatchObject({ count: 0 });
  });

  it('loses the sites in its trash permanently (R-9.71)', async () => {
    const id = await siteIn('DRAFT');
    await test.as(customer).remove(id);
    await changeAndApply(customer, { contractStatus: 'TERMINATED' });
    expect((await test.as(oem).trash()).sites.map((site) => site.id)).toEqual([id]);
    await changeAndApply(customer, { deletedAt: test.clock().toISOString() });
    expect((await test.as(oem).trash()).sites).toEqual([]);
    expect(await test.table.get(siteKey(id))).toMatchObject({ isClearing: true });
    expect((await actsOn(id, oem)).map(([action]) => action)).toEqual(['site.purge', 'site.delete', 'site.create']);
  });

  it('loses its templates, whose content is then swept', async () => {
    const { clock } = test.dependencies;
    const templates = templateStore(test.table);
    const { id } = await templatesAs(test, customer).save(await siteIn('DRAFT'));
    const customerScope = scopeOf(customer.id);
    await changeAndApply(customer, { contractStatus: 'TERMINATED' });
    const [kept] = await templates.listOwn(customerScope);
    await changeAndApply(customer, { deletedAt: clock().toISOString() });
    await apply(customer);
    expect(await templates.listOwn(customerScope)).toEqual([]);
    const placeholder = await test.table.get(siteKey(kept?.contentId ?? ''));
    expect(placeholder).toMatchObject({ deletedAt: expect.any(String), gsi1sk: expect.any(String) });
    expect((await actsOn(id, oem)).map(([action]) => action)).toEqual(['template.remove', 'template.create']);
  });

  it('loses its sites even while another login deletes or unpublishes them', async () => {
    const { sites, ids, clock } = test.dependencies;
    const [deleted, unpublished] = [await siteIn('PUBLISH'), await siteIn('PUBLISH')];
    const [one, other] = [await sites.find(scopeOf(oem.id), deleted), await sites.find(scopeOf(oem.id), unpublished)];
    await change(customer, { contractStatus: 'TERMINATED' });
    await change(customer, { deletedAt: clock().toISOString() });
    const jobId = await addContractJob(oem);
    const trace = (site: Site) => newAuditEntry(test.dependencies, 'site.delete', null, siteAuditSubject(site));
    let reads = 0;
    // The first batch read returns the account of the job, the second the sites, the third the accounts above them.
    test.interceptWith(async (command) => {
      if (command !== 'BatchGetItemCommand' || (reads += 1) !== 3) return;
      await sites.remove(one, {
        job: newJob('publish', { subjectId: one.id, ownerId: one.ownerId }, ids.ulid(), clock()),
        audit: trace(one),
      });
      expect(await sites.changeStatus(other, { status: 'PRIVATE', returnStatus: null, audit: trace(other) })).toBe(true);
    });
    await runner()({ jobId });
    expect(reads).toBeGreaterThan(3);
    expect((await test.as(oem).list({ limit: 100 })).sites).toEqual([]);
    expect(await figuresOf(oem)).toEqual({});
    expect(await test.table.get({ pk: `ACCOUNT#${customer.id}`, sk: 'SITES' })).toMatchObject({ count: 0 });
  });
});

describe('the contract job', () => {
  it('reads 100 sites in one query and their accounts in one batch', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 105; index += 1) ids.push(await siteIn('DRAFT'));
    const jobId = await addContractJob(oem);
    test.takeTraffic();
    await runner()({ jobId });
    const { calls } = test.takeTraffic();
    expect(calls.filter((call) => call === 'QueryCommand')).toHaveLength(2);
    // Reads the account of the job first and last, and in between the sites and accounts of each page.
    expect(calls.filter((call) => call === 'BatchGetItemCommand')).toHaveLength(1 + 2 * 2 + 1);
    await changeAndApply(oem, { contractStatus: 'TERMINATED' });
    expect(new Set(await statusesOf(ids, test.accounts.MASTER))).toEqual(new Set(['EXPIRED']));
    expect(await figuresOf(oem)).toEqual({ 'site.EXPIRED': 105 });
  });

  it('applies the current contract even if a job that read an older contract writes later', async () => {
    const ids = [await siteIn('PUBLISH')];
    await change(customer, { contractEnd: '2026-01-01' });
    const late = await addContractJob(customer);
    let hasRun = false;
    test.interceptWith(async (command) => {
      if (command !== 'TransactWriteItemsCommand' || hasRun) return;
      hasRun = true;
      await changeAndApply(customer, { contractEnd: '2027-01-01' });
    });
    await runner()({ jobId: late });
    expect(hasRun).toBe(true);
    expect(await statusesOf(ids)).toEqual(['PRIVATE']);
  });

  it('converges to the state of the contracts if jobs run concurrently, crash or run twice', async () => {
    const ids = await Promise.all([siteIn('PUBLISH'), siteIn('DRAFT')]);
    const accounts = () => [oem, customer];
    const step = fc.record({
      who: fc.nat(1),
      end: fc.constantFrom(null, '2026-01-01', '2027-01-01'),
      contractStatus: fc.constantFrom('ACTIVE' as const, 'SUSPENDED' as const, 'TERMINATED' as const),
      diesAt: fc.option(fc.nat(10), { nil: undefined }),
      isTakenOver: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 3 }), async (scheduler, steps) => {
        const jobs: string[] = [];
        const inTurn = async () => {
          await scheduler.schedule(Promise.resolve());
        };
        const attempts = steps.map(async ({ who, end, contractStatus, diesAt, isTakenOver }) => {
          await inTurn();
          const account = accounts()[who] ?? oem;
          await test.table.update(accountKey(account.id), { set: { contractEnd: end, contractStatus } });
          const jobId = await addContractJob(account);
          jobs.push(jobId);
          let calls = 0;
          const { sites } = test.dependencies;
          const mortal = {
            ...contractDependencies(),
            edgeStore: {
              ...edge.store,
              write: async (...given: Parameters<typeof edge.store.write>) => {
                await inTurn();
                return edge.store.write(...given);
              },
            },
            sites: {
              ...sites,
              list: async (...given: Parameters<typeof sites.list>) => {
                await inTurn();
                return sites.list(...given);
              },
              changeStatus: async (...given: Parameters<typeof sites.changeStatus>) => {
                await inTurn();
                calls += 1;
                if (calls - 1 === diesAt) throw new Error('died');
                return sites.changeStatus(...given);
              },
            },
          };
          const first = runJob(contractJob, mortal, applyContract(mortal))({ jobId }).catch(() => undefined);
          if (isTakenOver) {
            await inTurn();
            test.time.now += LEASE_MS + 1;
            await runner()({ jobId }).catch(() => undefined);
          }
          await first;
        });
        await scheduler.waitFor(Promise.all(attempts));
        for (const jobId of jobs) {
          test.time.now += LEASE_MS + 1;
          await runner()({ jobId });
        }
        const chain = await test.dependencies.accounts.getAll([oem.id, customer.id]);
        const hasEnded = chain.some((account) => account?.contractEnd === '2026-01-01' || account?.contractStatus === 'TERMINATED');
        const statuses = await statusesOf(ids);
        for (const status of statuses) expect(status === 'EXPIRED').toBe(hasEnded);
        const figures: Record<string, number> = {};
        for (const status of statuses) figures[`site.${status}`] = (figures[`site.${status}`] ?? 0) + 1;
        expect(await figuresOf(oem)).toEqual(figures);
        const effect = await readContractEffect(test.dependencies.accounts, { lineage: lineageOf(oem, customer) }, test.clock());
        expect(await edgeStatus(lineageOf(oem, customer))).toBe(STATUS_OF_EFFECT[effect]);
      }),
      { numRuns: repetitions(8, 40) },
    );
  });
});
