import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { domainTargets } from '#functions/domains/services/domain-target.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { LocalTenants, StoredTenants } from '#infra/local/cloudfront/local-tenants.ts';
import type { DnsRecords } from '#infra/local/dns/dns-records.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

interface DomainEndpointOptions {
  dataDir: string;
  records: DnsRecords;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
  clock: Clock;
}

/** CloudFront takes minutes to deploy and ACM to issue; laptops and tests use shorter delays. */
const DEPLOYS_AFTER_MS = 1_000;
const ISSUES_AFTER_MS = 2_000;
/** ACM renews automatically: a certificate always shows this remaining validity. */
const CERTIFICATE_MS = 395 * 24 * 3_600_000;
const OF_NAME = /^\/local\/(tenant|certificate|dns)(?:\/([^/]+))?$/;

const json = (value: unknown, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/**
 * Opens the local control plane of custom domains: CloudFront's tenants for the real SDK, stored in a file, and endpoints that AWS does not
 * have: `/local/tenant/{domain}` and `/local/certificate/{domain}`, which the edge and the checks call, and `/local/dns/{name}`, which
 * sets DNS records (GET, PUT, DELETE). Answers other paths with `undefined`.
 */
export async function openDomainEndpoint({ dataDir, records, sitesOrigin, clock }: DomainEndpointOptions) {
  const file = path.join(dataDir, 'tenants.json');
  const stored = StoredTenants.parse(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));
  const zone = domainTargets(sitesOrigin)({ token: '', group: 0 });
  let writing = Promise.resolve();
  const tenants = new LocalTenants({
    now: () => clock().getTime(),
    pointsHere: (domain) => Promise.resolve(records.leadsTo(domain, (name) => name.endsWith(zone) || /^[^.]+\.cname-\d+\./.test(name))),
    deploysAfterMs: DEPLOYS_AFTER_MS,
    issuesAfterMs: ISSUES_AFTER_MS,
    initial: stored,
  });
  /** Writes the file after all earlier writes, even if one of them has failed. */
  const save = (): Promise<void> =>
    (writing = writing.catch(() => undefined).then(() => writeFileAtomically(file, JSON.stringify(tenants.all()))));

  function answerTenant(domain: string): Reply {
    const tenant = tenants.tenantOf(domain);
    return tenant ? json({ id: tenant.id, parameters: Object.fromEntries(tenant.parameters) }) : json(null, 404);
  }

  async function answerDns(method: string, name: string | undefined, body: string): Promise<Reply> {
    if (name === undefined) return json(records.all());
    if (method === 'GET') return json(records.of(name) ?? null);
    await records.set(name, method === 'DELETE' ? null : JSON.parse(body));
    return json(records.of(name) ?? null);
  }

  async function answerLocal(method: string, kind: string, name: string | undefined, body: string): Promise<Reply> {
    if (kind === 'dns') return answerDns(method, name, body);
    if (name === undefined) return json(null, 404);
    if (kind === 'tenant') return answerTenant(name);
    const endsAt = new Date(clock().getTime() + CERTIFICATE_MS).toISOString();
    return tenants.tenantOf(name) ? { status: 200, headers: { 'content-type': 'text/plain' }, body: endsAt } : json(null, 404);
  }

  return async (request: IncomingMessage, body: string): Promise<Reply | undefined> => {
    const { method = '', url = '' } = request;
    const [, kind, name] = OF_NAME.exec(url) ?? [];
    if (kind !== undefined) return answerLocal(method, kind, name === undefined ? undefined : decodeURIComponent(name), body);
    const reply = await tenants.answer({ method, path: url, ifMatch: request.headers['if-match'], body });
    if (reply && method !== 'GET') await save();
    return reply;
  };
}
