import type { Site } from '#functions/store/site/site.ts';
import type { SiteSummary } from '#shared/model/site/site.ts';
import { publicOrigin } from '#shared/rules/site/site-address.ts';

/** Where visitors come in: the page that all of a site's other addresses lie below. */
export function publicUrl(site: Pick<Site, 'id' | 'livePath' | 'customDomain'>, sitesOrigin: string): string {
  const { livePath = '' } = site;
  const origin = publicOrigin(sitesOrigin, site);
  return livePath === '' ? origin : `${origin}/${livePath}`;
}

/** A site as the wire shows it. */
export const siteSummary = (site: Site, sitesOrigin: string): SiteSummary => ({
  id: site.id,
  name: site.name,
  status: site.status,
  returnStatus: site.returnStatus,
  url: publicUrl(site, sitesOrigin),
  customDomain: site.customDomain ?? null,
  thumbnail: site.thumbnail,
  numberHorizontal: site.numberHorizontal,
  numberVertical: site.numberVertical,
  sheetCount: site.sheetCount,
  working: site.working,
  live: site.live,
  publicationId: site.publicationId,
  scheduled: (site.scheduled ?? []).map(({ visibility, at, revision, by }) => ({ visibility, at, revision, by })),
  comments: { open: site.openComments ?? 0, version: site.commentsVersion ?? null },
  createdAt: site.createdAt,
  updatedAt: site.updatedAt,
  publishedAt: site.publishedAt,
});
