import * as z from 'zod';
import { email, instant, requiredText, ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { Authority, ContractStatus, Permission } from '#shared/model/account/role.ts';

/** A further login of an account (spec 3 "Admin"). */
export const SubAdmin = z.object({
  id: ulid(),
  name: z.string(),
  email: z.string(),
  permission: Permission,
  authority: Authority,
  /** INACTIVE: invited, not yet signed in. */
  contractStatus: ContractStatus,
  picture: ImageRef.nullable(),
  version: z.int(),
  createdAt: instant(),
});
export type SubAdmin = z.infer<typeof SubAdmin>;

/** The account's own login: a main contact that can be neither removed nor changed here. */
export const AccountOwner = z.object({
  id: ulid(),
  name: z.string(),
  email: z.string(),
  authority: Authority,
  contractStatus: ContractStatus,
  picture: ImageRef.nullable(),
});
export type AccountOwner = z.infer<typeof AccountOwner>;

const SubAdminFields = { name: requiredText(TEXT_MAX.line), permission: Permission, authority: Authority };

/** An invitation: a link to choose a password is e-mailed. */
export const NewSubAdmin = z.strictObject({ ...SubAdminFields, email: email(), language: Language });
export type NewSubAdmin = z.infer<typeof NewSubAdmin>;

export const SubAdminUpdate = z.strictObject({ ...SubAdminFields, email: email(), version: z.int() });
export type SubAdminUpdate = z.infer<typeof SubAdminUpdate>;
