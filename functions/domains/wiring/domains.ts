import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { checkDomain } from '#functions/domains/services/check-domain.ts';
import { domainMails } from '#functions/domains/services/domain-mails.ts';
import { domainTargets } from '#functions/domains/services/domain-target.ts';
import { ENVIRONMENT } from '#functions/platform/base/environment.ts';
import { dns } from '#functions/platform/gateways/dns.ts';
import { cloudFrontTenants } from '#functions/platform/gateways/domain-tenants.ts';
import { localCertificates, servedCertificates } from '#functions/platform/gateways/served-certificates.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { type Environment, requireVariable } from '#functions/platform/wiring/base.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';

/** Number of attempts, because CloudFront's control plane throttles calls. The SDK retries with increasing delays. */
const CLOUDFRONT_ATTEMPTS = 6;

/** Returns a function that checks one custom domain, by its id in the index. */
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
