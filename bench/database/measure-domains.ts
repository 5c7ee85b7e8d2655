import { performance } from 'node:perf_hooks';
import { checkDomain } from '#functions/domains/services/check-domain.ts';
import { watchDomains } from '#functions/domains/jobs/watch-domains/watch-domains.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { domainClaimKey, domainDueId, domainKey, domainListKey, siteKey } from '#functions/platform/keys/keys.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { startTable } from '#test/support/engines.ts';
import type { Row } from '../report.ts';

const DOMAINS = 10_000;
const NOON = Date.UTC(2026, 10, 23, 12);
const LIMITS = { groups: 2, tenantsPerGroup: 10_000, tenants: 20_000, certificates: 20_000 };

const itemsOf = (domain: CustomDomain) => [
  {
    ...domainKey(domain),
    entity: 'domain',
    ...domain,
    ...dueAttributes('domain', new Date(NOON), domainDueId(domain)),
  },
  { ...domainListKey(domain), entity: 'domain-entry', siteId: domain.siteId, token: domain.token },
  { ...domainClaimKey(domain.name), entity: 'domain-claim', siteId: domain.siteId, token: domain.token },
  {
    ...siteKey(domain.siteId),
    entity: 'site',
    id: domain.siteId,
    ownerId: domain.ownerId,
    lineage: [domain.ownerId],
    name: 'Site',
    thumbnail: null,
    numberHorizontal: 1,
    numberVertical: 1,
    status: 'PUBLISH',
    working: domain.ownerId,
    live: domain.ownerId,
    publicationId: null,
    createdAt: new Date(NOON).toISOString(),
    updatedAt: new Date(NOON).toISOString(),
    publishedAt: null,
    customDomain: domain.name,
  },
];

/** The daily watch over 10,000 live domains that are all due at the same time: runs of the schedule, time, and calls by service. */
export async function measureDomains(): Promise<Row[]> {
  const test = await startTable();
  const clock = () => new Date(NOON);
  try {
    const domains = Array.from({ length: DOMAINS }, () =>
      newDomain({ state: 'live', certificate: 'attached', hasTenant: true, requestedAt: NOON, finding: { code: 'correct' } }),
    );
    await test.table.batchWrite({ put: domains.flatMap(itemsOf) });
    const targets = new Map(domains.map(({ name, token }) => [name, `${token}.cname.sites.example`]));
    const outside = { dns: 0, cloudFront: 0, mails: 0 };
    const store = domainStore(test.table, clock);
    const run = watchDomains({
      domains: store,
      limits: LIMITS,
      warn: (code) => {
        throw new Error(code);
      },
      check: checkDomain({
        domains: store,
        sites: siteStore(test.table),
        clock,
        ids: randomIds,
        targetOf: ({ token }) => `${token}.cname.sites.example`,
        mailsAbout: () => {
          outside.mails += 1;
          return [];
        },
        certificates: { endOf: () => Promise.resolve(new Date(NOON + 90 * 24 * 3_600_000)) },
        dns: {
          lookUp: (name) => {
            outside.dns += 1;
            return Promise.resolve({ cnames: [targets.get(name) ?? ''], addresses: [], issuers: null });
          },
        },
        tenants: {
          read: () => {
            // One call for the tenant and one for its certificate.
            outside.cloudFront += 2;
            return Promise.resolve('attached');
          },
          create: () => Promise.reject(new Error('Not expected')),
          attachCertificate: () => Promise.reject(new Error('Not expected')),
          remove: () => Promise.reject(new Error('Not expected')),
        },
      }),
    });
    test.takeCalls();
    const begin = performance.now();
    let runs = 0;
    while ((await store.listDue(1)).length > 0) {
      await run();
      runs += 1;
    }
    const seconds = (performance.now() - begin) / 1_000;
    const calls = test.takeCalls();
    const perDomain = (count: number): string => (count / DOMAINS).toFixed(2);
    const byCall = [...Map.groupBy(calls, (call) => call)].map(([call, all]) => `${call} ${perDomain(all.length)}`);
    const scans = calls.filter((call) => call.startsWith('Scan')).length;
    return [
      { what: `${DOMAINS.toLocaleString('en')} live domains, all due at the same time: runs of the schedule`, value: String(runs) },
      { what: '– time in all, without the network', value: `${seconds.toFixed(0)} s` },
      { what: '– table calls for each domain', value: `${perDomain(calls.length)}: ${byCall.join(', ')}` },
      { what: '– scans', value: String(scans), ratio: scans, goal: 0 },
      {
        what: '– calls of CloudFront, and lookups in the DNS, for each domain',
        value: `${perDomain(outside.cloudFront)}, ${perDomain(outside.dns)}`,
      },
      { what: '– e-mails', value: String(outside.mails) },
    ];
  } finally {
    await test.stop();
  }
}
