import type { CertificateState, DnsFinding, DomainState } from '#shared/model/domains/custom-domain.ts';

/** The progress of a domain request. Times are epoch milliseconds. */
export interface DomainProgress {
  state: DomainState;
  /** When the domain was requested, or renewed. */
  requestedAt: number;
  /** Since when the domain is no longer live; `null` unless it is failing or recovering. */
  failingSince: number | null;
  /** The number of consecutive checks in which the DNS or the certificate was wrong. */
  misses: number;
}

/** The observed state of DNS and control plane. `unknown`: the control plane did not answer. */
export interface DomainObservation {
  dns: DnsFinding;
  certificate: CertificateState | 'unknown';
  /** Whether the request may claim the name, because no other request has a claim on it. */
  mayHoldName: boolean;
}

/**
 * The notice that is e-mailed to the owner. `given-up`: the time limit has passed without a correct CNAME; `lost`: another request has
 * claimed the name.
 */
export type DomainNotice = 'live' | 'failing' | 'given-up' | 'lost';
/** The action at the control plane. Every action is idempotent, and is repeated until an observation shows its result. */
export type DomainAction = 'create-tenant' | 'attach-certificate' | 'remove-tenant';

export interface DomainStep {
  next: DomainProgress;
  /**
   * The change of the claim on the name, together with the state. `keep`: an existing claim remains until the tenant is observed to be
   * deleted, so that a name never has two tenants.
   */
  claim: 'hold' | 'keep' | 'release';
  action: DomainAction | null;
  notice: DomainNotice | null;
  /** When to check again; `null`: no further check is scheduled. */
  checkAt: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The time limit from the request to going live. */
const VERIFYING_MAX_MS = 72 * HOUR_MS;
/** The time limit of a failing domain before it ends. */
const FAILING_MAX_MS = 30 * DAY_MS;
const MISSES_TO_FAIL = 2;
const VERIFYING_CHECK_MS = 3 * MINUTE_MS;
/** The interval before the second check after a miss, and between checks of a failing domain. */
const FAILING_CHECK_MS = HOUR_MS;
const LIVE_CHECK_MS = DAY_MS;

/** Whether a request in this state holds the name against other requests. */
const holdsName = (state: DomainState): boolean => ['issuing', 'live', 'recovering'].includes(state);
/** Whether the site waits for the domain: its status is DOMAIN_VERIFYING. */
export const isVerifying = (state: DomainState): boolean => state === 'waiting' || state === 'issuing';

/** Whether the DNS points to the product. CAA records matter only for new certificates. */
const pointsHere = ({ dns }: DomainObservation): boolean => dns.code === 'correct' || dns.code === 'caa-forbids';
const pointsElsewhere = (seen: DomainObservation): boolean => !pointsHere(seen) && seen.dns.code !== 'unknown';
const isServing = (seen: DomainObservation): boolean => pointsHere(seen) && seen.certificate === 'attached';
const isMiss = (seen: DomainObservation): boolean => pointsElsewhere(seen) || ['none', 'failed'].includes(seen.certificate);

/** The action that brings the certificate towards `attached`. A failed certificate is created again together with its tenant. */
const TOWARDS_CERTIFICATE: Readonly<Record<DomainObservation['certificate'], DomainAction | null>> = {
  none: 'create-tenant',
  pending: null,
  issued: 'attach-certificate',
  attached: null,
  failed: 'remove-tenant',
  unknown: null,
};

const removal = ({ certificate }: DomainObservation): DomainAction | null => (certificate === 'none' ? null : 'remove-tenant');

/** Returns the end of the time limit of a domain in its state; infinite if it is live or ended. */
export function endOf({ state, requestedAt, failingSince }: Pick<DomainProgress, 'state' | 'requestedAt' | 'failingSince'>): number {
  if (isVerifying(state)) return requestedAt + VERIFYING_MAX_MS;
  return failingSince === null ? Number.POSITIVE_INFINITY : failingSince + FAILING_MAX_MS;
}

/** Returns the interval until the next check, which is short during set-up and removal. */
function interval({ state, misses }: DomainProgress, action: DomainAction | null): number {
  if (action === 'remove-tenant' || ['waiting', 'issuing', 'recovering'].includes(state)) return VERIFYING_CHECK_MS;
  return state === 'live' && misses === 0 ? LIVE_CHECK_MS : FAILING_CHECK_MS;
}

function claimOf(state: DomainState, { certificate }: DomainObservation): DomainStep['claim'] {
  if (holdsName(state)) return 'hold';
  return certificate === 'none' ? 'release' : 'keep';
}

/** Enters the state, and schedules the next check after its interval or at its time limit. */
function step(
  next: DomainProgress,
  seen: DomainObservation,
  now: number,
  { action = null, notice = null }: Partial<Pick<DomainStep, 'action' | 'notice'>> = {},
): DomainStep {
  const isOver = next.state === 'ended' && action === null;
  const checkAt = isOver ? null : Math.min(now + interval(next, action), endOf(next));
  return { next, claim: claimOf(next.state, seen), action, notice, checkAt };
}

const becameLive = (from: DomainProgress, seen: DomainObservation, now: number): DomainStep =>
  step({ ...from, state: 'live', failingSince: null, misses: 0 }, seen, now, { notice: 'live' });

function ended(from: DomainProgress, notice: DomainNotice | null, seen: DomainObservation, now: number): DomainStep {
  return step({ ...from, state: 'ended', failingSince: null, misses: 0 }, seen, now, { action: removal(seen), notice });
}

/** Waits for the CNAME without a claim on the name: state `waiting` or `failing`. */
function waitForRecord(from: DomainProgress, seen: DomainObservation, now: number): DomainStep {
  if (seen.dns.code !== 'correct' || !seen.mayHoldName) return step(from, seen, now, { action: removal(seen) });
  const state = from.state === 'failing' ? 'recovering' : 'issuing';
  return step({ ...from, state, misses: 0 }, seen, now, { action: TOWARDS_CERTIFICATE[seen.certificate] });
}

/** Waits for the certificate with a claim on the name: state `issuing` or `recovering`. */
function waitForCertificate(from: DomainProgress, seen: DomainObservation, now: number): DomainStep {
  if (isServing(seen)) return becameLive(from, seen, now);
  if (!pointsElsewhere(seen)) return step({ ...from, misses: 0 }, seen, now, { action: TOWARDS_CERTIFICATE[seen.certificate] });
  const misses = from.misses + 1;
  if (misses < MISSES_TO_FAIL) return step({ ...from, misses }, seen, now);
  const state = from.state === 'recovering' ? 'failing' : 'waiting';
  return step({ ...from, state, misses: 0 }, seen, now, { action: removal(seen) });
}

function watchLive(from: DomainProgress, seen: DomainObservation, now: number): DomainStep {
  const repair = pointsElsewhere(seen) ? null : TOWARDS_CERTIFICATE[seen.certificate];
  if (!isMiss(seen)) return step({ ...from, misses: isServing(seen) ? 0 : from.misses }, seen, now, { action: repair });
  const misses = from.misses + 1;
  if (misses < MISSES_TO_FAIL) return step({ ...from, misses }, seen, now, { action: repair });
  return step({ ...from, state: 'failing', failingSince: now, misses: 0 }, seen, now, { action: removal(seen), notice: 'failing' });
}

/**
 * Returns the next step of a domain request. It may run at any time, any number of times and after any loss: it depends on the current
 * observation, never on the success of an earlier step.
 *
 * 1. A request that is not live after 72 hours ends, whatever is observed; so does a request that has been failing for 30 days.
 * 2. A request that held a name which another request holds now ends.
 * 3. A correct CNAME claims the name, then the tenant and its certificate are created, then the domain is live.
 * 4. The second consecutive miss makes a live domain fail. Its CNAME is the proof that restores it. An unknown result is no miss.
 */
export function domainStep(from: DomainProgress, seen: DomainObservation, now: number): DomainStep {
  if (from.state === 'ended') return ended(from, null, seen, now);
  if (from.state !== 'live' && now >= endOf(from)) return ended(from, 'given-up', seen, now);
  if (from.state !== 'waiting' && !seen.mayHoldName) return ended(from, 'lost', seen, now);
  if (from.state === 'live') return watchLive(from, seen, now);
  return from.state === 'issuing' || from.state === 'recovering' ? waitForCertificate(from, seen, now) : waitForRecord(from, seen, now);
}
