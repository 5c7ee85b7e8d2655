import { describe, expect, it, test } from 'vitest';
import type { DnsFinding } from '#shared/model/domains/custom-domain.ts';
import { type DomainObservation, type DomainProgress, domainStep } from '#shared/rules/domains/domain-progress.ts';

const NOW = Date.UTC(2026, 10, 23);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const from = (state: DomainProgress['state'], progress: Partial<DomainProgress> = {}): DomainProgress => ({
  state,
  requestedAt: NOW,
  failingSince: state === 'failing' || state === 'recovering' ? NOW : null,
  misses: 0,
  ...progress,
});
const finding = (code: DnsFinding['code']): DnsFinding => {
  if (code === 'caa-forbids') return { code, issuers: [] };
  return code === 'correct' || code === 'unknown' || code === 'absent' ? { code } : { code, targets: ['x.example'] };
};
const seen = (dns: DnsFinding['code'], certificate: DomainObservation['certificate'], mayHoldName = true): DomainObservation => ({
  dns: finding(dns),
  certificate,
  mayHoldName,
});
const brief = (progress: DomainProgress, observation: DomainObservation, now = NOW) => {
  const { next, action, notice, checkAt } = domainStep(progress, observation, now);
  return [next.state, action ?? '–', notice ?? '–', checkAt === null ? 'never' : (checkAt - now) / MINUTE];
};

describe('domainStep', () => {
  test.each([
    ['waiting', seen('absent', 'none'), ['waiting', '–', '–', 3]],
    ['waiting', seen('unknown', 'none'), ['waiting', '–', '–', 3]],
    ['waiting', seen('caa-forbids', 'none'), ['waiting', '–', '–', 3]],
    ['waiting', seen('correct', 'none'), ['issuing', 'create-tenant', '–', 3]],
    ['waiting', seen('correct', 'none', false), ['waiting', '–', '–', 3]],
    ['waiting', seen('absent', 'pending'), ['waiting', 'remove-tenant', '–', 3]],
    ['issuing', seen('correct', 'none'), ['issuing', 'create-tenant', '–', 3]],
    ['issuing', seen('correct', 'pending'), ['issuing', '–', '–', 3]],
    ['issuing', seen('correct', 'issued'), ['issuing', 'attach-certificate', '–', 3]],
    ['issuing', seen('correct', 'failed'), ['issuing', 'remove-tenant', '–', 3]],
    ['issuing', seen('correct', 'unknown'), ['issuing', '–', '–', 3]],
    ['issuing', seen('correct', 'attached'), ['live', '–', 'live', 1440]],
    ['issuing', seen('unknown', 'attached'), ['issuing', '–', '–', 3]],
    ['issuing', seen('correct', 'pending', false), ['ended', 'remove-tenant', 'lost', 3]],
    ['live', seen('correct', 'attached'), ['live', '–', '–', 1440]],
    ['live', seen('caa-forbids', 'attached'), ['live', '–', '–', 1440]],
    ['live', seen('unknown', 'unknown'), ['live', '–', '–', 1440]],
    ['live', seen('absent', 'attached'), ['live', '–', '–', 60]],
    ['live', seen('correct', 'none'), ['live', 'create-tenant', '–', 60]],
    ['failing', seen('absent', 'none'), ['failing', '–', '–', 60]],
    ['failing', seen('absent', 'attached'), ['failing', 'remove-tenant', '–', 3]],
    ['failing', seen('correct', 'none'), ['recovering', 'create-tenant', '–', 3]],
    ['failing', seen('correct', 'none', false), ['ended', '–', 'lost', 'never']],
    ['recovering', seen('correct', 'attached'), ['live', '–', 'live', 1440]],
    ['ended', seen('correct', 'none'), ['ended', '–', '–', 'never']],
    ['ended', seen('correct', 'attached'), ['ended', 'remove-tenant', '–', 3]],
    ['ended', seen('correct', 'unknown'), ['ended', 'remove-tenant', '–', 3]],
  ] as const)('from state %s with observation %o returns the expected step', (state, observation, expected) => {
    expect(brief(from(state), observation)).toEqual(expected);
  });

  test.each([
    ['live', 'failing', 'failing'],
    ['issuing', 'waiting', '–'],
    ['recovering', 'failing', '–'],
  ] as const)('moves from %s to %s only at the second consecutive miss', (state, after, notice) => {
    const miss = seen('absent', 'attached');
    const once = domainStep(from(state), miss, NOW).next;
    expect(once).toEqual(from(state, { misses: 1 }));
    expect(domainStep(once, seen('unknown', 'unknown'), NOW).next.state).toBe(state);
    expect(brief(once, miss).slice(0, 3)).toEqual([after, 'remove-tenant', notice]);
    const recovered = domainStep(once, seen('correct', 'pending'), NOW).next;
    expect(state === 'live' ? recovered.misses : domainStep(recovered, miss, NOW).next.state).toBe(state === 'live' ? 1 : state);
  });

  test.each(['waiting', 'issuing'] as const)('ends a domain that is %s exactly 72 hours after its request', (state) => {
    const observation = seen(state === 'waiting' ? 'absent' : 'correct', state === 'waiting' ? 'none' : 'pending');
    expect(brief(from(state), observation, NOW + 72 * HOUR - 1)).toEqual([state, '–', '–', 1 / MINUTE]);
    expect(brief(from(state), observation, NOW + 72 * HOUR).slice(0, 3)).toEqual([
      'ended',
      state === 'waiting' ? '–' : 'remove-tenant',
      'given-up',
    ]);
  });

  it('ends a domain that has been failing for 30 days, however often its CNAME came back', () => {
    expect(brief(from('failing'), seen('absent', 'none'), NOW + 30 * DAY - HOUR)[0]).toBe('failing');
    expect(brief(from('recovering'), seen('correct', 'pending'), NOW + 30 * DAY).slice(0, 3)).toEqual([
      'ended',
      'remove-tenant',
      'given-up',
    ]);
  });
});
