import type { Site } from '#functions/store/site.ts';
import type { SiteSummary } from '#shared/model/site.ts';
import { siteOrigin } from '#shared/rules/site-address.ts';

/** A site as the wire shows it. */
export const siteSummary = (site: Site, sitesOrigin: string): SiteSummary => ({
  id: site.id,
  name: site.name,
  status: site.status,
  url: siteOrigin(sitesOrigin, site.id),
  thumbnail: site.thumbnail,
  numberHorizontal: site.numberHorizontal,
  numberVertical: site.numberVertical,
  working: site.working,
  live: site.live,
  publicationId: site.publicationId,
  createdAt: site.createdAt,
  updatedAt: site.updatedAt,
  publishedAt: site.publishedAt,
});
