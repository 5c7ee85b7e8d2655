import type { CertificateState, DnsFinding, DomainAdvice, DomainState, TenantRefusal } from '#shared/model/domains/custom-domain.ts';
import { isVerifying } from '#shared/rules/domains/domain-progress.ts';

interface CheckedDomain {
  state: DomainState;
  finding: DnsFinding;
  certificate: CertificateState | 'unknown';
  /** Why the tenant of the domain could not be created at the latest check. */
  refusal: TenantRefusal | null;
}

const OF_RECORD: Readonly<Record<DnsFinding['code'], DomainAdvice['code']>> = {
  absent: 'add-record',
  'points-elsewhere': 'change-record',
  'several-records': 'remove-other-records',
  proxied: 'stop-proxy',
  'caa-forbids': 'allow-amazon',
  unknown: 'wait-for-dns',
  correct: 'wait-for-certificate',
};

const OF_REFUSAL: Readonly<Record<TenantRefusal, DomainAdvice['code']>> = {
  'name-in-use': 'free-name',
  'not-proven': 'wait-for-dns',
  'quota-reached': 'wait-for-capacity',
};

const ACTORS: Readonly<Record<DomainAdvice['code'], DomainAdvice['by']>> = {
  'add-record': 'dns-manager',
  'change-record': 'dns-manager',
  'remove-other-records': 'dns-manager',
  'stop-proxy': 'dns-manager',
  'allow-amazon': 'dns-manager',
  'free-name': 'dns-manager',
  'wait-for-dns': 'product',
  'wait-for-certificate': 'product',
  'wait-for-capacity': 'product',
  renew: 'owner',
  none: 'none',
};

function codeFor({ state, finding, certificate, refusal }: CheckedDomain): DomainAdvice['code'] {
  if (state === 'ended') return 'renew';
  if (finding.code !== 'correct') return finding.code === 'unknown' && state === 'live' ? 'none' : OF_RECORD[finding.code];
  if (refusal !== null) return OF_REFUSAL[refusal];
  return state === 'live' && certificate !== 'failed' ? 'none' : 'wait-for-certificate';
}

/**
 * Returns the next action for a domain and the person who has to take it. The console also shows when the time limit of the state
 * ends.
 */
export function domainAdvice(domain: CheckedDomain): DomainAdvice {
  const code = codeFor(domain);
  return { code, by: ACTORS[code] };
}

/** Whether the page of a domain in this state polls every few seconds. */
export const isWatched = (state: DomainState): boolean => isVerifying(state) || state === 'recovering' || state === 'failing';
