import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { LinkToken, PasswordByLink } from '#shared/model/account/password.ts';
import { MembersPage, PagePath, PageProducts, PageQuery } from '#shared/model/visitor/published-page.ts';
import { MemberEmailRequest, MemberSession, MemberSignIn, Submission } from '#shared/model/form/submission.ts';

const SitePath = z.strictObject({ siteId: siteId() });
const ofStrangers = { method: 'POST', access: { by: 'public' }, params: SitePath } as const;
const ofMembers = { method: 'GET', access: { by: 'member' }, status: 200 } as const;

/** Members of a site: visitors with an account there and nowhere else (spec 4 "Registration", 6 "End users"). */
export const member = defineEndpointFamily({
  register: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/register',
    summary: 'Register provisionally: a link that completes it is e-mailed; answered alike if the address is a member already',
    status: 202,
    body: Submission,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  resendRegisterEmail: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/resend-register-email',
    summary: 'E-mail the link of a registration that was not completed once more; answered alike if there is none',
    status: 202,
    body: MemberEmailRequest,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  link: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/verify-link',
    summary: 'Whom and what the link of an e-mail is for, while it leads somewhere',
    status: 200,
    body: LinkToken,
    response: z.object({ kind: z.enum(['member-registration', 'member-password-reset']), email: z.string() }),
    errors: ['link-invalid', 'too-many-requests'],
  },
  confirmRegistration: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/confirm-registration',
    summary: 'Complete a registration by the link of its e-mail; opens a session',
    status: 201,
    body: LinkToken,
    response: MemberSession,
    errors: ['link-invalid', 'too-many-requests'],
  },
  login: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/login',
    summary: 'Sign in as a member of this site; the token is also set as a cookie of its host',
    status: 200,
    body: MemberSignIn,
    response: MemberSession,
    errors: ['sign-in-failed', 'too-many-requests'],
  },
  logOut: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/log-out',
    summary: 'End the member’s session, whether or not there is one',
    status: 200,
    response: z.null(),
  },
  forgotPassword: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/forgot-password',
    summary: 'E-mail a link to a new password, if the address is a member; answered alike either way',
    status: 202,
    body: MemberEmailRequest,
    response: z.null(),
    errors: ['too-many-requests'],
  },
  resetPassword: {
    ...ofStrangers,
    path: '/end-user/site/{siteId}/reset-password',
    summary: 'Choose a password by the link of an e-mail; ends all sessions and spends the link',
    status: 200,
    body: PasswordByLink,
    response: z.object({ email: z.string() }),
    errors: ['link-invalid', 'too-many-requests'],
  },
  self: {
    ...ofMembers,
    path: '/end-user/site/{siteId}/member',
    summary: 'The member who is signed in',
    params: SitePath,
    response: z.object({ email: z.string() }),
  },
  pagePrivate: {
    ...ofMembers,
    path: '/end-user/site/{siteId}/page/{pageId}/private',
    summary: 'A sheet for members only, also as the markup that takes its place in the page',
    params: PagePath,
    query: PageQuery,
    response: MembersPage,
  },
  productPrivate: {
    ...ofMembers,
    path: '/end-user/site/{siteId}/page/{pageId}/product/private',
    summary: 'The products of a sheet for members only',
    params: PagePath,
    query: PageQuery,
    response: PageProducts,
  },
  media: {
    ...ofMembers,
    path: '/end-user/site/{siteId}/media/{folder}/{name}',
    summary: 'A picture or video for members only, whole or the range asked for',
    params: z.strictObject({
      siteId: siteId(),
      folder: z.string().regex(/^[\w-]{1,64}$/),
      name: z.string().regex(/^\d{1,5}\.(?:avif|webp|png|mp4)$/),
    }),
    response: z.null(),
    answers: 'file',
  },
});
