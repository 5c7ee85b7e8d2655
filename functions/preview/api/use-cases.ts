import type { PreviewDependencies } from '#functions/preview/api/dependencies.ts';
import { getPreviewProducts, getPreviewSheet } from '#functions/preview/api/content/get-preview-sheet.ts';
import { getPreviewSite } from '#functions/preview/api/content/get-preview-site.ts';
import { getPreviewCompany, getPreviewSeo } from '#functions/preview/api/content/get-preview-texts.ts';
import { approveRevision, getPreviewApprovals } from '#functions/preview/api/approvals/approve-revision.ts';
import { previewComments } from '#functions/preview/api/comments/preview-comments.ts';
import { getShareStatus } from '#functions/preview/api/session/get-share-status.ts';
import { issueTicket } from '#functions/preview/api/session/issue-ticket.ts';
import { logIn } from '#functions/preview/api/session/log-in.ts';
import { logOut } from '#functions/preview/api/session/log-out.ts';
import { getShare } from '#functions/preview/api/share/get-share.ts';
import { revokeInvitations } from '#functions/preview/api/share/revoke-invitations.ts';
import { saveShare } from '#functions/preview/api/share/save-share.ts';
import { setSharePassword } from '#functions/preview/api/share/set-share-password.ts';
import { openPreviewAsLogin } from '#functions/preview/api/session/open-preview-as-login.ts';
import { checkForm } from '#functions/preview/api/view/check-form.ts';
import { enterFrame } from '#functions/preview/api/view/enter-frame.ts';
import { getFile } from '#functions/preview/api/view/get-file.ts';
import { getNews } from '#functions/preview/api/view/get-news.ts';
import { getPopups } from '#functions/preview/api/view/get-popups.ts';
import { getPreviewState } from '#functions/preview/api/view/get-preview-state.ts';
import { previewedSites } from '#functions/preview/api/view/previewed-site.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { preview } from '#shared/api-contract/endpoints/preview.ts';

/** Returns the use cases of the endpoints for the preview of a site. */
export function previewUseCases(dependencies: PreviewDependencies): UseCases<typeof preview> {
  const sites = previewedSites(dependencies);
  return {
    login: logIn(dependencies),
    logOut: logOut(dependencies),
    shareStatus: getShareStatus(dependencies),
    getShare: getShare(dependencies),
    share: saveShare(dependencies),
    revoke: revokeInvitations(dependencies),
    setPassword: setSharePassword(dependencies),
    site: getPreviewSite(dependencies),
    seo: getPreviewSeo(dependencies),
    company: getPreviewCompany(dependencies),
    page: getPreviewSheet(dependencies),
    product: getPreviewProducts(dependencies),
    ...previewComments(dependencies),
    approvals: getPreviewApprovals(dependencies),
    approve: approveRevision(dependencies),
    open: openPreviewAsLogin(dependencies),
    ticket: issueTicket(dependencies),
    state: getPreviewState(sites),
    enter: enterFrame(dependencies),
    file: getFile(dependencies, sites),
    popups: getPopups(dependencies, sites),
    news: getNews(dependencies),
    form: checkForm(dependencies, sites),
  };
}

/** Returns, for each endpoint for console logins, how to find the site that its request names. */
export const previewLocators = ({ sites }: Pick<PreviewDependencies, 'sites'>) =>
  locatorsByParam(preview, 'siteId', (id, { scope }) => sites.find(scope, id));
