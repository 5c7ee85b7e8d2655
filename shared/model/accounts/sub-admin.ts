import * as z from 'zod';
import { email, instant, requiredName, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { Authority, ContractStatus, Permission } from '#shared/model/role.ts';

/** A SUB_ADMIN: an additional login of an account. */
export const SubAdmin = z.object({
  id: ulid(),
  name: z.string(),
  email: z.string(),
  permission: Permission,
  authority: Authority,
  /** INACTIVE: the login was invited and has not signed in yet. */
  contractStatus: ContractStatus,
  picture: ImageRef.nullable(),
  /** Whether the login has a second factor. */
  hasTwoFactor: z.boolean().default(false),
  version: z.int(),
  createdAt: instant(),
});
export type SubAdmin = z.infer<typeof SubAdmin>;

/** The account's own login. It is a main contact and can be neither removed nor changed by these endpoints. */
export const AccountOwner = z.object({
  id: ulid(),
  name: z.string(),
  email: z.string(),
  authority: Authority,
  contractStatus: ContractStatus,
  picture: ImageRef.nullable(),
});
export type AccountOwner = z.infer<typeof AccountOwner>;

const SubAdminFields = { name: requiredName(TEXT_MAX.line), permission: Permission, authority: Authority };

/** An invitation of a SUB_ADMIN. A link to choose a password is e-mailed. */
export const NewSubAdmin = z.strictObject({ ...SubAdminFields, email: email(), language: Language });
export type NewSubAdmin = z.infer<typeof NewSubAdmin>;

export const SubAdminUpdate = z.strictObject({ ...SubAdminFields, email: email(), version: z.int() });
export type SubAdminUpdate = z.infer<typeof SubAdminUpdate>;
