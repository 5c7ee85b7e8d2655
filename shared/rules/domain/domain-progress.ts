import type { CertificateState, DnsFinding, DomainState } from '#shared/model/site/custom-domain.ts';

/** Times are epoch milliseconds. */
export interface DomainProgress {
  state: DomainState;
  /** When it was asked for, or renewed. */
  requestedAt: number;
  /** Since when the domain is no longer live; `null` unless it is failing or recovering. */
  failingSince: number | null;
  /** How often in a row the DNS or the certificate was wrong. */
  misses: number;
}

/** What is known of the world outside. `unknown`: the control plane did not answer. */
export interface DomainObservation {
  dns: DnsFinding;
  certificate: CertificateState | 'unknown';
  /** Whether the wish may have the name: no other wish has a claim on it. */
  mayHoldName: boolean;
}

/** What the owner is told by e-mail. `given-up`: the time is over without a proof; `lost`: the name went to another wish. */
export type DomainNotice = 'live' | 'failing' | 'given-up' | 'lost';
/** What to do at the control plane. Each is idempotent, and repeated until the observation shows it done. */
export type DomainAction = 'create-tenant' | 'attach-certificate' | 'remove-tenant';

export interface DomainStep {
  next: DomainProgress;
  /**
   * What becomes of the claim on the name, together with the state. `keep`: a claim from before stays until the tenant is seen to be
   * gone, so that a name never has two tenants.
   */
  claim: 'hold' | 'keep' | 'release';
  action: DomainAction | null;
  notice: DomainNotice | null;
  /** When to look again; `null`: never by itself. */
  checkAt: number | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a wish has from its request to going live. */
const VERIFYING_MAX_MS = 72 * HOUR_MS;
/** How long a failing domain is watched before its wish ends. */
const FAILING_MAX_MS = 30 * DAY_MS;
const MISSES_TO_FAIL = 2;
const VERIFYING_CHECK_MS = 3 * MINUTE_MS;
/** The second look after a miss, and the watch over a failing domain. */
const FAILING_CHECK_MS = HOUR_MS;
const LIVE_CHECK_MS = DAY_MS;

/** Whether a wish in this state keeps the name from other wishes. */
const holdsName = (state: DomainState): boolean => ['issuing', 'live', 'recovering'].includes(state);
/** Whether the site waits for the domain: its status is DOMAIN_VERIFYING. */
export const isVerifying = (state: DomainState): boolean => state === 'waiting' || state === 'issuing';

/** CAA records matter to new certificates only. */
const pointsHere = ({ dns }: DomainObservation): boolean => dns.code === 'correct' || dns.code === 'caa-forbids';
const pointsElsewhere = (seen: DomainObservation): boolean => !pointsHere(seen) && seen.dns.code !== 'unknown';
const isServing = (seen: DomainObservation): boolean => pointsHere(seen) && seen.certificate === 'attached';
const isMiss = (seen: DomainObservation): boolean => pointsElsewhere(seen) || ['none', 'failed'].includes(seen.certificate);

/** Brings the certificate towards `attached`; one that failed is made again with its tenant. */
const TOWARDS_CERTIFICATE: Readonly<Record<DomainObservation['certificate'], DomainAction | null>> = {
  none: 'create-tenant',
  pending: null,
  issued: 'attach-certificate',
  attached: null,
  failed: 'remove-tenant',
  unknown: null,
};

const removal = ({ certificate }: DomainObservation): DomainAction | null => (certificate === 'none' ? null : 'remove-tenant');

/** The end of the time that a wish has in its state; infinite if it is live or ended. */
export function endOf({ state, requestedAt, failingSince }: Pick<DomainProgress, 'state' | 'requestedAt' | 'failingSince'>): number {
  if (isVerifying(state)) return requestedAt + VERIFYING_MAX_MS;
  return failingSince === null ? Number.POSITIVE_INFINITY : failingSince + FAILING_MAX_MS;
}

/** How long to wait until the next look. What is being set up or removed is looked at often. */
function interval({ state, misses }: DomainProgress, action: DomainAction | null): number {
  if (action === 'remove-tenant' || ['waiting', 'issuing', 'recovering'].includes(state)) return VERIFYING_CHECK_MS;
  return state === 'live' && misses === 0 ? LIVE_CHECK_MS : FAILING_CHECK_MS;
}

function claimOf(state: DomainState, { certificate }: DomainObservation): DomainStep['claim'] {
  if (holdsName(state)) return 'hold';
  return certificate === 'none' ? 'release' : 'keep';
}

/** Takes the state, and looks again after its interval, or when its time is over. */
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

/** For the CNAME, with no claim on the name: `waiting` or `failing`. */
function waitForRecord(from: DomainProgress, seen: DomainObservation, now: number): DomainStep {
  if (seen.dns.code !== 'correct' || !seen.mayHoldName) return step(from, seen, now, { action: removal(seen) });
  const state = from.state === 'failing' ? 'recovering' : 'issuing';
  return step({ ...from, state, misses: 0 }, seen, now, { action: TOWARDS_CERTIFICATE[seen.certificate] });
}

/** For the certificate, with the name claimed: `issuing` or `recovering`. */
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
 * The next step of the wish for a domain. It may be taken at any time, any number of times and after any loss: it depends on what
 * is observed now, never on the success of a step before.
 *
 * 1. A wish that is not live 72 hours after its request ends, whatever is observed; one that fails for 30 days does too.
 * 2. A wish that held a name which another one holds now ends.
 * 3. A correct CNAME takes the name, then the tenant and its certificate are made, then the domain is live.
 * 4. The second miss in a row makes a live domain fail. Its CNAME is the proof that brings it back. What is unknown is no miss.
 */
export function domainStep(from: DomainProgress, seen: DomainObservation, now: number): DomainStep {
  if (from.state === 'ended') return ended(from, null, seen, now);
  if (from.state !== 'live' && now >= endOf(from)) return ended(from, 'given-up', seen, now);
  if (from.state !== 'waiting' && !seen.mayHoldName) return ended(from, 'lost', seen, now);
  if (from.state === 'live') return watchLive(from, seen, now);
  return from.state === 'issuing' || from.state === 'recovering' ? waitForCertificate(from, seen, now) : waitForRecord(from, seen, now);
}
