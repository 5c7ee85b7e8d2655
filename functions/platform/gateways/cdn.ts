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
   * Invalidates the cached files of a site, which otherwise expire after seconds (ADR 88): at its default address, and at its custom
   * domain if it has one. Never throws: CloudFront accepts 15 concurrent invalidations, and the files are live in any case.
   */
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
