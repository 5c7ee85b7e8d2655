import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { elementAt, parseXml, textAt, toXml, type XmlElement, type XmlValue } from '#infra/local/cloudfront/xml.ts';

/** A distribution tenant as stored by this fake. Times are epoch milliseconds. */
const Tenant = z.object({
  id: z.string(),
  name: z.string(),
  distributionId: z.string(),
  connectionGroupId: z.string().optional(),
  domains: z.array(z.string()).readonly(),
  parameters: z.array(z.object({ Name: z.string(), Value: z.string() })).readonly(),
  isEnabled: z.boolean(),
  etag: z.string(),
  changedAt: z.number(),
  /** The ARN of the certificate that the tenant serves. */
  attachedArn: z.string().optional(),
  /** The certificate that CloudFront requested. */
  certificate: z
    .object({ arn: z.string(), requestedAt: z.number(), status: z.enum(['pending-validation', 'issued', 'validation-timed-out']) })
    .optional(),
});
type Tenant = z.infer<typeof Tenant>;
/** The tenants as stored in a file. */
export const StoredTenants = z.array(Tenant);

export interface LocalTenantsOptions {
  now: () => number;
  /** Whether a domain currently points to the connection group. */
  pointsHere: (domain: string) => Promise<boolean>;
  /** The maximum number of tenants; 10,000 by default, as in an account. */
  tenantsMax?: number;
  /** Milliseconds until a change reaches the edge. */
  deploysAfterMs?: number;
  /** Milliseconds until a certificate is issued, after its domain points here. */
  issuesAfterMs?: number;
  /** The tenants that an earlier process stored. */
  initial?: readonly Tenant[];
}

interface Request {
  method: string;
  /** Path with query. */
  path: string;
  ifMatch: string | undefined;
  body: string;
}

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const VALIDATION_MAX_MS = 72 * 3_600_000;
const TENANT = /^\/2020-05-31\/distribution-tenant(?:\/([^/?]+))?\/?$/;
const INVALIDATION = /^\/2020-05-31\/distribution-tenant\/([^/?]+)\/invalidation\/?$/;
const CERTIFICATE = /^\/2020-05-31\/managed-certificate\/([^/?]+)\/?$/;
const NAMESPACE = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const withXml = (status: number, body: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/xml', ...headers },
  body: body === '' ? '' : `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const required = (element: XmlElement | undefined, ...path: string[]): string => {
  const text = textAt(element, ...path);
  if (!text) throw new Refusal(400, 'InvalidArgument', `${path.join('.')} is missing.`);
  return text;
};

const domainsIn = (body: XmlElement | undefined): string[] =>
  (elementAt(body, 'Domains')?.children ?? []).map((item) => required(item, 'Domain').toLowerCase());
const parametersIn = (body: XmlElement | undefined): Tenant['parameters'] =>
  (elementAt(body, 'Parameters')?.children ?? []).map((item) => ({ Name: required(item, 'Name'), Value: required(item, 'Value') }));

/**
 * The part of CloudFront's control plane that custom domains use, in the format of its REST API: distribution tenants and their
 * managed certificates, with the refusals and delays that AWS documents. The sources are in `docs/decisions/0061-custom-domains.md`.
 */
export class LocalTenants {
  readonly #tenants = new Map<string, Tenant>();
  readonly #options: Required<LocalTenantsOptions>;

  constructor(options: LocalTenantsOptions) {
    this.#options = { tenantsMax: 10_000, deploysAfterMs: 0, issuesAfterMs: 0, initial: [], ...options };
    for (const tenant of this.#options.initial) this.#tenants.set(tenant.id, { ...tenant });
  }

  all(): Tenant[] {
    return [...this.#tenants.values()];
  }

  /** Returns the reply to a call; `undefined` if the path is not a tenant's. */
  async answer({ method, path, ifMatch, body }: Request): Promise<Reply | undefined> {
    const tenant = TENANT.exec(path.split('?')[0] ?? '');
    const invalidated = INVALIDATION.exec(path.split('?')[0] ?? '')?.[1];
    const certificate = CERTIFICATE.exec(path.split('?')[0] ?? '');
    try {
      if (certificate?.[1] !== undefined && method === 'GET') return await this.#certificateDetails(decodeURIComponent(certificate[1]));
      if (invalidated !== undefined && method === 'POST') return this.#invalidate(decodeURIComponent(invalidated), body);
      if (!tenant) return undefined;
      const id = tenant[1] === undefined ? undefined : decodeURIComponent(tenant[1]);
      if (method === 'POST' && id === undefined) return await this.#create(parseXml(body));
      if (method === 'GET') return this.#shown(200, id === undefined ? this.#findByDomain(path) : this.#find(id));
      if (method === 'PUT' && id !== undefined) return await this.#update(this.#changeable(id, ifMatch), parseXml(body));
      if (method === 'DELETE' && id !== undefined) return this.#delete(this.#changeable(id, ifMatch));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, message, status } = error;
      return withXml(status, toXml('ErrorResponse', { Error: { Type: 'Sender', Code: code, Message: message }, RequestId: randomUUID() }));
    }
  }

  /** Returns the parameters of a domain's tenant, as the functions at the edge receive them. */
  tenantOf(domain: string): { id: string; parameters: ReadonlyMap<string, string> } | undefined {
    const found = [...this.#tenants.values()].find((one) => one.domains.includes(domain) && this.#isActive(one));
    return found && { id: found.id, parameters: new Map(found.parameters.map(({ Name, Value }) => [Name, Value])) };
  }

  #isDeployed({ changedAt }: Tenant): boolean {
    return this.#options.now() >= changedAt + this.#options.deploysAfterMs;
  }

  #isActive(tenant: Tenant): boolean {
    return tenant.isEnabled && tenant.attachedArn !== undefined && this.#isDeployed(tenant);
  }

  /** Finds a tenant by id or by name: CloudFront accepts both as identifiers. */
  #find(identifier: string): Tenant {
    const found = [...this.#tenants.values()].find(({ id, name }) => id === identifier || name === identifier);
    if (!found) throw new Refusal(404, 'EntityNotFound', 'The specified entity does not exist.');
    return found;
  }

  #findByDomain(path: string): Tenant {
    const domain = new URLSearchParams(path.split('?')[1]).get('domain');
    const found = [...this.#tenants.values()].find(({ domains }) => domain !== null && domains.includes(domain));
    if (!found) throw new Refusal(404, 'EntityNotFound', 'The specified entity does not exist.');
    return found;
  }

  /** Answers that an invalidation is complete, because the fake has no cache. */
  #invalidate(id: string, body: string): Reply {
    if (!this.#tenants.has(id)) throw new Refusal(404, 'EntityNotFound', 'The specified entity does not exist.');
    const batch = parseXml(body);
    const content = {
      Id: `I${randomUUID().replaceAll('-', '').slice(0, 13).toUpperCase()}`,
      Status: 'Completed',
      CreateTime: new Date(this.#options.now()).toISOString(),
      InvalidationBatch: { Paths: { Quantity: '0' }, CallerReference: required(batch, 'CallerReference') },
    };
    return withXml(201, toXml('Invalidation', content));
  }

  #changeable(id: string, ifMatch: string | undefined): Tenant {
    const tenant = this.#tenants.get(id);
    if (!tenant) throw new Refusal(404, 'EntityNotFound', 'The specified entity does not exist.');
    if (!ifMatch) throw new Refusal(400, 'InvalidIfMatchVersion', 'The If-Match version is missing or not valid.');
    if (ifMatch !== tenant.etag) throw new Refusal(412, 'PreconditionFailed', 'The If-Match version is not the present one.');
    return tenant;
  }

  async #assertDomains(domains: readonly string[], own: Tenant | undefined): Promise<void> {
    if (domains.length === 0) throw new Refusal(400, 'InvalidArgument', 'A tenant needs a domain.');
    for (const other of this.#tenants.values())
      if (other !== own && other.domains.some((domain) => domains.includes(domain)))
        throw new Refusal(409, 'CNAMEAlreadyExists', 'One or more of the domains are already associated with another resource.');
  }

  async #create(body: XmlElement | undefined): Promise<Reply> {
    const name = required(body, 'Name');
    const domains = domainsIn(body);
    if ([...this.#tenants.values()].some((other) => other.name === name))
      throw new Refusal(409, 'EntityAlreadyExists', 'A distribution tenant of this name exists.');
    await this.#assertDomains(domains, undefined);
    if (this.#tenants.size >= this.#options.tenantsMax)
      throw new Refusal(400, 'EntityLimitExceeded', 'The number of distribution tenants is at its limit.');
    const primary = textAt(body, 'ManagedCertificateRequest', 'PrimaryDomainName');
    // CloudFront serves the validation token itself, so the domain must point to it before the certificate is requested.
    if (primary !== undefined && textAt(body, 'ManagedCertificateRequest', 'ValidationTokenHost') === 'cloudfront')
      for (const domain of domains)
        if (!(await this.#options.pointsHere(domain)))
          throw new Refusal(400, 'InvalidArgument', `The domain ${domain} does not point to the connection group.`);
    const id = `dt_${randomUUID().replaceAll('-', '')}`;
    const now = this.#options.now();
    const tenant: Tenant = {
      id,
      name,
      domains,
      distributionId: required(body, 'DistributionId'),
      connectionGroupId: textAt(body, 'ConnectionGroupId'),
      parameters: parametersIn(body),
      isEnabled: textAt(body, 'Enabled') !== 'false',
      etag: `E${randomUUID()}`,
      changedAt: now,
      attachedArn: textAt(body, 'Customizations', 'Certificate', 'Arn'),
      certificate:
        primary === undefined
          ? undefined
          : { arn: `arn:aws:acm:us-east-1:000000000000:certificate/${randomUUID()}`, requestedAt: now, status: 'pending-validation' },
    };
    this.#tenants.set(id, tenant);
    return this.#shown(201, tenant);
  }

  /** Validates a certificate when it is read: the fake has no background work. */
  async #validate({ certificate, domains }: Tenant): Promise<void> {
    if (certificate?.status !== 'pending-validation') return;
    const age = this.#options.now() - certificate.requestedAt;
    const pointsHere = await Promise.all(domains.map((domain) => this.#options.pointsHere(domain)));
    if (age >= this.#options.issuesAfterMs && pointsHere.every(Boolean)) certificate.status = 'issued';
    else if (age >= VALIDATION_MAX_MS) certificate.status = 'validation-timed-out';
  }

  async #certificateDetails(identifier: string): Promise<Reply> {
    const tenant = this.#find(identifier);
    await this.#validate(tenant);
    const { certificate, domains } = tenant;
    if (!certificate) throw new Refusal(404, 'EntityNotFound', 'The tenant has no managed certificate.');
    return withXml(
      200,
      toXml('ManagedCertificateDetails', {
        CertificateArn: certificate.arn,
        CertificateStatus: certificate.status,
        ValidationTokenHost: 'cloudfront',
        ValidationTokenDetails: domains.map((Domain) => ({ Domain })),
      }),
    );
  }

  async #update(tenant: Tenant, body: XmlElement | undefined): Promise<Reply> {
    const domains = elementAt(body, 'Domains') ? domainsIn(body) : tenant.domains;
    await this.#assertDomains(domains, tenant);
    const arn = textAt(body, 'Customizations', 'Certificate', 'Arn');
    if (arn !== undefined && (arn !== tenant.certificate?.arn || tenant.certificate.status !== 'issued'))
      throw new Refusal(400, 'InvalidArgument', 'The certificate is not issued for the domains of the tenant.');
    tenant.domains = domains;
    tenant.parameters = parametersIn(body);
    tenant.attachedArn = arn;
    tenant.isEnabled = textAt(body, 'Enabled') !== 'false';
    tenant.changedAt = this.#options.now();
    tenant.etag = `E${randomUUID()}`;
    return this.#shown(200, tenant);
  }

  #delete(tenant: Tenant): Reply {
    if (tenant.isEnabled || !this.#isDeployed(tenant))
      throw new Refusal(409, 'ResourceNotDisabled', 'The distribution tenant must be disabled, and this deployed, before it is deleted.');
    this.#tenants.delete(tenant.id);
    return withXml(204, '');
  }

  #shown(status: number, tenant: Tenant): Reply {
    const isActive = this.#isActive(tenant);
    const content: XmlValue = {
      Id: tenant.id,
      DistributionId: tenant.distributionId,
      Name: tenant.name,
      Arn: `arn:aws:cloudfront::000000000000:distribution-tenant/${tenant.id}`,
      Domains: tenant.domains.map((Domain) => ({ Domain, Status: isActive ? 'active' : 'inactive' })),
      Customizations: tenant.attachedArn === undefined ? undefined : { Certificate: { Arn: tenant.attachedArn } },
      Parameters: tenant.parameters,
      ConnectionGroupId: tenant.connectionGroupId,
      CreatedTime: new Date(tenant.changedAt).toISOString(),
      LastModifiedTime: new Date(tenant.changedAt).toISOString(),
      Enabled: tenant.isEnabled,
      Status: this.#isDeployed(tenant) ? 'Deployed' : 'InProgress',
    };
    const xml = toXml('DistributionTenant', content).replace('<DistributionTenant>', `<DistributionTenant xmlns="${NAMESPACE}">`);
    return withXml(status, xml, { etag: tenant.etag });
  }
}
