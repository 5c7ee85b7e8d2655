import * as z from 'zod';
import { Brand } from '#shared/model/account/brand.ts';
import { ruleIssue, email, instant, requiredText, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { currentPasswordField } from '#shared/model/account/password.ts';
import { Authority, ContractStatus, Permission, Role, WorkRole } from '#shared/model/account/role.ts';
import { SiteLimits } from '#shared/model/account/site-limits.ts';
import { ROUTE_SEGMENTS } from '#shared/rules/account/route-segment.ts';

/** What a person types to sign in. */
export const SignIn = z.strictObject({ email: email(), password: currentPasswordField() });
export type SignIn = z.infer<typeof SignIn>;

/** An address that a link to a new password is sent to, in this language. */
export const ForgottenPassword = z.strictObject({ email: email(), language: Language });
export type ForgottenPassword = z.infer<typeof ForgottenPassword>;

/** What somebody without an account tells of themselves to get one (spec 2 "register"). */
export const Registration = z.strictObject({
  companyName: requiredText(TEXT_MAX.line),
  contactName: requiredText(TEXT_MAX.line),
  email: email(),
  language: Language,
  agreed: z.boolean().refine((agreed) => agreed, ruleIssue('agreement-required')),
});
export type Registration = z.infer<typeof Registration>;

/** What a link in an e-mail is for. */
const LINK_KINDS = ['password-reset', 'invitation', 'registration'] as const;
export const LinkKind = z.enum(LINK_KINDS);
export type LinkKind = z.infer<typeof LinkKind>;

/** A link that still leads somewhere, as the screen behind it greets its holder. */
export const LinkDetails = z.object({
  kind: LinkKind,
  email: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  expiresAt: instant(),
  brand: Brand,
});
export type LinkDetails = z.infer<typeof LinkDetails>;

/** The signed-in login as the console keeps it (spec 3 "Stored user info"). */
export const UserInfo = z.object({
  id: ulid(),
  email: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  userTypeId: Role,
  /** Role of the account it works in, and that account. */
  workRole: WorkRole,
  workAccountId: ulid(),
  /** First segment of every console address of this login (spec 2). */
  routeSegment: z.enum(ROUTE_SEGMENTS),
  authority: Authority,
  permission: Permission.nullable(),
  contractStatus: ContractStatus,
  /** Days in Japanese time, of the account it works in. */
  contractStart: z.string().nullable(),
  contractEnd: z.string().nullable(),
  /** Signed in with an issued password: every screen leads to choosing one's own. */
  mustChangePassword: z.boolean(),
  /** Profile picture. */
  picture: ImageRef.nullable(),
  /** The look of everything this login sees: that of the account directly below the operator it belongs to. */
  brand: Brand,
  /** Whether the account it works in may have a look of its own. */
  holdsBrand: z.boolean(),
  /** What the plan of the account this login works in allows. */
  limits: SiteLimits,
});
export type UserInfo = z.infer<typeof UserInfo>;

/** An open session: a bearer token for `accessTokenExpiresAt` at the longest. The refresh token travels in an HttpOnly cookie only. */
export const Session = z.object({
  accessToken: z.string(),
  accessTokenExpiresAt: instant(),
  user: UserInfo,
});
export type Session = z.infer<typeof Session>;
