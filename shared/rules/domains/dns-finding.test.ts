import { describe, expect, it, test } from 'vitest';
import { dnsFinding } from '#shared/rules/domains/dns-finding.ts';

const TARGET = '01jd.cname.sites.example';
const find = (answer: Partial<Parameters<typeof dnsFinding>[0] & object>) =>
  dnsFinding({ cnames: [], addresses: [], issuers: null, ...answer }, TARGET);

describe('dnsFinding', () => {
  it('returns unknown without an answer of the DNS', () => {
    expect(dnsFinding(undefined, TARGET)).toEqual({ code: 'unknown' });
  });

  test.each([
    ['no record', {}, { code: 'absent' }],
    ['the required record', { cnames: [TARGET] }, { code: 'correct' }],
    ['other spellings of the required record', { cnames: ['01JD.CNAME.Sites.Example.'] }, { code: 'correct' }],
    [
      'the target of another request',
      { cnames: ['02jd.cname.sites.example'] },
      { code: 'points-elsewhere', targets: ['02jd.cname.sites.example'] },
    ],
    ['another host', { cnames: ['old.host.example'] }, { code: 'points-elsewhere', targets: ['old.host.example'] }],
    ['addresses', { addresses: ['192.0.2.7'] }, { code: 'points-elsewhere', targets: ['192.0.2.7'] }],
    ['two records', { cnames: [TARGET, 'old.host.example'] }, { code: 'several-records', targets: [TARGET, 'old.host.example'] }],
    ['a proxy', { addresses: ['104.16.0.1', '172.67.255.255'] }, { code: 'proxied', targets: ['104.16.0.1', '172.67.255.255'] }],
    [
      'a proxy and another address',
      { addresses: ['104.16.0.1', '192.0.2.7'] },
      { code: 'points-elsewhere', targets: ['104.16.0.1', '192.0.2.7'] },
    ],
    [
      'the address before the ranges of the proxy',
      { addresses: ['104.15.255.255'] },
      { code: 'points-elsewhere', targets: ['104.15.255.255'] },
    ],
    ['the address after the ranges of the proxy', { addresses: ['104.28.0.0'] }, { code: 'points-elsewhere', targets: ['104.28.0.0'] }],
    ['an IPv6 address', { addresses: ['2606:4700::1'] }, { code: 'points-elsewhere', targets: ['2606:4700::1'] }],
    ['issuers without Amazon', { cnames: [TARGET], issuers: ['letsencrypt.org'] }, { code: 'caa-forbids', issuers: ['letsencrypt.org'] }],
    ['no issuer at all', { cnames: [TARGET], issuers: [] }, { code: 'caa-forbids', issuers: [] }],
    ['issuers with Amazon', { cnames: [TARGET], issuers: ['letsencrypt.org', 'Amazon.com'] }, { code: 'correct' }],
    [
      'issuers of a domain that points elsewhere',
      { cnames: ['x.example'], issuers: [] },
      { code: 'points-elsewhere', targets: ['x.example'] },
    ],
  ])('classifies %s', (_, answer, finding) => {
    expect(find(answer)).toEqual(finding);
  });
});
