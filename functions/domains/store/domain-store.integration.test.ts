import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { type DomainChange, type DomainStore, domainStore } from '#functions/domains/store/domain-store.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;

let test: TestTable;
let store: DomainStore;
let now = NOON;
const clock = () => new Date(now);
beforeAll(async () => {
  test = await startTable();
  store = domainStore(test.table, clock);
});
afterAll(() => test.stop());

async function added(differences: Partial<CustomDomain> = {}): Promise<CustomDomain> {
  const domain = newDomain(differences);
  expect(await store.add(domain)).toBe(true);
  return domain;
}

const idOf = ({ siteId, token }: CustomDomain): string => `${siteId}#${token}`;
const nowOf = async (domain: CustomDomain): Promise<CustomDomain> => {
  const found = await store.read(idOf(domain));
  if (!found) throw new Error('The domain is gone');
  return found;
};
const claimOf = async ({ name }: CustomDomain) => (await store.claimOn(name))?.token;
const isDue = async (domain: CustomDomain): Promise<boolean> => (await store.listDue(10_000)).includes(idOf(domain));

/** Applies a step to the present state. */
async function advance(
  domain: CustomDomain,
  state: CustomDomain['state'],
  claim: DomainChange['claim'],
  changes: Partial<DomainChange> = {},
) {
  const { requestedAt, failingSince, misses } = domain;
  return store.advance(domain, {
    next: { state, requestedAt, failingSince, misses },
    claim,
    holder: await store.claimOn(domain.name),
    checkAt: now + MINUTE,
    finding: { code: 'proxied', targets: ['104.16.0.1'] },
    certificate: 'pending',
    version: randomIds.ulid(),
    at: clock(),
    jobs: [],
    events: [],
    ...changes,
  });
}

describe('the request for a domain', () => {
  it('becomes due immediately, and is stored once', async () => {
    const domain = await added();
    expect(await store.ofSite(domain.siteId)).toEqual([domain]);
    expect(await isDue(domain)).toBe(true);
    expect(await store.add({ ...domain, name: 'other.example.jp' })).toBe(false);
    expect(await nowOf(domain)).toEqual(domain);
  });

  it('is listed for its own site only, oldest first', async () => {
    const first = await added();
    const second = await added({ siteId: first.siteId });
    await added();
    expect(await store.ofSite(first.siteId)).toEqual([first, second]);
  });

  it('stores the finding of a step, and becomes due at the time that the step set', async () => {
    const domain = await added();
    expect(await advance(domain, 'issuing', 'hold')).toBe(true);
    expect(await nowOf(domain)).toMatchObject({
      state: 'issuing',
      finding: { code: 'proxied', targets: ['104.16.0.1'] },
      certificate: 'pending',
      checkedAt: NOON,
    });
    expect(await isDue(domain)).toBe(false);
    now += MINUTE;
    expect(await isDue(domain)).toBe(true);
    now = NOON;
  });

  it('is not due after a step that schedules no check, until a check is requested', async () => {
    const domain = await added();
    await advance(domain, 'ended', 'release', { checkAt: null });
    now += 365 * 24 * 60 * MINUTE;
    expect(await isDue(domain)).toBe(false);
    expect(await store.checkNow(await nowOf(domain))).toBe(true);
    expect(await isDue(domain)).toBe(true);
    now = NOON;
  });

  it('accepts one of several concurrent steps, and rejects changes with a stale version', async () => {
    const domain = await added();
    const outcomes = await Promise.all(['issuing', 'ended', 'issuing'].map((state) => advance(domain, state as 'issuing', 'keep')));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await store.checkNow(domain)).toBe(false);
    expect(await store.forget(domain, undefined)).toBe(false);
    expect(await store.forget(await nowOf(domain), undefined)).toBe(true);
    expect(await store.ofSite(domain.siteId)).toEqual([]);
  });

  it('stores a step together with its jobs, or neither', async () => {
    const domain = await added();
    const jobs = jobStore(test.table, clock);
    const job = newJob('contract', { subjectId: domain.ownerId, ownerId: domain.ownerId, affects: 'sites' }, randomIds.ulid(), clock());
    await advance(domain, 'issuing', 'hold');
    expect(await advance(domain, 'live', 'hold', { jobs: [job] })).toBe(false);
    await expect(jobs.find(job.id, 'contract', domain.ownerId)).rejects.toMatchObject({ code: 'not-found' });
    expect(await advance(await nowOf(domain), 'live', 'hold', { jobs: [job] })).toBe(true);
    expect(await jobs.find(job.id, 'contract', domain.ownerId)).toMatchObject({ id: job.id });
  });
});

describe('a change by the owner', () => {
  it('restarts an ended request with its full time limit', async () => {
    const domain = await added();
    await advance(domain, 'ended', 'release', { checkAt: null });
    const at = new Date(NOON + 5 * MINUTE);
    expect(await store.renew(domain, { version: randomIds.ulid(), at })).toBe(false);
    expect(await store.renew(await nowOf(domain), { version: randomIds.ulid(), at })).toBe(true);
    expect(await nowOf(domain)).toMatchObject({ state: 'waiting', requestedAt: at.getTime(), failingSince: null, misses: 0 });
    now += 5 * MINUTE;
    expect(await isDue(domain)).toBe(true);
    now = NOON;
  });

  it('ends a live request; the claim on the name lasts until the request is deleted', async () => {
    const domain = await added();
    await advance(domain, 'live', 'hold', { checkAt: NOON + 1_000 * MINUTE });
    expect(await store.withdraw(await nowOf(domain), { version: randomIds.ulid(), at: clock() })).toBe(true);
    const ended = await nowOf(domain);
    expect(ended).toMatchObject({ state: 'ended', isRemoved: true });
    expect([await isDue(domain), await claimOf(domain)]).toEqual([true, domain.token]);
    expect(await store.forget(ended, await store.claimOn(domain.name))).toBe(true);
    expect([await store.read(idOf(domain)), await claimOf(domain), await isDue(domain)]).toEqual([undefined, undefined, false]);
  });
});

describe('the claim on a name', () => {
  it('is given to one of several concurrent requests', async () => {
    const { name } = newDomain();
    const rivals = await Promise.all(Array.from({ length: 5 }, () => added({ name })));
    const outcomes = await Promise.all(rivals.map((rival) => advance(rival, 'issuing', 'hold')));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const winner = rivals[outcomes.indexOf(true)];
    expect(await store.claimOn(name)).toEqual({ siteId: winner?.siteId, token: winner?.token });
    const states = await Promise.all(rivals.map(async (rival) => (await nowOf(rival)).state));
    expect(states.filter((state) => state === 'issuing')).toHaveLength(1);
  });

  it('blocks other requests until it is released', async () => {
    const holder = await added();
    const rival = await added({ name: holder.name });
    await advance(holder, 'live', 'hold');
    await advance(await nowOf(holder), 'failing', 'keep');
    expect(await advance(rival, 'issuing', 'hold')).toBe(false);
    await advance(await nowOf(holder), 'failing', 'release');
    expect(await claimOf(holder)).toBeUndefined();
    expect(await advance(rival, 'issuing', 'hold')).toBe(true);
    expect(await claimOf(holder)).toBe(rival.token);
  });

  it('is kept when another request releases the name, even if that release is based on an outdated claim', async () => {
    const former = await added();
    const holder = await added({ name: former.name });
    await advance(holder, 'issuing', 'hold');
    expect(await advance(former, 'ended', 'release')).toBe(true);
    expect(await claimOf(former)).toBe(holder.token);
    const stale = { siteId: former.siteId, token: former.token };
    expect(await advance(await nowOf(former), 'ended', 'release', { holder: stale })).toBe(false);
    expect(await claimOf(former)).toBe(holder.token);
  });
});

it('domainStore finds 100 due domains among 1,000 with one query of the index', async () => {
  const waiting = Array.from({ length: 1_000 }, () => newDomain());
  await test.table.batchWrite({
    put: waiting.map((domain, index) => ({
      pk: `DOMAINS#${domain.siteId}`,
      sk: domain.token,
      entity: 'domain',
      ...domain,
      gsi1pk: 'DUE#domain',
      gsi1sk: `${new Date(index < 100 ? 0 : NOON + 24 * 60 * MINUTE).toISOString()}#${idOf(domain)}`,
    })),
  });
  test.takeCalls();
  const due = await store.listDue(100);
  expect(test.takeCalls()).toEqual(['QueryCommand']);
  expect(new Set(due)).toEqual(new Set(waiting.slice(0, 100).map(idOf)));
});
