import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { OPEN_BODY_MAX } from '#shared/model/limits.ts';
import { LinkToken, PasswordByLink } from '#shared/model/sign-in/password.ts';
import { MembersPage, PagePath, PageProducts, PageQuery } from '#shared/model/visitors/published-page.ts';
import { FormReply, MemberEmailRequest, MemberLeave, MemberSession, MemberSignIn, Submission } from '#shared/model/forms/submission.ts';

const SitePath = z.strictObject({ siteId: siteId() });
const publicCall = { method: 'POST', access: { by: 'public' }, params: SitePath } as const;
const memberCall = { method: 'GET', access: { by: 'member' }, status: 200 } as const;

/** Registration and sessions of a site's members. A member belongs to one site only. */
export const member = defineEndpointFamily({
  register: {
    ...publicCall,
    path: '/end-user/site/{siteId}/register',
    summary: 'Register provisionally: e-mails a link to complete it; the response is the same if the address already belongs to a member',
    status: 202,
    body: Submission,
    bodyMaxBytes: OPEN_BODY_MAX.form,
    response: FormReply,
    errors: ['too-many-requests', 'offer-full', 'offer-ended'],
  },
  resendRegisterEmail: {
    ...publicCall,
    path: '/end-user/site/{siteId}/resend-register-email',
    summary: 'E-mail the link of a provisional registration again; the response is the same if there is none',
    status: 202,
    body: MemberEmailRequest,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  link: {
    ...publicCall,
    path: '/end-user/site/{siteId}/verify-link',
    summary: 'The recipient and purpose of an e-mailed link that is still valid',
    status: 200,
    body: LinkToken,
    response: z.object({ kind: z.enum(['member-registration', 'member-password-reset']), email: z.string() }),
    errors: ['link-invalid', 'too-many-requests'],
  },
  confirmRegistration: {
    ...publicCall,
    path: '/end-user/site/{siteId}/confirm-registration',
    summary: 'Complete a registration with the e-mailed link; starts a session',
    status: 201,
    body: LinkToken,
    response: MemberSession,
    errors: ['link-invalid', 'too-many-requests'],
  },
  login: {
    ...publicCall,
    path: '/end-user/site/{siteId}/login',
    summary: 'Sign in as a member of this site; the token is also set as a cookie of the site’s host',
    status: 200,
    body: MemberSignIn,
    response: MemberSession,
    errors: ['sign-in-failed', 'member-suspended', 'registration-unconfirmed', 'too-many-requests'],
  },
  logOut: {
    ...publicCall,
    path: '/end-user/site/{siteId}/log-out',
    summary: 'End the member’s session, if any',
    status: 200,
    response: z.null(),
  },
  forgotPassword: {
    ...publicCall,
    path: '/end-user/site/{siteId}/forgot-password',
    summary: 'E-mail a link to choose a new password; the response is the same whether or not the address belongs to a member',
    status: 202,
    body: MemberEmailRequest,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  resetPassword: {
    ...publicCall,
    path: '/end-user/site/{siteId}/reset-password',
    summary: 'Choose a password with an e-mailed link; ends all sessions and invalidates the link',
    status: 200,
    body: PasswordByLink,
    response: z.object({ email: z.string() }),
    errors: ['link-invalid', 'too-many-requests'],
  },
  self: {
    ...memberCall,
    path: '/end-user/site/{siteId}/member',
    summary: 'The signed-in member',
    params: SitePath,
    response: z.object({ email: z.string() }),
  },
  leave: {
    ...memberCall,
    method: 'POST',
    path: '/end-user/site/{siteId}/leave',
    summary: 'Delete the own membership, confirmed by the password: ends all sessions and frees the address',
    params: SitePath,
    body: MemberLeave,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  pagePrivate: {
    ...memberCall,
    path: '/end-user/site/{siteId}/page/{pageId}/private',
    summary: 'A members-only sheet, including its markup for the page',
    params: PagePath,
    query: PageQuery,
    response: MembersPage,
  },
  productPrivate: {
    ...memberCall,
    path: '/end-user/site/{siteId}/page/{pageId}/product/private',
    summary: 'The products of a members-only sheet',
    params: PagePath,
    query: PageQuery,
    response: PageProducts,
  },
  media: {
    ...memberCall,
    path: '/end-user/site/{siteId}/media/{folder}/{name}',
    summary: 'A members-only picture or video, whole or the requested range',
    params: z.strictObject({
      siteId: siteId(),
      folder: z.string().regex(/^[\w-]{1,64}$/),
      name: z.string().regex(/^\d{1,5}\.(?:avif|webp|png|mp4|m4v)$/),
    }),
    response: z.null(),
    answers: 'file',
  },
});
