import { CreateInvalidationCommand, type CloudFrontClient } from '@aws-sdk/client-cloudfront';

/** The CDN that serves published sites. */
export interface Cdn {
  /** Invalidates all cached files of a site. Idempotent. */
  invalidateSite(siteId: string): Promise<void>;
}

/** Invalidates by the paths that the edge function has mapped requests to: `/<siteId>/…`. */
export const cloudFrontCdn = (client: CloudFrontClient, distributionId: string, newId: () => string): Cdn => ({
  async invalidateSite(siteId) {
    await client.send(
      new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: { CallerReference: newId(), Paths: { Quantity: 1, Items: [`/${siteId}/*`] } },
      }),
    );
  },
});
