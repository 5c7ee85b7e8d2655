import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  CloudFrontClient,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  GetDistributionTenantCommand,
  GetManagedCertificateDetailsCommand,
  UpdateDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloudFrontTenants, type DomainTenants } from '#functions/platform/gateways/domain-tenants.ts';
import { LocalTenants } from '#infra/local/cloudfront/local-tenants.ts';

const MINUTE = 60_000;
const TOKEN = '01jd0000000000000000000000';
const DOMAIN = 'shop.example.jp';
const TENANT = { token: TOKEN, domain: DOMAIN, siteId: 'abcdefghijk1', group: 0 };
const OF = { distributionId: 'EDIST', connectionGroups: ['cg_1'] };

let now: number;
let isPointing: boolean;
/** Whether another caller has changed every tenant since it was read. */
let isOvertaken: boolean;
/** Codes of the errors that the next calls get instead of an answer. */
let failures: { status: number; code: string }[];
let control: LocalTenants;
let server: Server;
let client: CloudFrontClient;
let tenants: DomainTenants;

const clientOf = (endpoint: string): CloudFrontClient =>
  new CloudFrontClient({ endpoint, region: 'us-east-1', credentials: { accessKeyId: 'key', secretAccessKey: 'secret' }, maxAttempts: 1 });

beforeEach(async () => {
  [now, isPointing, isOvertaken, failures] = [Date.UTC(2026, 10, 23), true, false, []];
  control = new LocalTenants({
    now: () => now,
    pointsHere: () => Promise.resolve(isPointing),
    tenantsMax: 2,
    deploysAfterMs: MINUTE,
    issuesAfterMs: 2 * MINUTE,
  });
  server = createServer((request, response) => {
    void (async () => {
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        ifMatch: request.headers['if-match'],
        body: await text(request),
      };
      const failure = isOvertaken && request.method !== 'GET' ? { status: 412, code: 'PreconditionFailed' } : failures.shift();
      const reply = failure
        ? {
            status: failure.status,
            headers: {},
            body: `<ErrorResponse><Error><Type>Sender</Type><Code>${failure.code}</Code></Error></ErrorResponse>`,
          }
        : await control.answer(call);
      response.writeHead(reply?.status ?? 404, reply?.headers);
      response.end(reply?.body);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  client = clientOf(`http://127.0.0.1:${port}`);
  tenants = cloudFrontTenants(client, OF);
});
afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, 'close');
});

const shown = async () => (await client.send(new GetDistributionTenantCommand({ Identifier: TOKEN }))).DistributionTenant;

async function goLive(): Promise<void> {
  await tenants.create(TENANT);
  now += 2 * MINUTE;
  await tenants.attachCertificate(TOKEN);
  now += MINUTE;
}

describe('tenant of a custom domain', () => {
  it('is pending until its certificate is issued, serves its site once the certificate is attached, and can be removed', async () => {
    expect(await tenants.read(TOKEN)).toBe('none');
    expect(await tenants.create(TENANT)).toBeNull();
    expect(await tenants.read(TOKEN)).toBe('pending');
    now += 2 * MINUTE;
    expect(await tenants.read(TOKEN)).toBe('issued');
    expect(control.tenantOf(DOMAIN)).toBeUndefined();
    await tenants.attachCertificate(TOKEN);
    expect(await tenants.read(TOKEN)).toBe('pending');
    now += MINUTE;
    expect(await tenants.read(TOKEN)).toBe('attached');
    expect(control.tenantOf(DOMAIN)?.parameters).toEqual(new Map([['siteId', TENANT.siteId]]));
    await tenants.remove(TOKEN);
    expect(await tenants.read(TOKEN)).toBe('failed');
    expect(control.tenantOf(DOMAIN)).toBeUndefined();
    await tenants.remove(TOKEN);
    expect(await tenants.read(TOKEN)).toBe('failed');
    now += MINUTE;
    await tenants.remove(TOKEN);
    expect(await tenants.read(TOKEN)).toBe('none');
    await tenants.remove(TOKEN);
  });

  it('keeps properties that an update does not change', async () => {
    await goLive();
    expect(await shown()).toMatchObject({
      Name: TOKEN,
      DistributionId: 'EDIST',
      ConnectionGroupId: 'cg_1',
      Parameters: [{ Name: 'siteId', Value: TENANT.siteId }],
      Domains: [{ Domain: DOMAIN, Status: 'active' }],
      Enabled: true,
      Status: 'Deployed',
    });
  });

  it('is created once for repeated requests', async () => {
    await tenants.create(TENANT);
    const first = await shown();
    expect(await tenants.create(TENANT)).toBeNull();
    expect((await shown())?.Id).toBe(first?.Id);
  });

  it('is not created for a domain that points elsewhere or that another tenant has, or if the quota is reached', async () => {
    isPointing = false;
    expect(await tenants.create(TENANT)).toBe('not-proven');
    isPointing = true;
    await tenants.create(TENANT);
    expect(await tenants.create({ ...TENANT, token: 'other' })).toBe('name-in-use');
    await tenants.create({ ...TENANT, token: 'second', domain: 'second.example.jp' });
    expect(await tenants.create({ ...TENANT, token: 'third', domain: 'third.example.jp' })).toBe('quota-reached');
  });

  it('gets no certificate while its domain points elsewhere, and has failed after 72 hours', async () => {
    await tenants.create(TENANT);
    isPointing = false;
    now += 71 * 60 * MINUTE;
    expect(await tenants.read(TOKEN)).toBe('pending');
    await tenants.attachCertificate(TOKEN);
    expect((await shown())?.Customizations).toBeUndefined();
    now += 60 * MINUTE;
    expect(await tenants.read(TOKEN)).toBe('failed');
  });

  it.each([
    [400, 'Throttling'],
    [500, 'InternalError'],
    [503, 'ServiceUnavailable'],
  ])('has an unknown state if CloudFront answers %i %s; its creation and removal reject with this error', async (status, code) => {
    const failure = { status, code };
    failures = [failure];
    expect(await tenants.read(TOKEN)).toBe('unknown');
    failures = [failure];
    await expect(tenants.create(TENANT)).rejects.toMatchObject({ name: code });
    await goLive();
    failures = [failure];
    await expect(tenants.remove(TOKEN)).rejects.toMatchObject({ name: code });
    expect(await tenants.read(TOKEN)).toBe('attached');
  });

  it('has an unknown state while the control plane is unreachable; reading the state without permission throws', async () => {
    failures = [{ status: 403, code: 'AccessDenied' }];
    await expect(tenants.read(TOKEN)).rejects.toMatchObject({ name: 'AccessDenied' });
    const nowhere = clientOf('http://127.0.0.1:1');
    expect(await cloudFrontTenants(nowhere, OF).read(TOKEN)).toBe('unknown');
  });

  it('stays attached if its removal conflicts with a concurrent change, so that the next step repeats the removal', async () => {
    await goLive();
    isOvertaken = true;
    await tenants.remove(TOKEN);
    expect(await tenants.read(TOKEN)).toBe('attached');
  });
});

describe('local CloudFront', () => {
  const create = (changes: Partial<ConstructorParameters<typeof CreateDistributionTenantCommand>[0]> = {}) =>
    client.send(new CreateDistributionTenantCommand({ DistributionId: 'EDIST', Name: TOKEN, Domains: [{ Domain: DOMAIN }], ...changes }));

  it('returns a tenant by its id or name, and refuses unknown identifiers', async () => {
    const { DistributionTenant: tenant, ETag } = await create();
    for (const Identifier of [tenant?.Id, TOKEN])
      expect((await client.send(new GetDistributionTenantCommand({ Identifier }))).ETag).toBe(ETag);
    await expect(client.send(new GetDistributionTenantCommand({ Identifier: 'other' }))).rejects.toMatchObject({
      name: 'EntityNotFound',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(client.send(new GetManagedCertificateDetailsCommand({ Identifier: TOKEN }))).rejects.toMatchObject({
      name: 'EntityNotFound',
    });
  });

  it('refuses a second tenant with the same name or the same domain', async () => {
    await create();
    await expect(create({ Domains: [{ Domain: 'other.example.jp' }] })).rejects.toMatchObject({ name: 'EntityAlreadyExists' });
    await expect(create({ Name: 'other' })).rejects.toMatchObject({ name: 'CNAMEAlreadyExists', $metadata: { httpStatusCode: 409 } });
  });

  it('refuses changes without the current version, and the deletion of an enabled tenant', async () => {
    const { DistributionTenant: tenant, ETag } = await create();
    const Id = tenant?.Id;
    const remove = (IfMatch: string | undefined) => client.send(new DeleteDistributionTenantCommand({ Id, IfMatch }));
    await expect(remove('stale')).rejects.toMatchObject({ name: 'PreconditionFailed', $metadata: { httpStatusCode: 412 } });
    await expect(remove(ETag)).rejects.toMatchObject({ name: 'ResourceNotDisabled', $metadata: { httpStatusCode: 409 } });
    await expect(client.send(new UpdateDistributionTenantCommand({ Id, IfMatch: 'stale', Enabled: false }))).rejects.toMatchObject({
      name: 'PreconditionFailed',
    });
  });

  it('refuses a certificate that is not issued for the tenant', async () => {
    const { DistributionTenant: tenant, ETag } = await create();
    const Customizations = { Certificate: { Arn: 'arn:aws:acm:us-east-1:000000000000:certificate/other' } };
    await expect(client.send(new UpdateDistributionTenantCommand({ Id: tenant?.Id, IfMatch: ETag, Customizations }))).rejects.toMatchObject(
      {
        name: 'InvalidArgument',
      },
    );
  });

  it('unescapes special characters of XML', async () => {
    await create({ Parameters: [{ Name: 'siteId', Value: `<a & "b">` }] });
    expect((await shown())?.Parameters).toEqual([{ Name: 'siteId', Value: `<a & "b">` }]);
  });
});
