import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkDomain } from '#functions/domains/services/check-domain.ts';
import { domainTargets } from '#functions/domains/services/domain-target.ts';
import { cloudFrontCdn } from '#functions/platform/gateways/cdn.ts';
import { dns } from '#functions/platform/gateways/dns.ts';
import { cloudFrontTenants } from '#functions/platform/gateways/domain-tenants.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { localCertificates } from '#functions/platform/gateways/served-certificates.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { type DomainStore, domainStore } from '#functions/domains/store/domain-store.ts';
import { domainDueId } from '#functions/platform/keys/keys.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { setDnsRecords } from '#infra/local/clients/dns-client.ts';
import { openDomainEndpoint } from '#infra/local/cloudfront/domain-endpoint.ts';
import { openDnsRecords } from '#infra/local/dns/dns-records.ts';
import { listenDns } from '#infra/local/dns/local-dns.ts';
import { tenantReader } from '#infra/local/edge/tenant-reader.ts';
import { listen } from '#infra/local/http/listen.ts';
import { createControlEndpoint } from '#infra/local/jobs/control-endpoint.ts';
import { type SiteFixture, startSiteFixture } from '#test/support/api/site-fixture.ts';
import { testDisk } from '#infra/local/disk/full-disk-fixture.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';

const SITES = 'http://{siteId}.sites.localhost:4000';
const NOON = Date.UTC(2026, 10, 23, 12);
const targetOf = domainTargets(SITES);
const { accessKeyId } = CREDENTIALS;

let test: SiteFixture;
let domains: DomainStore;
let folder: string;
let machine: Awaited<ReturnType<typeof startMachine>>;

/** The DNS and the control plane of a laptop, and the check that uses them over the network. */
async function startMachine() {
  const records = await openDnsRecords(folder);
  const resolver = await listenDns(records.of);
  const answer = await openDomainEndpoint({ dataDir: folder, records, sitesOrigin: SITES, clock: test.clock });
  const unused = () => Promise.reject(new Error('Not used'));
  const control = {
    invoke: unused,
    queue: { add: unused },
    clock: { now: test.clock, move: unused },
    services: [answer],
    space: testDisk(),
    accessKeyId,
  };
  const server = await listen(createControlEndpoint(control), 0);
  const client = new CloudFrontClient({ endpoint: server.url, region: REGION, credentials: CREDENTIALS });
  const check = checkDomain({
    domains,
    sites: siteStore(test.table),
    dns: dns({ servers: [resolver.address] }),
    tenants: cloudFrontTenants(client, { distributionId: 'LOCAL', connectionGroups: ['cg_local'] }),
    certificates: localCertificates(server.url, accessKeyId),
    targetOf,
    mailsAbout: () => [],
    clock: test.clock,
    ids: randomIds,
  });
  return {
    client,
    check,
    setCname: (name: string, cname: string | null) =>
      setDnsRecords({ url: `${server.url}/local/dns`, accessKeyId }, name, cname === null ? null : { cname }),
    tenantOf: tenantReader({ endpoint: server.url, accessKeyId, sitesOrigin: SITES }),
    async stop() {
      client.destroy();
      await server.close();
      await resolver.close();
    },
  };
}

beforeAll(async () => {
  test = await startSiteFixture();
  domains = domainStore(test.table, test.clock);
});
afterAll(() => test.stop());
beforeEach(async () => {
  test.time.now = NOON;
  folder = await mkdtemp(join(tmpdir(), 'domains-'));
  machine = await startMachine();
  return async () => {
    await machine.stop();
    await rm(folder, { recursive: true, force: true });
  };
});

it('the local CloudFront activates and removes a domain through the SDK and the DNS, across a restart', async () => {
  const { id } = await test.as(test.accounts.USER).create({ name: 'A site' });
  const request = newDomain({
    siteId: id,
    ownerId: test.accounts.USER.id,
    name: `${randomIds.ulid().toLowerCase()}.example.jp`,
    requestedAt: NOON,
  });
  await domains.add(request);
  const host = `${request.name}.custom.localhost:4000`;
  const steps = async (count: number) => {
    for (let step = 0; step < count; step += 1) {
      await machine.check(domainDueId(request));
      test.time.now += 60_000;
    }
    return domains.read(domainDueId(request));
  };
  expect(await steps(2)).toMatchObject({ state: 'waiting', finding: { code: 'absent' } });
  await machine.setCname(request.name, 'old.host.example');
  expect(await steps(1)).toMatchObject({ state: 'waiting', finding: { code: 'points-elsewhere', targets: ['old.host.example'] } });
  await machine.setCname(request.name, targetOf(request));
  expect(await steps(1)).toMatchObject({ state: 'issuing', hasTenant: false });
  expect(await machine.tenantOf(host)).toBeUndefined();
  await machine.stop();
  machine = await startMachine();
  const live = await steps(3);
  expect(live).toMatchObject({ state: 'live', certificate: 'attached' });
  expect(live?.certificateEndsAt).toBeGreaterThan(test.time.now);
  expect(await machine.tenantOf(host)).toMatchObject({ parameters: { siteId: id } });
  const warnings: string[] = [];
  const cdn = cloudFrontCdn(machine.client, 'LOCAL', randomIds.ulid, (code) => warnings.push(code));
  await cdn.invalidateSite(id, request.name);
  await cdn.invalidateSite(id, 'none.example.jp');
  expect(warnings).toEqual([]);
  if (live) await domains.withdraw(live, { version: randomIds.ulid(), at: test.clock() });
  expect(await steps(4)).toBeUndefined();
  expect(await machine.tenantOf(host)).toBeUndefined();
});

it('the endpoint for DNS records requires the key, and accepts only valid records', async () => {
  await expect(machine.setCname('', 'x.example')).rejects.toThrow('The DNS answered');
  await machine.setCname('gone.example.jp', 'x.example');
  await machine.setCname('gone.example.jp', null);
  expect(await machine.tenantOf('gone.example.jp.custom.localhost')).toBeUndefined();
});
