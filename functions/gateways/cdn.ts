import { CreateInvalidationCommand, type CloudFrontClient } from '@aws-sdk/client-cloudfront';

/** What stands in front of published sites. */
export interface Cdn {
  /** Has every cached file of a site fetched anew. Asking twice is harmless. */
  invalidateSite(siteId: string): Promise<void>;
}

/** CloudFront. Paths are those behind the edge function: `/<siteId>/…`. */
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
