import { siteComments } from '#functions/api/site/comments/site-comments.ts';
import { getApprovals, setApprovalsNeeded } from '#functions/api/site/approvals/site-approvals.ts';
import { createSite } from '#functions/api/site/create/create-site.ts';
import { deleteSite } from '#functions/api/site/delete-site.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { duplicateSite } from '#functions/api/site/create/duplicate-site.ts';
import { exportSites } from '#functions/api/site/list/export-sites.ts';
import { getSite } from '#functions/api/site/content/get-site.ts';
import { getRevision } from '#functions/api/site/history/get-revision.ts';
import { listRevisions } from '#functions/api/site/history/list-revisions.ts';
import { listSites } from '#functions/api/site/list/list-sites.ts';
import { getPublication } from '#functions/api/site/publish/get-publication.ts';
import { publishSite } from '#functions/api/site/publish/publish-site.ts';
import { schedulePublication } from '#functions/api/site/publish/schedule-publication.ts';
import { restoreSite } from '#functions/api/site/history/restore-site.ts';
import { saveSite } from '#functions/api/site/save/save-site.ts';
import { updatePresence } from '#functions/api/site/update-presence.ts';
import { getPopupCounts } from '#functions/api/site/get-popup-counts.ts';
import { getSiteUsage } from '#functions/api/site/list/site-usage.ts';
import { getMediaWeights } from '#functions/api/site/content/media-weights.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

/** Sites and their content: the use case of every endpoint of the family. */
export const siteUseCases = (dependencies: SiteDependencies): UseCases<typeof site> => ({
  list: listSites(dependencies),
  export: exportSites(dependencies),
  usage: getSiteUsage(dependencies),
  create: createSite(dependencies),
  get: getSite(dependencies),
  update: saveSite(dependencies),
  delete: deleteSite(dependencies),
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

/** How each endpoint finds the site that its request names. */
export function siteLocators({ sites }: Pick<SiteDependencies, 'sites'>): Locators<typeof site> {
  const locate = ({ params }: { params: { id: string } }, { scope }: Caller) => sites.find(scope, params.id);
  return {
    get: locate,
    update: locate,
    delete: locate,
    duplicate: locate,
    revisions: locate,
    revision: locate,
    restore: locate,
    presence: locate,
    publish: locate,
    schedule: locate,
    publication: locate,
    popupCounts: locate,
    weights: locate,
    comments: locate,
    approvals: locate,
    setApprovals: locate,
    comment: locate,
    readComments: locate,
    reply: locate,
    resolveComment: locate,
    removeComment: locate,
  };
}
