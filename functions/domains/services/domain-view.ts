import { domainToUnicode } from 'node:url';
import type { TargetOf } from '#functions/domains/services/domain-target.ts';
import { type CustomDomain, isTwin } from '#functions/domains/store/custom-domain.ts';
import type { SiteDomain } from '#shared/model/domains/custom-domain.ts';
import { domainAdvice } from '#shared/rules/domains/domain-advice.ts';
import { endOf } from '#shared/rules/domains/domain-progress.ts';
import { registrableDomainOf } from '#shared/rules/domains/registrable-domain.ts';

const instantOf = (at: number | null): string | null => (at === null || !Number.isFinite(at) ? null : new Date(at).toISOString());

/** Returns a domain request as the API shows it. */
export function domainView(domain: CustomDomain, targetOf: TargetOf): SiteDomain {
  const { token, name, state, finding, certificate, certificateEndsAt, requestedAt, checkedAt, failingSince } = domain;
  const zone = registrableDomainOf(name) ?? name;
  return {
    token,
    name,
    shownName: domainToUnicode(name),
    isTwin: isTwin(domain),
    state,
    record: { type: 'CNAME', name, host: name.slice(0, -zone.length - 1) || name, zone, value: targetOf(domain) },
    finding,
    certificate,
    certificateEndsAt: instantOf(certificateEndsAt),
    advice: domainAdvice(domain),
    requestedAt: new Date(requestedAt).toISOString(),
    until: state === 'ended' ? null : instantOf(endOf(domain)),
    checkedAt: instantOf(checkedAt),
    failingSince: instantOf(failingSince),
  };
}
