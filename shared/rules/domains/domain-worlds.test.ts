import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CertificateState, DnsFinding } from '#shared/model/domains/custom-domain.ts';
import { type DomainProgress, domainStep, isVerifying } from '#shared/rules/domains/domain-progress.ts';

/**
 * A model with two requests of different accounts for one name, a DNS record and a control plane, in any order of changes, lost calls,
 * repeated steps and time. `owner`: the request whose target the DNS record has.
 */
const NOW = Date.UTC(2026, 10, 23);
const DAY = 24 * 3_600_000;
const REQUESTS = [0, 1] as const;
type Index = (typeof REQUESTS)[number];
type Owner = Index | 'none' | 'unknown';

interface Request {
  progress: DomainProgress;
  certificate: CertificateState;
  notices: string[];
  checkAt: number | null;
}

const newRequest = (): Request => ({
  progress: { state: 'waiting', requestedAt: NOW, failingSince: null, misses: 0 },
  certificate: 'none',
  notices: [],
  checkAt: NOW,
});

class World {
  now = NOW;
  owner: Owner = 'none';
  /** The request with the claim on the name. */
  holder: Index | undefined;
  readonly requests: readonly [Request, Request] = [newRequest(), newRequest()];

  /** CloudFront assigns a name to one tenant at most, and issues a certificate only while the name points at it. */
  act(index: Index, action: string | null): void {
    const request = this.requests[index];
    const isNameTaken = this.requests.some(({ certificate }, other) => other !== index && certificate !== 'none');
    if (action === 'remove-tenant') request.certificate = 'none';
    if (action === 'create-tenant' && request.certificate === 'none' && !isNameTaken) request.certificate = 'pending';
    if (action === 'attach-certificate' && request.certificate === 'issued') request.certificate = 'attached';
  }

  check(index: Index, isActionLost = false): void {
    const request = this.requests[index];
    const dns: DnsFinding =
      this.owner === 'unknown' ? { code: 'unknown' } : this.owner === index ? { code: 'correct' } : { code: 'absent' };
    const mayHoldName = this.holder === undefined || this.holder === index;
    const step = domainStep(request.progress, { dns, certificate: request.certificate, mayHoldName }, this.now);
    if (step.claim === 'hold') this.holder = index;
    else if (step.claim === 'release' && this.holder === index) this.holder = undefined;
    request.progress = step.next;
    request.checkAt = step.checkAt;
    if (step.notice) request.notices.push(step.notice);
    if (!isActionLost) this.act(index, step.action);
  }

  issue(index: Index): void {
    const request = this.requests[index];
    if (request.certificate === 'pending' && this.owner === index) request.certificate = 'issued';
  }

  /** Runs every check at its time, as the reconcile job does, until `until`. */
  run(until: number): void {
    for (;;) {
      const due = Math.min(...this.requests.map(({ checkAt }) => checkAt ?? Number.POSITIVE_INFINITY));
      if (due > until) break;
      this.now = Math.max(this.now, due);
      for (const index of REQUESTS)
        if (this.requests[index].checkAt === due) {
          this.issue(index);
          this.check(index);
        }
    }
    this.now = until;
  }
}

const index = fc.constantFrom<Index>(...REQUESTS);
const event = fc.oneof(
  fc.record({ kind: fc.constant('owner' as const), owner: fc.constantFrom<Owner>(0, 1, 'none', 'unknown') }),
  fc.record({ kind: fc.constant('check' as const), index, isLost: fc.boolean() }),
  fc.record({ kind: fc.constant('issue' as const), index }),
  fc.record({ kind: fc.constant('fail' as const), index }),
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(0, 3, 60, 24 * 60, 72 * 60) }),
);
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;

function apply(world: World, one: Event): void {
  if (one.kind === 'owner') world.owner = one.owner;
  else if (one.kind === 'check') world.check(one.index, one.isLost);
  else if (one.kind === 'issue') world.issue(one.index);
  else if (one.kind === 'wait') world.now += one.minutes * 60_000;
  else if (world.requests[one.index].certificate === 'pending') world.requests[one.index].certificate = 'failed';
}

function assertInvariants(world: World): void {
  const using = REQUESTS.filter((one) => {
    const { progress, certificate } = world.requests[one];
    return certificate !== 'none' || !['waiting', 'failing', 'ended'].includes(progress.state);
  });
  // Only the request with the claim may use the name, so the name has one tenant, proven by its owner's CNAME.
  expect([[], [world.holder]]).toContainEqual(using);
  for (const { progress, checkAt, certificate } of world.requests) {
    // A request without a scheduled check has no action left.
    if (checkAt === null) expect([progress.state, certificate]).toEqual(['ended', 'none']);
    expect(progress.failingSince !== null).toBe(progress.state === 'failing' || progress.state === 'recovering');
  }
}

describe('two requests for one name, in any order of events', () => {
  it('never use the name at the same time, and either have a scheduled check or no work left', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60, size: 'max' }), (events) => {
        const world = new World();
        for (const one of events) {
          apply(world, one);
          assertInvariants(world);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('end within 72 hours, or 30 days of failing, once no DNS record points to the product', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), (events) => {
        const world = new World();
        for (const one of events) apply(world, one);
        world.owner = 'none';
        const { now } = world;
        world.run(now + 3 * DAY);
        expect(world.requests.filter(({ progress }) => isVerifying(progress.state))).toEqual([]);
        world.run(now + 36 * DAY);
        expect(world.requests.map(({ progress, certificate }) => [progress.state, certificate])).toEqual(
          REQUESTS.map(() => ['ended', 'none']),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('give the name to the request that the DNS record points to, unless that request has ended', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40, size: 'max' }), index, (events, owner) => {
        const world = new World();
        for (const one of events) apply(world, one);
        const { now } = world;
        world.owner = owner;
        world.run(now + 3 * DAY);
        const state = world.requests[owner].progress.state;
        expect(['live', 'ended']).toContain(state);
        if (state === 'live') expect(world.holder).toBe(owner);
      }),
      { numRuns: 200 },
    );
  });
});
