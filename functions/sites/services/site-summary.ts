import { markedName } from '#functions/platform/base/marked-name.ts';
import type { Site, StoredSchedule } from '#functions/sites/store/site.ts';
import type { ScheduledPublication } from '#shared/model/publishing/publication.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { publicOrigin } from '#shared/rules/sites/site-address.ts';

/** Returns the URL of the site's start page. All other URLs of the site are below it. */
export function publicUrl(site: Pick<Site, 'id' | 'livePath' | 'customDomain'>, sitesOrigin: string): string {
  const { livePath = '' } = site;
  const origin = publicOrigin(sitesOrigin, site);
  return livePath === '' ? origin : `${origin}/${livePath}`;
}

/**
 * Returns a scheduled publication as the API shows it. A person is identified by id and account together, because earlier versions stored
 * the id of a login even if a manager acted for it.
 */
export const scheduledView = ({ visibility, at, revision, by, byId, byAccountId }: StoredSchedule): ScheduledPublication => ({
  visibility,
  at,
  revision,
  ...markedName('by', by, byAccountId === undefined ? undefined : { loginId: byId, accountId: byAccountId }),
});

/** Returns a site as the API returns it. */
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
  scheduled: (site.scheduled ?? []).map(scheduledView),
  comments: { open: site.openComments ?? 0, version: site.commentsVersion ?? null },
  createdAt: site.createdAt,
  updatedAt: site.updatedAt,
  publishedAt: site.publishedAt,
});
