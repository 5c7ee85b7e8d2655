import * as z from 'zod';
import { broken, email, instant, ulid } from '#shared/model/fields.ts';
import { Authority, ContractStatus, Permission, Role } from '#shared/model/role.ts';
import { SiteLimits } from '#shared/model/site-limits.ts';
import { ROUTE_SEGMENTS } from '#shared/rules/route-segment.ts';

const requiredPassword = () =>
  z
    .string()
    .refine((value) => value.length > 0, broken('required'))
    .refine((value) => value.length <= 256, broken('too-long', { max: 256 }));

/** What a person types to sign in. The password is judged by comparison only: its rules bind when it is chosen, not here. */
export const SignIn = z.strictObject({ email: email(), password: requiredPassword() });
export type SignIn = z.infer<typeof SignIn>;

/** The signed-in login as the console keeps it (spec 3 "Stored user info"). */
export const UserInfo = z.object({
  id: ulid(),
  email: z.string(),
  contactName: z.string(),
  companyName: z.string(),
  userTypeId: Role,
  /** First segment of every console address of this login (spec 2). */
  routeSegment: z.enum(ROUTE_SEGMENTS),
  authority: Authority,
  permission: Permission.nullable(),
  contractStatus: ContractStatus,
  logoUrl: z.string().nullable(),
  mainColor: z.string(),
  textColor: z.string(),
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
