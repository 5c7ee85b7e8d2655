import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { OPEN_BODY_MAX } from '#shared/model/limits.ts';
import { commentEndpoints } from '#shared/api-contract/endpoints/comments.ts';
import { Approvals } from '#shared/model/preview/approval.ts';
import { RevisionId } from '#shared/model/sites/site.ts';
import { siteId, ulid } from '#shared/model/fields.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { FormReply, Submission } from '#shared/model/forms/submission.ts';
import { PreviewPath, PreviewState, PreviewTicket, PreviewView } from '#shared/model/preview/preview-view.ts';
import { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { Language } from '#shared/model/language.ts';
import { Company } from '#shared/model/sites/company.ts';
import { PreviewQuery, PreviewSeo, PreviewSite, PreviewSiteQuery } from '#shared/model/preview/preview-content.ts';
import { PagePath, PageProducts, PageQuery, PublishedPage } from '#shared/model/visitors/published-page.ts';
import {
  PreviewSession,
  PreviewShare,
  PreviewSignIn,
  RevokeRequest,
  SharePasswordRequest,
  ShareRequest,
} from '#shared/model/preview/preview-share.ts';

/** The errors of `assertSiteWritable`, with which every change of the sharing can be refused. */
const BOUND = ['account-suspended', 'account-terminated', 'site-expired'] as const;

const SitePath = z.strictObject({ siteId: siteId() });
const viewerCall = { method: 'GET', access: { by: 'preview' }, status: 200 } as const;
/** The common definition of endpoints that the pages of a preview call. */
const ofPage = { method: 'GET', access: { by: 'preview-reader' }, status: 200, params: SitePath } as const;

/** The private preview of a site: its sharing, and its content for invitees. */
export const preview = defineEndpointFamily({
  login: {
    method: 'POST',
    path: '/preview/site/{siteId}/login',
    summary: 'Open the preview of a site as an invitee; every refusal is the same',
    access: { by: 'public' },
    status: 200,
    params: SitePath,
    body: PreviewSignIn,
    response: PreviewSession,
    errors: ['sign-in-failed', 'too-many-requests', 'unavailable', 'not-found'],
  },
  logOut: {
    method: 'POST',
    path: '/preview/site/{siteId}/log-out',
    summary: 'End the invitee’s session, if any',
    access: { by: 'public' },
    status: 200,
    params: SitePath,
    response: z.null(),
  },
  shareStatus: {
    method: 'GET',
    path: '/preview/site/{siteId}/share/status',
    summary: 'Whether the preview of a site is shared; a site that does not exist is not shared',
    access: { by: 'public' },
    status: 200,
    params: SitePath,
    response: z.object({ isShared: z.boolean() }),
  },
  site: {
    ...viewerCall,
    path: '/preview/site/{siteId}',
    summary: 'The working revision of a site; a `password` header, if sent, has to be the preview’s password',
    params: SitePath,
    query: PreviewSiteQuery,
    response: PreviewSite,
    errors: ['sign-in-failed', 'too-many-requests'],
  },
  seo: {
    ...viewerCall,
    path: '/preview/site/{siteId}/seo',
    summary: 'Title, heading and description for search engines; `null` if nothing was entered',
    params: SitePath,
    query: PreviewQuery,
    response: PreviewSeo,
  },
  company: {
    ...viewerCall,
    path: '/preview/site/{siteId}/company',
    summary: 'Company information with legal texts as sanitised HTML; `null` if nothing was entered',
    params: SitePath,
    query: PreviewQuery,
    response: z.object({ lang: Language, company: Company.omit({ basedOn: true }).nullable() }),
  },
  page: {
    ...viewerCall,
    path: '/preview/site/{siteId}/page/{pageId}',
    summary: 'A sheet of the working revision, members-only or not',
    params: PagePath,
    query: PageQuery,
    response: PublishedPage,
  },
  product: {
    ...viewerCall,
    path: '/preview/site/{siteId}/page/{pageId}/product',
    summary: 'The products of a sheet of the working revision',
    params: PagePath,
    query: PageQuery,
    response: PageProducts,
  },
  getShare: {
    method: 'GET',
    path: '/preview/site/{siteId}/share',
    summary: 'How the preview of a site is shared: with whom, what became of the invitations, who has opened it; never the password',
    access: { by: 'console', action: 'site:read' },
    status: 200,
    params: SitePath,
    response: PreviewShare,
  },
  share: {
    method: 'POST',
    path: '/preview/site/{siteId}/share',
    summary: 'Share the preview or end the sharing, invite addresses and send invitations; a private preview needs a password',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: ShareRequest,
    response: PreviewShare,
    errors: [...BOUND, 'version-conflict', 'too-many-requests'],
  },
  revoke: {
    method: 'PUT',
    path: '/preview/site/{siteId}/share/revoke',
    summary: 'End invitations and their sessions at once; `resend_all` sends the invitation again to all others',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: RevokeRequest,
    response: PreviewShare,
    errors: [...BOUND, 'version-conflict', 'too-many-requests'],
  },
  setPassword: {
    method: 'POST',
    path: '/preview/site/{siteId}/share/set-password',
    summary: 'Set the password of the preview; another one than before ends every session',
    access: { by: 'console', action: 'site:write' },
    status: 200,
    params: SitePath,
    body: SharePasswordRequest,
    response: PreviewShare,
    errors: [...BOUND],
  },
  ...commentEndpoints({
    site: '/preview/site/{siteId}',
    params: { siteId: siteId() },
    read: { by: 'preview' },
    write: { by: 'preview' },
    errors: [],
  }),
  approvals: {
    method: 'GET',
    path: '/preview/site/{siteId}/approvals',
    summary: 'The revisions that invitees have approved, and how many approvals a publication needs',
    access: { by: 'preview' },
    status: 200,
    params: SitePath,
    response: Approvals,
  },
  approve: {
    method: 'PUT',
    path: '/preview/site/{siteId}/approvals/{revision}',
    summary: 'Approve a revision, or withdraw the approval until it is published',
    access: { by: 'preview' },
    status: 200,
    params: z.strictObject({ siteId: siteId(), revision: RevisionId }),
    body: z.strictObject({ isApproved: z.boolean() }),
    response: Approvals,
    errors: ['transition-refused', 'too-many-requests'],
  },
  open: {
    method: 'POST',
    path: '/preview/site/{siteId}/open',
    summary: 'Open the preview of a site as a login of the console, without its password; the session ends with that of the console',
    access: { by: 'console', action: 'site:read' },
    acting: 'READ',
    status: 201,
    params: SitePath,
    response: PreviewSession.omit({ email: true }),
  },
  ticket: {
    method: 'POST',
    path: '/preview/site/{siteId}/ticket',
    summary: 'A one-time ticket of a minute that opens the pages of the preview on their own origin',
    access: { by: 'preview-reader' },
    status: 201,
    params: SitePath,
    response: PreviewTicket,
  },
  state: {
    method: 'GET',
    path: '/preview/site/{siteId}/state',
    summary: 'What the preview shows now or as of an instant, and who looks at it',
    access: { by: 'preview-reader' },
    status: 200,
    params: SitePath,
    query: PreviewView.pick({ at: true, revision: true }).extend({ known: ulid().optional() }),
    response: PreviewState,
  },
  enter: {
    method: 'GET',
    path: '/preview/site/{siteId}/enter',
    summary: 'The entrance of the frame: exchanges a ticket for a cookie, keeps how the preview is looked at, and leads to the page',
    access: { by: 'public' },
    status: 200,
    params: SitePath,
    query: PreviewView.extend({ ticket: z.string().max(100).optional(), to: PreviewPath.optional() }),
    response: z.null(),
    answers: 'file',
  },
  file: {
    method: 'GET',
    path: '/preview/site/{siteId}/file',
    summary: 'A file of the site as its preview shows it, to the holder of the frame’s cookie; others get a page that says so',
    access: { by: 'public' },
    status: 200,
    params: SitePath,
    query: z.strictObject({ path: z.string().max(2_000) }),
    response: z.null(),
    answers: 'file',
  },
  popups: {
    ...ofPage,
    path: '/preview/site/{siteId}/popups',
    summary: 'The popups that are active as the preview is looked at',
    query: z.strictObject({ lang: Language.optional() }),
    response: ActivePopups,
  },
  news: {
    ...ofPage,
    path: '/preview/site/{siteId}/news',
    summary: 'The news as the preview is looked at, newest first',
    response: z.object({ news: z.array(VisitorNews) }),
  },
  form: {
    method: 'POST',
    path: '/preview/site/{siteId}/form/{kind}',
    summary: 'Validates a form as a published site does, and answers as if it were sent; stores and sends nothing',
    access: { by: 'preview-reader' },
    status: 201,
    params: SitePath.extend({ kind: z.enum(FORM_KINDS) }),
    body: Submission,
    bodyMaxBytes: OPEN_BODY_MAX.form,
    response: FormReply,
  },
});
