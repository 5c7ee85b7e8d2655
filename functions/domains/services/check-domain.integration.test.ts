import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDomain, type CheckDomainDependencies } from '#functions/domains/services/check-domain.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { domainStore, type DomainStore } from '#functions/domains/store/domain-store.ts';
import { eventPartition } from '#functions/platform/keys/keys.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { CertificateState } from '#shared/model/domains/custom-domain.ts';
import { AccountEvent } from '#shared/model/notices/account-event.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { repetitions } from '#test/support/long-run.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const targetOf = ({ token }: { token: string }): string => `${token}.cname.sites.example`;

let test: TestTable;
let store: DomainStore;
let now = NOON;
const clock = () => new Date(now);
beforeAll(async () => {
  test = await startTable();
  store = domainStore(test.table, clock);
});
afterAll(() => test.stop());

/** A name that two sites request, its CNAME, and a control plane that loses calls. */
class World {
  readonly name = `${randomIds.ulid().toLowerCase()}.example.jp`;
  readonly requests: readonly [CustomDomain, CustomDomain];
  readonly tenants = new Map<string, { siteId: string; domain: string; certificate: CertificateState }>();
  readonly sites = new Map<string, Site>();
  readonly notices: string[] = [];
  /** The target of the CNAME; `undefined` while no resolver answers. */
  cname: string | null | undefined = null;
  /** The number of calls until one is lost. */
  callsLeft = Number.POSITIVE_INFINITY;
  readonly check: (id: string) => Promise<void>;

  constructor() {
    const request = () => newDomain({ name: this.name, requestedAt: now });
    this.requests = [request(), request()];
    for (const { siteId: id, ownerId } of this.requests)
      this.sites.set(id, { id, name: 'Shop', ownerId, status: 'PUBLISH', returnStatus: null } as Site);
    this.check = checkDomain(this.#dependencies());
  }

  #call(): void {
    this.callsLeft -= 1;
    if (this.callsLeft < 0) throw new Error('lost');
  }

  #dependencies(): CheckDomainDependencies {
    const { tenants } = this;
    const answered = <T>(value: T): Promise<T> => Promise.resolve(value);
    return {
      domains: store,
      sites: {
        findIncludingDeleted: (_scope, id) => answered(this.sites.get(id)),
        changeStatus: (site, { status, returnStatus, customDomain = site.customDomain ?? null }) => {
          const isSame = this.sites.get(site.id)?.status === site.status;
          if (isSame) this.sites.set(site.id, { ...site, status, returnStatus, customDomain });
          return answered(isSame);
        },
      },
      clock,
      ids: randomIds,
      targetOf,
      mailsAbout: (_site, domain, notice) => {
        this.notices.push(`${this.requests.findIndex(({ token }) => token === domain.token)} ${notice}`);
        return [];
      },
      certificates: { endOf: () => answered(undefined) },
      dns: {
        lookUp: async () =>
          this.cname === undefined
            ? undefined
            : answered({ cnames: this.cname === null ? [] : [this.cname], addresses: [], issuers: null }),
      },
      tenants: {
        read: async (token) => answered(tenants.get(token)?.certificate ?? 'none'),
        create: async ({ token, siteId, domain }) => {
          this.#call();
          if (this.cname !== targetOf({ token })) return 'not-proven';
          if ([...tenants].some(([other, tenant]) => other !== token && tenant.domain === domain)) return 'name-in-use';
          if (!tenants.has(token)) tenants.set(token, { siteId, domain, certificate: 'pending' });
          return answered(null);
        },
        attachCertificate: async (token) => {
          this.#call();
          const tenant = tenants.get(token);
          if (tenant?.certificate === 'issued') tenant.certificate = 'attached';
          return answered(undefined);
        },
        remove: async (token) => {
          this.#call();
          tenants.delete(token);
          return answered(undefined);
        },
      },
    };
  }

  async start(): Promise<void> {
    for (const request of this.requests) await store.add(request);
  }

  /** Issues the certificates that ACM can validate. */
  issue(): void {
    for (const [token, tenant] of this.tenants)
      if (tenant.certificate === 'pending' && this.cname === targetOf({ token })) tenant.certificate = 'issued';
  }

  /** Checks the domains that are due, as the sweep does. */
  async sweep(): Promise<void> {
    this.issue();
    const own = new Set(this.requests.map(({ siteId, token }) => `${siteId}#${token}`));
    const due = (await store.listDue(1_000)).filter((id) => own.has(id));
    await Promise.allSettled(due.map((id) => this.check(id)));
  }

  /** Sweeps every three minutes. */
  async run(minutes: number): Promise<void> {
    for (let passed = 0; passed < minutes; passed += 3) {
      now += 3 * MINUTE;
      await this.sweep();
    }
  }

  async states(): Promise<string[]> {
    const found = await Promise.all(this.requests.map(({ siteId, token }) => store.read(`${siteId}#${token}`)));
    return found.map((domain) => domain?.state ?? 'gone');
  }

  statuses(): string[] {
    return this.requests.map(({ siteId }) => {
      const site = this.sites.get(siteId);
      return site ? [site.status, ...(site.returnStatus === null ? [] : [site.returnStatus])].join(' ') : 'gone';
    });
  }

  /** Removes a domain request as its owner. */
  async withdraw(position: 0 | 1): Promise<void> {
    const { siteId, token } = this.requests[position];
    const found = await store.read(`${siteId}#${token}`);
    if (found) expect(await store.withdraw(found, { version: randomIds.ulid(), at: clock() })).toBe(true);
  }

  async assertOneSite(): Promise<void> {
    const claim = await store.claimOn(this.name);
    for (const [token, { siteId }] of this.tenants) expect({ siteId, token }).toEqual(claim);
    expect(this.tenants.size).toBeLessThanOrEqual(1);
  }
}

async function startWorld(): Promise<World> {
  now = NOON;
  const world = new World();
  await world.start();
  return world;
}

describe('checkDomain', () => {
  it('makes the domain live after its CNAME is set, and notifies its owner once', async () => {
    const world = await startWorld();
    await world.run(9);
    expect(await world.states()).toEqual(['waiting', 'waiting']);
    world.cname = targetOf(world.requests[1]);
    await world.run(30);
    expect(await world.states()).toEqual(['waiting', 'live']);
    expect([...world.tenants.values()]).toMatchObject([{ siteId: world.requests[1].siteId, certificate: 'attached' }]);
    expect(world.notices).toEqual(['1 live']);
    const [, { ownerId: owner, siteId }] = world.requests;
    expect(await test.table.queryAll({ pk: eventPartition(owner) }, AccountEvent)).toMatchObject([
      { kind: 'domain-live', siteId, name: world.name },
    ]);
    expect(world.statuses()).toEqual(['DOMAIN_VERIFYING PUBLISH', 'PUBLISH']);
  });

  it('ends a domain that its owner removes, and deletes it with its tenant and claim', async () => {
    const world = await startWorld();
    world.cname = targetOf(world.requests[0]);
    await world.run(30);
    await world.withdraw(0);
    await world.withdraw(1);
    await world.run(9);
    expect(await world.states()).toEqual(['gone', 'gone']);
    expect([world.tenants.size, await store.claimOn(world.name), world.statuses()]).toEqual([0, undefined, ['PUBLISH', 'PUBLISH']]);
    expect(world.notices).toEqual(['0 live']);
  });

  it('keeps the domain of a site in the trash, without e-mails about it, until the site is removed (R-9.70)', async () => {
    const world = await startWorld();
    world.cname = targetOf(world.requests[0]);
    await world.run(30);
    const [{ siteId, token }] = world.requests;
    const site = world.sites.get(siteId) as Site;
    const trashed = { ...site, deletedAt: clock().toISOString(), trashedUntil: new Date(now + 30 * DAY).toISOString() };
    world.sites.set(siteId, trashed);
    world.cname = null;
    now += DAY;
    await world.run(30);
    expect((await world.states())[0]).not.toMatch(/gone|ended/);
    expect([world.tenants.has(token), world.statuses()[0], world.notices]).toEqual([true, site.status, ['0 live']]);
    world.sites.set(siteId, { ...trashed, isClearing: true });
    now += DAY;
    await world.run(30);
    expect((await world.states())[0]).toBe('gone');
  });

  it('ends the requests of a deleted site', async () => {
    const world = await startWorld();
    world.cname = targetOf(world.requests[0]);
    await world.run(30);
    const [{ siteId, token }] = world.requests;
    world.sites.set(siteId, { ...(world.sites.get(siteId) as Site), deletedAt: clock().toISOString() });
    now += DAY;
    await world.run(9);
    expect((await world.states())[0]).toBe('gone');
    expect([world.tenants.has(token), await store.claimOn(world.name)]).toEqual([false, undefined]);
  });

  it('ends the former domain of a site once a new domain of the site is live', async () => {
    const world = await startWorld();
    world.cname = targetOf(world.requests[0]);
    await world.run(30);
    const [first] = world.requests;
    const second = { ...first, token: randomIds.ulid().toLowerCase(), name: `new-${world.name}`, requestedAt: now };
    expect(await store.add(second)).toBe(true);
    const states = async () =>
      (await store.ofSite(first.siteId)).map(({ token, state }) => [token === second.token ? 'new' : 'former', state]);
    await world.check(`${second.siteId}#${second.token}`);
    expect(await states()).toEqual([
      ['former', 'live'],
      ['new', 'waiting'],
    ]);
    expect(world.statuses()[0]).toBe('DOMAIN_VERIFYING PUBLISH');
    world.cname = targetOf(second);
    for (let round = 0; round < 10; round += 1) {
      now += 3 * MINUTE;
      world.issue();
      await world.check(`${second.siteId}#${second.token}`);
    }
    expect(await states()).toEqual([
      ['former', 'ended'],
      ['new', 'live'],
    ]);
    await world.check(`${first.siteId}#${first.token}`);
    await world.check(`${first.siteId}#${first.token}`);
    expect(await states()).toEqual([['new', 'live']]);
    expect([[...world.tenants.keys()], world.statuses()[0]]).toEqual([[second.token], 'PUBLISH']);
  });

  it('moves a name within minutes to the request that its CNAME now points to', async () => {
    const world = await startWorld();
    world.cname = targetOf(world.requests[0]);
    await world.run(15);
    world.cname = targetOf(world.requests[1]);
    await world.run(30);
    expect(await world.states()).toEqual(['failing', 'live']);
    expect(world.notices).toEqual(['0 live', '0 failing', '1 live']);
    await world.assertOneSite();
  });

  it('does not give a released name to a request without its DNS record, even after 30 days', async () => {
    const world = await startWorld();
    world.cname = targetOf(world.requests[0]);
    await world.run(30);
    await world.withdraw(0);
    for (const days of [1, 2, 3, 29, 31]) {
      now = NOON + days * DAY;
      await world.run(6);
      expect([world.tenants.size, (await world.states())[0]]).toEqual([0, 'gone']);
    }
    expect((await world.states())[1]).toBe('ended');
  });

  it('leaves requests unchanged while no resolver answers, and ends them after 72 hours', async () => {
    const world = await startWorld();
    world.cname = undefined;
    now = NOON + 3 * DAY - 4 * MINUTE;
    await world.sweep();
    expect(await world.states()).toEqual(['waiting', 'waiting']);
    now = NOON + 3 * DAY;
    await world.sweep();
    expect(await world.states()).toEqual(['ended', 'ended']);
    expect(world.notices.toSorted()).toEqual(['0 given-up', '1 given-up']);
  });

  const event = fc.record({
    points: fc.constantFrom(0, 1, null, undefined),
    minutes: fc.constantFrom(0, 3, 6, 60, 24 * 60),
    callsLeft: fc.constantFrom(0, 1, Number.POSITIVE_INFINITY),
    overlaps: fc.boolean(),
  });
  it('serves a name only on the site that has its claim, even if CNAMEs move, calls fail, or checks overlap or are late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12, size: 'max' }), async (events) => {
        const world = await startWorld();
        for (const { points, minutes, callsLeft, overlaps } of events) {
          world.cname = typeof points === 'number' ? targetOf(world.requests[points === 0 ? 0 : 1]) : points;
          world.callsLeft = callsLeft;
          now += minutes * MINUTE;
          await Promise.all([world.sweep(), ...(overlaps ? [world.sweep()] : [])]);
          await world.assertOneSite();
        }
        world.callsLeft = Number.POSITIVE_INFINITY;
        world.cname = null;
        for (const days of [1, 3, 35, 36]) {
          now = NOON + days * DAY + events.length * DAY;
          for (let round = 0; round < 4; round += 1) {
            await world.sweep();
            now += 65 * MINUTE;
          }
        }
        expect(await world.states()).toEqual(['ended', 'ended']);
        expect(world.statuses()).toEqual(['PUBLISH', 'PUBLISH']);
        expect(world.tenants.size).toBe(0);
        expect(await store.claimOn(world.name)).toBeUndefined();
      }),
      { numRuns: repetitions(7, 30) },
    );
  }, 120_000);
});
