import {
  CloudFrontServiceException,
  CNAMEAlreadyExists,
  type CloudFrontClient,
  CreateDistributionTenantCommand,
  DeleteDistributionTenantCommand,
  type DistributionTenant,
  EntityAlreadyExists,
  EntityLimitExceeded,
  EntityNotFound,
  GetDistributionTenantCommand,
  GetManagedCertificateDetailsCommand,
  InvalidArgument,
  type ManagedCertificateStatus,
  PreconditionFailed,
  ResourceNotDisabled,
  UpdateDistributionTenantCommand,
} from '@aws-sdk/client-cloudfront';
import type { CertificateState, TenantRefusal } from '#shared/model/domains/custom-domain.ts';

/** The parameter of a tenant that passes its site to the functions at the edge. */
export const SITE_PARAMETER = 'siteId';

export interface NewTenant {
  /** The token of the domain request. It names the tenant, so that a repeated call refers to the same tenant. */
  token: string;
  domain: string;
  siteId: string;
  /** Position of its connection group in the settings. */
  group: number;
}

/**
 * The tenants of the multi-tenant distribution, one for each custom domain (ADR 61). Every call is idempotent. If CloudFront is
 * busy or unreachable after all retries, `read` returns `unknown` and the others throw.
 */
export interface DomainTenants {
  read(token: string): Promise<CertificateState | 'unknown'>;
  /** Creates the tenant and requests its certificate. Returns `null` once the tenant exists, else why it was refused. */
  create(tenant: NewTenant): Promise<TenantRefusal | null>;
  /** Attaches the certificate to the tenant. A no-op until the certificate is issued. */
  attachCertificate(token: string): Promise<void>;
  /** Disables the tenant, and deletes it once CloudFront has disabled it. Until then, `read` returns `failed`. */
  remove(token: string): Promise<void>;
}

interface DomainTenantsOptions {
  distributionId: string;
  /** Ids of the connection groups, in the order in which they are filled. */
  connectionGroups: readonly string[];
}

const CERTIFICATE_STATES: Readonly<Record<ManagedCertificateStatus, CertificateState>> = {
  'pending-validation': 'pending',
  issued: 'issued',
  inactive: 'failed',
  expired: 'failed',
  revoked: 'failed',
  failed: 'failed',
  'validation-timed-out': 'failed',
};

const REFUSALS: readonly (readonly [new (...args: never[]) => Error, TenantRefusal])[] = [
  [CNAMEAlreadyExists, 'name-in-use'],
  [InvalidArgument, 'not-proven'],
  [EntityLimitExceeded, 'quota-reached'],
];

async function undefinedIfNotFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof EntityNotFound) return undefined;
    throw error;
  }
}

/** Whether a concurrent call has changed the tenant. The next step reads it again. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof EntityNotFound || error instanceof PreconditionFailed || error instanceof ResourceNotDisabled;

async function unlessOvertaken(answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/** Names of CloudFront's throttling errors. */
const THROTTLED: readonly string[] = ['Throttling', 'ThrottlingException', 'TooManyRequestsException'];

/** Whether the error leaves the state of the tenant unknown. All errors of the SDK have `$metadata`, connection errors too. */
function hasNoAnswer(error: unknown): boolean {
  if (error instanceof CloudFrontServiceException) return error.$fault === 'server' || THROTTLED.includes(error.name);
  return error instanceof Error && '$metadata' in error;
}

export function cloudFrontTenants(client: CloudFrontClient, { distributionId, connectionGroups }: DomainTenantsOptions): DomainTenants {
  const find = async (token: string): Promise<{ tenant: DistributionTenant; etag: string } | undefined> => {
    const found = await undefinedIfNotFound(client.send(new GetDistributionTenantCommand({ Identifier: token })));
    return found?.DistributionTenant && found.ETag !== undefined ? { tenant: found.DistributionTenant, etag: found.ETag } : undefined;
  };
  const certificateOf = async (token: string) =>
    (await undefinedIfNotFound(client.send(new GetManagedCertificateDetailsCommand({ Identifier: token }))))?.ManagedCertificateDetails;

  async function certificateState(token: string): Promise<CertificateState> {
    const found = await find(token);
    if (!found) return 'none';
    // A disabled tenant is one whose removal was interrupted.
    if (found.tenant.Enabled === false) return 'failed';
    const status = (await certificateOf(token))?.CertificateStatus;
    const state = status === undefined ? 'pending' : CERTIFICATE_STATES[status];
    if (state !== 'issued' || found.tenant.Customizations?.Certificate === undefined) return state;
    return found.tenant.Domains?.every((domain) => domain.Status === 'active') ? 'attached' : 'pending';
  }

  /** Updates a tenant. An update replaces the whole tenant: fields that it omits are removed. */
  const update = (tenant: DistributionTenant, etag: string, changes: Partial<Pick<DistributionTenant, 'Customizations' | 'Enabled'>>) =>
    client.send(
      new UpdateDistributionTenantCommand({
        Id: tenant.Id,
        IfMatch: etag,
        DistributionId: tenant.DistributionId,
        Domains: tenant.Domains?.map(({ Domain }) => ({ Domain })),
        Parameters: tenant.Parameters,
        ConnectionGroupId: tenant.ConnectionGroupId,
        Customizations: tenant.Customizations,
        Enabled: tenant.Enabled,
        ...changes,
      }),
    );

  return {
    async read(token) {
      try {
        return await certificateState(token);
      } catch (error) {
        if (hasNoAnswer(error)) return 'unknown';
        throw error;
      }
    },
    async create({ token, domain, siteId, group }) {
      try {
        await client.send(
          new CreateDistributionTenantCommand({
            DistributionId: distributionId,
            ConnectionGroupId: connectionGroups[group],
            Name: token,
            Domains: [{ Domain: domain }],
            Parameters: [{ Name: SITE_PARAMETER, Value: siteId }],
            ManagedCertificateRequest: {
              ValidationTokenHost: 'cloudfront',
              PrimaryDomainName: domain,
              CertificateTransparencyLoggingPreference: 'enabled',
            },
            Enabled: true,
          }),
        );
        return null;
      } catch (error) {
        if (error instanceof EntityAlreadyExists) return null;
        const refusal = REFUSALS.find(([kind]) => error instanceof kind)?.[1];
        if (refusal === undefined) throw error;
        return refusal;
      }
    },
    async attachCertificate(token) {
      const [found, certificate] = await Promise.all([find(token), certificateOf(token)]);
      if (!found || certificate?.CertificateStatus !== 'issued') return;
      const Customizations = { ...found.tenant.Customizations, Certificate: { Arn: certificate.CertificateArn } };
      await unlessOvertaken(update(found.tenant, found.etag, { Customizations }));
    },
    async remove(token) {
      const found = await find(token);
      if (!found) return;
      if (found.tenant.Enabled !== false) await unlessOvertaken(update(found.tenant, found.etag, { Enabled: false }));
      else await unlessOvertaken(client.send(new DeleteDistributionTenantCommand({ Id: found.tenant.Id, IfMatch: found.etag })));
    },
  };
}
