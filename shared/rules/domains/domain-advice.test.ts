import * as fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { DnsFinding, DomainAdvice, DomainState, TenantRefusal } from '#shared/model/domains/custom-domain.ts';
import { domainAdvice } from '#shared/rules/domains/domain-advice.ts';

const finding = (code: DnsFinding['code']): DnsFinding =>
  DnsFinding.parse({ code, ...(code === 'caa-forbids' ? { issuers: [] } : { targets: ['x.example'] }) });

test.each([
  ['waiting', 'absent', 'none', null, 'add-record', 'dns-manager'],
  ['waiting', 'points-elsewhere', 'none', null, 'change-record', 'dns-manager'],
  ['waiting', 'several-records', 'none', null, 'remove-other-records', 'dns-manager'],
  ['waiting', 'proxied', 'none', null, 'stop-proxy', 'dns-manager'],
  ['issuing', 'caa-forbids', 'pending', null, 'allow-amazon', 'dns-manager'],
  ['waiting', 'unknown', 'none', null, 'wait-for-dns', 'product'],
  ['issuing', 'correct', 'pending', null, 'wait-for-certificate', 'product'],
  ['issuing', 'correct', 'none', 'quota-reached', 'wait-for-capacity', 'product'],
  ['issuing', 'correct', 'none', 'name-in-use', 'free-name', 'dns-manager'],
  ['issuing', 'correct', 'none', 'not-proven', 'wait-for-dns', 'product'],
  ['live', 'correct', 'attached', null, 'none', 'none'],
  ['live', 'unknown', 'attached', null, 'none', 'none'],
  // The certificate could not be renewed.
  ['live', 'caa-forbids', 'attached', null, 'allow-amazon', 'dns-manager'],
  ['failing', 'absent', 'none', null, 'add-record', 'dns-manager'],
  ['ended', 'correct', 'none', null, 'renew', 'owner'],
] as const)('domain %s, DNS %s, certificate %s, refusal %s: advice %s for %s', (state, dns, certificate, refusal, code, by) => {
  expect(domainAdvice({ state, finding: finding(dns), certificate, refusal })).toEqual({ code, by });
});

it('domainAdvice returns advice for every combination, and `none` only for a live domain', () => {
  const options = fc.record({
    state: fc.constantFrom(...DomainState.options),
    finding: fc
      .constantFrom(...(['correct', 'unknown', 'absent', 'points-elsewhere', 'several-records', 'proxied', 'caa-forbids'] as const))
      .map(finding),
    certificate: fc.constantFrom('none', 'pending', 'issued', 'attached', 'failed', 'unknown'),
    refusal: fc.constantFrom(null, ...TenantRefusal.options),
  });
  fc.assert(
    fc.property(options, (domain) => {
      const advice = domainAdvice(domain);
      expect(DomainAdvice.safeParse(advice).success).toBe(true);
      if (advice.code === 'none') expect(domain.state).toBe('live');
    }),
  );
});
