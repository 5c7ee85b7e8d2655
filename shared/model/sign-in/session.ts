import * as z from 'zod';
import { Acting } from '#shared/model/sign-in/acting.ts';
import { Brand } from '#shared/model/brand.ts';
import { ruleIssue, email, instant, requiredName, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageMaxMb } from '#shared/model/media/image-max-mb.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { currentPasswordField } from '#shared/model/sign-in/password.ts';
import { Authority, ContractStatus, Permission, Role, WorkRole } from '#shared/model/role.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { SupportContact } from '#shared/model/support-contact.ts';
import { SiteLimits } from '#shared/model/plans/site-limits.ts';
import { ROUTE_SEGMENTS } from '#shared/model/open-api/route-segment.ts';

/** Credentials of a sign-in. */
export const SignIn = z.strictObject({ email: email(), password: currentPasswordField() });
export type SignIn = z.infer<typeof SignIn>;

/** A request for a password reset link by e-mail, in the given language or, without one, in the language of the account. */
export const ForgottenPassword = z.strictObject({ email: email(), language: Language.optional() });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** A registration for an account. */
export const Registration = z.strictObject({
  companyName: requiredName(TEXT_MAX.line),
  contactName: requiredName(TEXT_MAX.line),
  email: email(),
  language: Language,
  agreed: z.boolean().refine((agreed) => agreed, ruleIssue('agreement-required')),
});
export type Registration = z.infer<typeof Registration>;

/** The purpose of an e-mailed link. */
const LINK_KINDS = ['password-reset', 'invitation', 'registration', 'login-email-change', 'billing-recipient'] as const;
export const LinkKind = z.enum(LINK_KINDS);
export type LinkKind = z.infer<typeof LinkKind>;

/** A valid e-mailed link, with what its screen shows. */
export const LinkDetails = z.object({
  kind: LinkKind,
  /** The address to which the link was sent. */
  email: z.string(),
  /** Empty in a link of a changed address or to a recipient of invoices, which may be sent to a stranger. */
  contactName: z.string(),
  companyName: z.string(),
  expiresAt: instant(),
  brand: Brand,
  /** The change of an address that the link confirms; `to`: the new address, only for the holder of the present one. */
  emailChange: z.object({ to: z.string().nullable(), isConfirmed: z.boolean() }).nullable().default(null),
});
export type LinkDetails = z.infer<typeof LinkDetails>;

/** The signed-in login, as the console stores it. */
export const UserInfo = z.object({
  id: ulid(),
  email: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  userTypeId: Role,
  /** Role and id of the account that the login works in. */
  workRole: WorkRole,
  workAccountId: ulid(),
  /** First segment of the console's addresses for this login. */
  routeSegment: z.enum(ROUTE_SEGMENTS),
  authority: Authority,
  permission: Permission.nullable(),
  contractStatus: ContractStatus,
  /** Numbers of the overdue invoices for which the account is paused, for logins that may read invoices. */
  pausedFor: z.array(z.string()).default([]),
  /** Contract of the account that the login works in, as days in Japanese time. */
  contractStart: z.string().nullable(),
  contractEnd: z.string().nullable(),
  /** Whether the login signed in with an issued password: every screen redirects to the password change. */
  mustChangePassword: z.boolean(),
  /** Whether the operator requires a second factor for the role and the login has none: every screen redirects to the set-up. */
  mustSetUpTwoFactor: z.boolean().default(false),
  /** Whether the login has to agree to the contract of its account before any screen except invoices opens. */
  mustAgree: z.boolean().default(false),
  /** The manager who acts for the login in this session; `null` if the login itself is signed in. */
  acting: Acting.nullable().default(null),
  /** Profile picture. */
  picture: ImageRef.nullable(),
  /** The brand of the account directly below the operator that the login belongs to. */
  brand: Brand,
  /** Whether the account that the login works in may set its own brand. */
  holdsBrand: z.boolean(),
  /** The curated theme with which new sites of the USERs directly below the account start. */
  defaultTheme: z.enum(THEME_NAMES).nullable().default(null),
  /** Where the login gets help: the contact that its provider has set, or `null`. */
  support: SupportContact.nullable().default(null),
  /** The contact that the account itself gives to those below it; `null` if it has set none. */
  ownSupport: SupportContact.nullable().default(null),
  /** Plan limits of the account it works in. */
  limits: SiteLimits,
  /** The deployment's limit of a picture in MB. */
  imageMaxMb: ImageMaxMb,
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A session: a bearer token valid until `accessTokenExpiresAt`. The refresh token is only in an HttpOnly cookie. */
export const Session = z.object({
  accessToken: z.string(),
  accessTokenExpiresAt: instant(),
  user: UserInfo,
});
export type Session = z.infer<typeof Session>;
