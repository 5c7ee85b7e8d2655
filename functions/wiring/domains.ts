import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { checkDomain } from '#functions/domain/custom-domain/check-domain.ts';
import { domainMails } from '#functions/domain/custom-domain/domain-mails.ts';
import { domainTargets } from '#functions/domain/custom-domain/domain-target.ts';
import { ENVIRONMENT } from '#functions/environment.ts';
import { dns } from '#functions/gateways/dns.ts';
import { cloudFrontTenants } from '#functions/gateways/domain-tenants.ts';
import { localCertificates, servedCertificates } from '#functions/gateways/served-certificates.ts';
import { domainStore } from '#functions/store/domain/domain-store.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { type Environment, requireVariable } from '#functions/wiring/base.ts';
import { systemClock, systemIds } from '#functions/wiring/clock.ts';

/** CloudFront's control plane throttles calls with errors that the SDK retries with increasing delays. */
const CLOUDFRONT_ATTEMPTS = 6;

/** The check of one custom domain, by its id in the index. */
export function openDomainCheck(env: Environment, table: Table): (id: string) => Promise<void> {
  const certificates = env[ENVIRONMENT.certificatesEndpoint];
  return checkDomain({
    domains: domainStore(table, systemClock),
    sites: siteStore(table),
    dns: dns({ servers: requireVariable(env, 'dnsServers').split(',') }),
    tenants: cloudFrontTenants(new CloudFrontClient({ maxAttempts: CLOUDFRONT_ATTEMPTS, retryMode: 'adaptive' }), {
      distributionId: requireVariable(env, 'domainsDistribution'),
      connectionGroups: requireVariable(env, 'connectionGroups').split(','),
    }),
    certificates: certificates ? localCertificates(certificates, env['AWS_ACCESS_KEY_ID'] ?? '') : servedCertificates,
    targetOf: domainTargets(requireVariable(env, 'sitesOrigin')),
    mailsAbout: domainMails({ ids: systemIds, clock: systemClock }),
    clock: systemClock,
    ids: systemIds,
  });
}
