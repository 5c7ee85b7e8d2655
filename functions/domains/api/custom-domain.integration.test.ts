import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startDomainFixture } from '#functions/domains/api/custom-domain-fixture.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import type { SiteDomains } from '#shared/model/domains/custom-domain.ts';
import { addPublishableSite, refusalOf } from '#test/support/api/site-fixture.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let test: Awaited<ReturnType<typeof startDomainFixture>>;
let owner: Account;
let user: ReturnType<typeof test.domainsAs>;
let siteId: string;
beforeAll(async () => {
  test = await startDomainFixture();
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.time.now = NOON;
  test.tenants.clear();
  test.cnames.clear();
  owner = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
  user = test.domainsAs(owner);
  siteId = (await addPublishableSite(test, owner)).id;
});

const newName = (): string => `${randomIds.ulid().toLowerCase()}.shop.example.jp`;
const first = ({ domains: [domain] }: SiteDomains) => {
  if (!domain) throw new Error('The site has no domain');
  return domain;
};
const faultOf = async (call: Promise<unknown>) => {
  const { code, fields } = await refusalOf(call);
  return fields ? fields.map(({ path, rule }) => `${path} ${rule}`).join() : code;
};
const anotherSite = async (): Promise<string> => (await addPublishableSite(test, owner)).id;

/** Adds a domain to the site and runs its steps until it is live. */
async function goLive(name = newName(), id = siteId): Promise<SiteDomains> {
  const { record } = first(await user.request(id, name));
  test.cnames.set(record.name, record.value);
  await test.steps(id, 4);
  return user.get(id);
}

describe('requesting a domain', () => {
  it('returns the DNS record, and sets the site to DOMAIN_VERIFYING, with the former status as returnStatus', async () => {
    const name = newName();
    const state = await user.request(siteId, `https://${name.toUpperCase()}/`);
    expect(state).toMatchObject({ status: 'DOMAIN_VERIFYING', returnStatus: 'DRAFT', live: null, isAllowed: true });
    expect(state.domains).toMatchObject([
      {
        name,
        state: 'waiting',
        record: { type: 'CNAME', name, host: name.replace('.example.jp', ''), zone: 'example.jp' },
        until: new Date(NOON + 72 * HOUR).toISOString(),
      },
    ]);
    expect(first(state).record.value).toMatch(/^[0-9a-z]{26}\.cname\.sites\.example\.com$/);
  });

  it('returns an internationalised name in ASCII and in Unicode', async () => {
    expect(first(await user.request(siteId, 'お店.例え.jp'))).toMatchObject({
      name: 'xn--t8jz70l.xn--r8jz45g.jp',
      shownName: 'お店.例え.jp',
    });
  });

  it.each([
    ['example.jp', 'domain domain-apex'],
    ['example.co.jp', 'domain domain-apex'],
    ['not a domain', 'domain domain-malformed'],
    ['a.sites.example.com', 'domain domain-reserved'],
    [`${'a'.repeat(60)}.example.jp`, 'domain domain-too-long'],
  ])('refuses %s with %s', async (typed, fault) => {
    expect(await faultOf(user.request(siteId, typed))).toBe(fault);
    expect((await user.get(siteId)).status).toBe('DRAFT');
  });

  it('refuses a second domain while the first is being verified, but not after the first is removed', async () => {
    const { token } = first(await user.request(siteId, newName()));
    expect(await faultOf(user.request(siteId, newName()))).toBe('domain-verifying');
    expect(await user.remove(siteId, token)).toMatchObject({ status: 'DRAFT', returnStatus: null, domains: [] });
    expect((await user.request(siteId, newName())).status).toBe('DOMAIN_VERIFYING');
  });

  it('refuses a domain if the plan does not include domains', async () => {
    const light = await test.people.add('USER', test.accounts.OEM, { planId: 'trial' });
    const { id } = await test.as(light).create({ name: 'A site' });
    expect(await faultOf(test.domainsAs(light).request(id, newName()))).toBe('domain plan-without-domain');
    expect((await test.domainsAs(light).get(id)).isAllowed).toBe(false);
  });

  it('rejects a domain in use with domain-taken, without naming the site that uses the domain', async () => {
    const state = await goLive();
    const stranger = await test.people.add('USER', test.accounts.OEM, { planId: 'ep' });
    const { id } = await test.as(stranger).create({ name: 'Another site' });
    const refusal = await refusalOf(test.domainsAs(stranger).request(id, state.live ?? ''));
    expect(refusal).toEqual({ code: 'invalid-input', fields: [{ path: 'domain', rule: 'domain-taken' }] });
    expect((await test.domainsAs(stranger).get(id)).domains).toEqual([]);
  });

  it('returns not-found for a site outside the tree', async () => {
    const stranger = test.domainsAs(test.accounts.STRANGER);
    for (const call of [() => stranger.get(siteId), () => stranger.request(siteId, newName()), () => stranger.check(siteId)])
      expect(await faultOf(call())).toBe('not-found');
  });
});

describe('a live domain', () => {
  it('becomes the address of the site, with audit entries of its request and change', async () => {
    const name = newName();
    const state = await goLive(name);
    expect(state).toMatchObject({ status: 'DRAFT', returnStatus: null, live: name, url: `https://${name}` });
    expect(first(state)).toMatchObject({ state: 'live', advice: { code: 'none', by: 'none' }, until: null });
    expect(first(state).certificateEndsAt).not.toBeNull();
    const { site } = await test.as(owner).get(siteId);
    expect([site.customDomain, site.url]).toEqual([name, `https://${name}`]);
    const { entries } = await auditStore(test.table).list(scopeOf(owner.id), { after: undefined, limit: 10 });
    expect(entries.map(({ action, actor }) => [action, actor === null ? 'product' : actor.id])).toEqual(
      expect.arrayContaining([
        ['site.domain-change', 'product'],
        ['site.domain-request', owner.id],
      ]),
    );
  });

  it('keeps the site published if it was published while the domain was being verified', async () => {
    const { record } = first(await user.request(siteId, newName()));
    const { site } = await test.as(owner).get(siteId);
    await test.as(owner).publish(siteId, site.working);
    expect(await user.get(siteId)).toMatchObject({ status: 'DOMAIN_VERIFYING', returnStatus: 'PUBLISH' });
    test.cnames.set(record.name, record.value);
    await test.steps(siteId, 4);
    expect(await user.get(siteId)).toMatchObject({ status: 'PUBLISH', live: record.name });
  });

  it('is replaced by another domain without an interruption', async () => {
    const former = (await goLive()).live;
    test.time.now += MINUTE;
    const next = first(await user.request(siteId, newName()));
    expect((await user.get(siteId)).live).toBe(former);
    test.cnames.set(next.record.name, next.record.value);
    await test.steps(siteId, 2);
    expect((await user.get(siteId)).live).toBe(former);
    await test.steps(siteId, 6);
    const state = await user.get(siteId);
    expect([state.live, state.domains.map(({ name }) => name), test.tenants.size]).toEqual([next.name, [next.name], 1]);
  });

  it('returns the site to the default address immediately when removed, and its tenant is deleted afterwards', async () => {
    const { domains, defaultUrl } = await goLive();
    const state = await user.remove(siteId, domains[0]?.token ?? '');
    expect(state).toMatchObject({ live: null, url: defaultUrl, domains: [] });
    expect(test.tenants.size).toBe(1);
    await test.steps(siteId, 3);
    expect([test.tenants.size, await test.domains.ofSite(siteId)]).toEqual([0, []]);
  });

  it('returns the site to its default address when its CNAME is removed, and to the domain when the CNAME returns', async () => {
    const name = (await goLive()).live ?? '';
    const target = test.cnames.get(name) ?? '';
    test.cnames.delete(name);
    await test.steps(siteId, 2);
    const failing = await user.get(siteId);
    expect([failing.live, first(failing).state, first(failing).advice]).toEqual([
      null,
      'failing',
      { code: 'add-record', by: 'dns-manager' },
    ]);
    test.cnames.set(name, target);
    await test.steps(siteId, 5);
    expect((await user.get(siteId)).live).toBe(name);
  });
});

describe('a domain request', () => {
  it('ends after 72 hours, restores the former status of the site, and can be renewed with the same record', async () => {
    const request = first(await user.request(siteId, newName()));
    test.time.now = NOON + 72 * HOUR;
    await test.steps(siteId);
    const ended = await user.get(siteId);
    expect([ended.status, first(ended).state, first(ended).advice]).toEqual(['DRAFT', 'ended', { code: 'renew', by: 'owner' }]);
    const renewed = await user.renew(siteId, request.token);
    expect(renewed).toMatchObject({ status: 'DOMAIN_VERIFYING', domains: [{ state: 'waiting', record: request.record }] });
    expect(first(renewed).until).toBe(new Date(NOON + 144 * HOUR).toISOString());
    expect(await faultOf(user.renew(siteId, request.token))).toBe('transition-refused');
  });

  it('gets one check job for all checks that are requested within a few seconds', async () => {
    await user.request(siteId, newName());
    const jobs = async () => (await test.dependencies.jobs.listOverdue(10_000)).filter(({ kind }) => kind === 'check-domain').length;
    test.time.now = NOON + 20_000;
    const before = await countAt(jobs);
    await Promise.all(Array.from({ length: 5 }, () => user.check(siteId)));
    expect(await countAt(jobs)).toBe(before + 1);
    test.time.now += 20_000;
    await user.check(siteId);
    expect(await countAt(jobs)).toBe(before + 2);
  });

  /** Calls `count` at a time when every job is overdue. */
  async function countAt(count: () => Promise<number>): Promise<number> {
    const { now } = test.time;
    test.time.now = now + 24 * HOUR;
    const found = await count();
    test.time.now = now;
    return found;
  }

  it('can include a www. twin; the twin goes live and is removed together with the domain', async () => {
    const name = newName();
    const { domains } = await user.request(siteId, name, true);
    expect(domains.map((domain) => [domain.name, domain.isTwin])).toEqual([
      [name, false],
      [`www.${name}`, true],
    ]);
    expect(await faultOf(user.addTwin(siteId, domains[0]?.token ?? ''))).toBe('transition-refused');
    for (const { record } of domains) test.cnames.set(record.name, record.value);
    await test.steps(siteId, 5);
    const state = await user.get(siteId);
    expect([state.live, state.domains.map((domain) => domain.state)]).toEqual([name, ['live', 'live']]);
    expect((await user.remove(siteId, domains[0]?.token ?? '')).domains).toEqual([]);
    await test.steps(siteId, 3);
    expect(test.tenants.size).toBe(0);
  });

  it('allows sending its DNS instructions by e-mail ten times an hour', async () => {
    const { token } = first(await user.request(siteId, newName()));
    for (let count = 0; count < 10; count += 1) expect(await user.sendInstructions(siteId, token, 'dns@example.com')).toBeNull();
    expect(await faultOf(user.sendInstructions(siteId, token, 'dns@example.com'))).toBe('too-many-requests');
  });

  it('is answered with not-found under another site, and is refused for an expired site', async () => {
    const { token } = first(await user.request(siteId, newName()));
    const other = await anotherSite();
    for (const call of [user.remove, user.renew, user.addTwin]) expect(await faultOf(call(other, token))).toBe('not-found');
    await test.table.update(siteKey(other), { set: { status: 'EXPIRED' } });
    expect(await faultOf(user.request(other, newName()))).toBe('site-expired');
  });

  it('uses the next connection group if one is full, and waits for capacity if all are full', async () => {
    for (const _ of [1, 2]) await goLive(newName(), await anotherSite());
    const third = await anotherSite();
    expect(first(await user.request(third, newName())).record.value).toMatch(/\.cname-2\.sites\.example\.com$/);
    const { record, token } = first(await user.get(third));
    test.cnames.set(record.name, record.value);
    for (const spare of ['a', 'b', 'c']) test.tenants.set(spare, 'attached');
    await test.steps(third, 2);
    expect(first(await user.get(third)).advice).toEqual({ code: 'wait-for-capacity', by: 'product' });
    await user.remove(third, token);
  });
});

it('the operator’s list of domains returns all domains in pages, sorted by name, with the used quotas', async () => {
  const names = [newName(), newName(), newName()].toSorted();
  for (const name of names) await goLive(name, await anotherSite());
  const operator = test.domainsAs(test.accounts.MASTER);
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await operator.list({ state: 'live', limit: 2, ...(cursor !== undefined && { cursor }) });
    found.push(...page.domains.map(({ name }) => name));
    expect(page.quota.groups.map(({ id }) => id)).toEqual(['cname', 'cname-2']);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(found).toEqual(found.toSorted());
  expect(found).toEqual(expect.arrayContaining(names));
  expect(await faultOf(operator.list({ limit: 2, cursor: 'x' }))).toBe('query.cursor invalid');
});

it('the operator’s list of domains searches and exports by part of a name, in ASCII or Unicode', async () => {
  const label = randomIds.ulid().toLowerCase();
  await user.request(siteId, `森${label}.shop.example.jp`);
  const { name, shownName } = first(await user.get(siteId));
  const other = newName();
  await user.request(await anotherSite(), other);
  const operator = test.domainsAs(test.accounts.MASTER);
  const found = async (keyword: string) => (await operator.list({ keyword, limit: 50 })).domains.map((domain) => domain.name);
  for (const keyword of [label, label.toUpperCase(), shownName, `森${label}`, name]) expect(await found(keyword)).toEqual([name]);
  expect(await found('nowhere.invalid')).toEqual([]);
  const [head = '', row = '', ...others] = (await operator.export({ keyword: label })).csv.trim().split('\r\n');
  expect(head).toContain('Domain');
  expect(row).toContain(name);
  expect(row).toContain('Waiting for CNAME');
  expect([others, row.includes(other)]).toEqual([[], false]);
});
