import type { Site } from '#functions/store/site/site.ts';
import type { SiteSummary } from '#shared/model/site/site.ts';
import { siteOrigin } from '#shared/rules/site/site-address.ts';

/** Where visitors come in: the page that all of a site's other addresses lie below. */
function publicUrl({ id, livePath = '' }: Site, sitesOrigin: string): string {
  const origin = siteOrigin(sitesOrigin, id);
  return livePath === '' ? origin : `${origin}/${livePath}`;
}

/** A site as the wire shows it. */
export const siteSummary = (site: Site, sitesOrigin: string): SiteSummary => ({
  id: site.id,
  name: site.name,
  status: site.status,
  returnStatus: site.returnStatus,
  url: publicUrl(site, sitesOrigin),
  thumbnail: site.thumbnail,
  numberHorizontal: site.numberHorizontal,
  numberVertical: site.numberVertical,
  working: site.working,
  live: site.live,
  publicationId: site.publicationId,
  scheduled: (site.scheduled ?? []).map(({ visibility, at, revision, by }) => ({ visibility, at, revision, by })),
  comments: { open: site.openComments ?? 0, version: site.commentsVersion ?? null },
  createdAt: site.createdAt,
  updatedAt: site.updatedAt,
  publishedAt: site.publishedAt,
});
