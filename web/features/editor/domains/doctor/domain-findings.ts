import type { DnsFinding, DomainAdvice, SiteDomain } from '#shared/model/domains/custom-domain.ts';

export type Tone = 'done' | 'problem' | 'waiting';

/** Returns the message key for a domain: the code of its advice, or `checking` before the first check. */
export const adviceKey = ({ checkedAt, state, advice }: SiteDomain): DomainAdvice['code'] | 'checking' =>
  checkedAt === null && state === 'waiting' ? 'checking' : advice.code;

/** Returns the message key above the advice for a domain that is or was live but does not work; `null` for any other domain. */
export function brokenKey({ state, advice }: SiteDomain): 'live' | 'failing' | 'recovering' | null {
  if (state === 'failing' || state === 'recovering') return state;
  return state === 'live' && advice.code !== 'none' ? 'live' : null;
}

/** Returns the tone of a domain: `problem` if a person has to act. A record that is not set yet is not a problem. */
export function toneOf(domain: SiteDomain): Tone {
  const { advice, state } = domain;
  if (advice.code === 'none') return 'done';
  if (state === 'failing') return 'problem';
  if (advice.by === 'product' || advice.code === 'add-record' || adviceKey(domain) === 'checking') return 'waiting';
  return 'problem';
}

/** Returns the records or issuers that were found instead of the expected ones. */
export function foundValues(finding: DnsFinding): readonly string[] {
  if ('targets' in finding) return finding.targets;
  return 'issuers' in finding ? finding.issuers : [];
}

/** Whether the record has to be set or changed at the provider. */
export const needsRecord = ({ state, advice }: SiteDomain): boolean => state === 'waiting' || advice.by === 'dns-manager';
