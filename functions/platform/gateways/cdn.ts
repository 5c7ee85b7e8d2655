import {
  CreateInvalidationCommand,
  CreateInvalidationForDistributionTenantCommand,
  type CloudFrontClient,
  EntityNotFound,
  GetDistributionTenantByDomainCommand,
} from '@aws-sdk/client-cloudfront';
import type { Warn } from '#functions/platform/base/log.ts';

/** The CDN that serves published sites. */
export interface Cdn {
  /**
   * Invalidates the cached files of a site at its default host and, if it has one, at its custom domain. Never throws: CloudFront accepts
   * 15 concurrent invalidations, and without one the files expire after seconds (ADR 88).
   */
  invalidateSite(siteId: string, customDomain: string | null): Promise<void>;
}

/** Returns the id of the tenant that has a domain, or `undefined` if none has. */
async function tenantOf(client: CloudFrontClient, domain: string): Promise<string | undefined> {
  try {
    return (await client.send(new GetDistributionTenantByDomainCommand({ Domain: domain }))).DistributionTenant?.Id;
  } catch (error) {
    if (error instanceof EntityNotFound) return undefined;
    throw error;
  }
}

/** Names of CloudFront's errors when many sites are published at the same time. */
const BUSY: readonly string[] = ['TooManyInvalidationsInProgress', 'Throttling', 'ThrottlingException', 'TooManyRequestsException'];

/** Invalidates the paths that the edge function maps requests to: `/<siteId>/…`. */
export function cloudFrontCdn(client: CloudFrontClient, distributionId: string, newId: () => string, warn: Warn): Cdn {
  async function invalidate(siteId: string, customDomain: string | null): Promise<void> {
    const batch = () => ({ CallerReference: newId(), Paths: { Quantity: 1, Items: [`/${siteId}/*`] } });
    await client.send(new CreateInvalidationCommand({ DistributionId: distributionId, InvalidationBatch: batch() }));
    const tenant = customDomain === null ? undefined : await tenantOf(client, customDomain);
    if (tenant !== undefined)
      await client.send(new CreateInvalidationForDistributionTenantCommand({ Id: tenant, InvalidationBatch: batch() }));
  }
  return {
    async invalidateSite(siteId, customDomain) {
      try {
        await invalidate(siteId, customDomain);
      } catch (error) {
        if (!(error instanceof Error && BUSY.includes(error.name))) warn('invalidation-failed', 1, error);
      }
    },
  };
}
