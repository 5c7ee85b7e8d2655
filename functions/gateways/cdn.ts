import {
  CreateInvalidationCommand,
  CreateInvalidationForDistributionTenantCommand,
  type CloudFrontClient,
  EntityNotFound,
  GetDistributionTenantByDomainCommand,
} from '@aws-sdk/client-cloudfront';

/** The CDN that serves published sites. */
export interface Cdn {
  /** Invalidates all cached files of a site, at its default address and at its custom domain if it has one. Idempotent. */
  invalidateSite(siteId: string, customDomain: string | null): Promise<void>;
}

/** The id of the tenant that has a domain; `undefined` if none has. */
async function tenantOf(client: CloudFrontClient, domain: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetDistributionTenantByDomainCommand({ Domain: domain }))).DistributionTenant?.Id;
  } catch (error) {
    if (error instanceof EntityNotFound) return undefined;
    throw error;
  }
}

/** Invalidates by the paths that the edge function has mapped requests to: `/<siteId>/…`. */
export const cloudFrontCdn = (client: CloudFrontClient, distributionId: string, newId: () => string): Cdn => ({
  async invalidateSite(siteId, customDomain) {
    const batch = () => ({ CallerReference: newId(), Paths: { Quantity: 1, Items: [`/${siteId}/*`] } });
    await client.send(new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch: batch() }));
    const tenant = customDomain === null ? undefined : await tenantOf(client, customDomain);
    if (tenant !== undefined)
      await client.send(new CreateInvalidationForDistributionTenantCommand({ Id: tenant, InvalidationBatch: batch() }));
  },
});
