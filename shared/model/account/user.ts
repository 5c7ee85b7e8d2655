import * as z from 'zod';
import { Brand } from '#shared/model/account/brand.ts';
import { ruleIssue, day, email, instant, requiredText, ulid, wholeNumber } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { LICENCES_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { newPasswordField } from '#shared/model/account/password.ts';
import { Authority, ContractStatus, ManagedRole } from '#shared/model/account/role.ts';
import { ACCOUNT_TYPES } from '#shared/rules/account/account-type.ts';

export const AccountTypeField = z.enum(ACCOUNT_TYPES);

/** Who paused an account. */
export const PausedBy = z.enum(['operator', 'oem']);
export type PausedBy = z.infer<typeof PausedBy>;

/** An account as lists show it (spec 3 "Users and accounts"). */
export const UserSummary = z.object({
  id: ulid(),
  role: ManagedRole,
  type: AccountTypeField,
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  planId: z.string().nullable(),
  /** Its own status. */
  contractStatus: ContractStatus,
  /** The status that binds it: its own, or that of an account above. */
  effectiveStatus: ContractStatus,
  pausedBy: PausedBy.nullable(),
  parent: z.object({ id: ulid(), companyName: z.string() }),
  authority: Authority,
  /** Days in Japanese time. */
  contractStart: z.string().nullable(),
  contractEnd: z.string().nullable(),
  picture: ImageRef.nullable(),
  createdAt: instant(),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** An account with all there is to know of it. */
export const UserDetail = UserSummary.extend({
  /** Grows with each change; an update names the one it was made from. */
  version: z.int(),
  language: Language,
  /** Of an OEM: licences it may issue, and those in use (one for each USER below it that is not terminated). */
  licenceGrant: z.int().nullable(),
  licencesUsed: z.int(),
  brand: Brand.nullable(),
  siteCount: z.int(),
  updatedAt: instant(),
});
export type UserDetail = z.infer<typeof UserDetail>;

/** What is typed of an account, whoever it is made for. */
const UserFields = {
  companyName: requiredText(TEXT_MAX.line),
  contactName: requiredText(TEXT_MAX.line),
  email: email(),
  /** Of OEM_MASTER and USER; `null` for further logins of another account. */
  planId: z.string().max(TEXT_MAX.line).nullable(),
  contractStart: day().nullable(),
  contractEnd: day().nullable(),
  authority: Authority,
  /** Of OEM_MASTER only. */
  licenceGrant: wholeNumber(0, LICENCES_MAX).nullable(),
  /** Its e-mails are written in. */
  language: Language,
};

interface TypedUser {
  role: ManagedRole;
  planId: string | null;
  licenceGrant: number | null;
  contractStart: string | null;
  contractEnd: string | null;
}

/** Roles that have a contract of their own: plan, dates. The others are further logins of the account above them. */
export const hasContract = (role: ManagedRole): boolean => role === 'OEM_MASTER' || role === 'USER';

/** What belongs together (spec 5): a contract has a plan, an OEM a grant, and the end comes after the start. */
function checkTogether(user: TypedUser, context: z.RefinementCtx): void {
  const refuse = (path: string, rule: Parameters<typeof ruleIssue>[0]) =>
    context.addIssue({ code: 'custom', path: [path], ...ruleIssue(rule) });
  const contracted = hasContract(user.role);
  if (contracted && !user.planId) refuse('planId', 'required');
  if (!contracted && user.planId !== null) refuse('planId', 'unknown-field');
  if (user.role === 'OEM_MASTER' && user.licenceGrant === null) refuse('licenceGrant', 'required');
  if (user.role !== 'OEM_MASTER' && user.licenceGrant !== null) refuse('licenceGrant', 'unknown-field');
  if (!contracted && user.contractStart !== null) refuse('contractStart', 'unknown-field');
  if (!contracted && user.contractEnd !== null) refuse('contractEnd', 'unknown-field');
  if (contracted && user.contractEnd !== null && user.contractStart === null) refuse('contractStart', 'required');
  if (user.contractStart !== null && user.contractEnd !== null && user.contractEnd <= user.contractStart)
    refuse('contractEnd', 'end-before-start');
}

/** A new account. A link to choose a password is e-mailed; `initialPassword` is for handing one over by other means as well. */
export const NewUser = z
  .strictObject({
    role: ManagedRole,
    /** The account it is to stand directly below. */
    parentId: ulid(),
    ...UserFields,
    initialPassword: newPasswordField().nullable().default(null),
  })
  .superRefine(checkTogether);
export type NewUser = z.infer<typeof NewUser>;

/** All that is typed of an account, as it is to be. `role` says what it is and cannot be changed; `version`: the one this was made from. */
export const UserUpdate = z.strictObject({ role: ManagedRole, version: z.int(), ...UserFields }).superRefine(checkTogether);
export type UserUpdate = z.infer<typeof UserUpdate>;

export const UserSort = z.enum(['created', 'company']);
export type UserSort = z.infer<typeof UserSort>;
