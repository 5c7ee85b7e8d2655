import { siteComments } from '#functions/sites/api/comments/site-comments.ts';
import { getApprovals, setApprovalsNeeded } from '#functions/sites/api/approvals/site-approvals.ts';
import { createSite } from '#functions/sites/api/create/create-site.ts';
import { deleteSite } from '#functions/sites/api/delete-site.ts';
import type { SiteDependencies } from '#functions/sites/api/dependencies.ts';
import { duplicateSite } from '#functions/sites/api/create/duplicate-site.ts';
import { exportSites } from '#functions/sites/api/list/export-sites.ts';
import { getSite } from '#functions/sites/api/content/get-site.ts';
import { getRevision } from '#functions/sites/api/history/get-revision.ts';
import { listRevisions } from '#functions/sites/api/history/list-revisions.ts';
import { listSites } from '#functions/sites/api/list/list-sites.ts';
import { getPublication } from '#functions/sites/api/publish/get-publication.ts';
import { publishSite } from '#functions/sites/api/publish/publish-site.ts';
import { schedulePublication } from '#functions/sites/api/publish/schedule-publication.ts';
import { restoreSite } from '#functions/sites/api/history/restore-site.ts';
import { saveSite } from '#functions/sites/api/save/save-site.ts';
import { updatePresence } from '#functions/sites/api/update-presence.ts';
import { getPopupCounts } from '#functions/sites/api/get-popup-counts.ts';
import { listTrash } from '#functions/sites/api/trash/list-trash.ts';
import { purgeSite } from '#functions/sites/api/trash/purge-site.ts';
import { untrashSite } from '#functions/sites/api/trash/untrash-site.ts';
import { getSiteUsage } from '#functions/sites/api/list/site-usage.ts';
import { getMediaWeights } from '#functions/sites/api/content/media-weights.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { site } from '#shared/api-contract/endpoints/site.ts';

/** The use cases of the endpoints for sites and their content. */
export const siteUseCases = (dependencies: SiteDependencies): UseCases<typeof site> => ({
  list: listSites(dependencies),
  export: exportSites(dependencies),
  usage: getSiteUsage(dependencies),
  create: createSite(dependencies),
  get: getSite(dependencies),
  update: saveSite(dependencies),
  delete: deleteSite(dependencies),
  trash: listTrash(dependencies),
  untrash: untrashSite(dependencies),
  purge: purgeSite(dependencies),
  duplicate: duplicateSite(dependencies),
  revisions: listRevisions(dependencies),
  revision: getRevision(dependencies),
  restore: restoreSite(dependencies),
  presence: updatePresence(dependencies),
  publish: publishSite(dependencies),
  schedule: schedulePublication(dependencies),
  publication: getPublication(dependencies),
  popupCounts: getPopupCounts(dependencies),
  weights: getMediaWeights(dependencies),
  ...siteComments(dependencies),
  approvals: getApprovals(dependencies),
  setApprovals: setApprovalsNeeded(dependencies),
});

/** Returns, for each endpoint, how to find the site that its request names. */
export const siteLocators = ({ sites }: Pick<SiteDependencies, 'sites'>) => ({
  ...locatorsByParam(site, 'id', (id, { scope }) => sites.find(scope, id)),
  ...locatorsByParam({ untrash: site.untrash, purge: site.purge }, 'id', (id, { scope }) => sites.findTrashed(scope, id)),
});
