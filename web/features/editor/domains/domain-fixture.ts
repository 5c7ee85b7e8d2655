import type { SiteDomain, SiteDomains } from '#shared/model/domains/custom-domain.ts';

export const SITE_ID = 'abcdefghij12';
const TOKEN = '01jd00000000000000000000aa';
const DEFAULT_URL = `https://${SITE_ID}.sites.example.com/`;

/** A request for `www.tea.example.jp` whose CNAME is missing. */
export function testDomain(changes: Partial<SiteDomain> = {}): SiteDomain {
  const name = changes.name ?? 'www.tea.example.jp';
  return {
    token: TOKEN,
    name,
    shownName: name,
    isTwin: false,
    state: 'waiting',
    record: { type: 'CNAME', name, host: 'www.tea', zone: 'example.jp', value: `${TOKEN}.cname.sites.example.com` },
    finding: { code: 'absent' },
    certificate: 'none',
    certificateEndsAt: null,
    advice: { code: 'add-record', by: 'dns-manager' },
    requestedAt: '2026-11-20T05:05:00.000Z',
    until: '2026-11-23T05:05:00.000Z',
    checkedAt: '2026-11-20T05:06:00.000Z',
    failingSince: null,
    ...changes,
  };
}

export const LIVE: Partial<SiteDomain> = {
  state: 'live',
  finding: { code: 'correct' },
  certificate: 'attached',
  certificateEndsAt: '2027-12-20T00:00:00.000Z',
  advice: { code: 'none', by: 'none' },
  until: null,
};

/** The domains of a published site. */
export function testDomains(domains: readonly SiteDomain[], changes: Partial<SiteDomains> = {}): SiteDomains {
  const live = domains.find(({ state }) => state === 'live')?.name ?? null;
  const isVerifying = domains.some(({ state }) => state === 'waiting' || state === 'issuing');
  return {
    domains: [...domains],
    live,
    isAllowed: true,
    status: isVerifying ? 'DOMAIN_VERIFYING' : 'PUBLISH',
    returnStatus: isVerifying ? 'PUBLISH' : null,
    defaultUrl: DEFAULT_URL,
    url: live === null ? DEFAULT_URL : `https://${live}/`,
    ...changes,
  };
}
