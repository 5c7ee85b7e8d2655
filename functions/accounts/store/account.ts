import { BillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import * as z from 'zod';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { BrandSettings } from '#shared/model/brand.ts';
import { Quotation } from '#shared/model/plans/quotation.ts';
import { StoredEndRequest } from '#shared/model/plans/end-request.ts';
import { StoredPlanRequest } from '#shared/model/plans/plan-request.ts';
import { StoredPlanChange } from '#shared/model/plans/plan-change.ts';
import { Authority, ContractStatus, Permission, Role } from '#shared/model/role.ts';
import { BillingStart } from '#shared/model/billing/billing-start.ts';
import { ContractAgreement } from '#shared/model/legal/legal-document.ts';
import { PausedBy } from '#shared/model/accounts/user.ts';
import { DEFAULT_LANGUAGE, Language } from '#shared/model/language.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { ThemeName } from '#shared/model/sites/theme.ts';
import { SupportContact } from '#shared/model/support-contact.ts';
import { foldEmail } from '#shared/values/text/is-email.ts';

/**
 * An account and the login that belongs to it: one node of the tree below the operator. Attributes with a default
 * are missing in accounts that earlier versions wrote.
 */
export const Account = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  /** Ids from the operator's account down to this one. */
  path: z.array(z.string()).readonly(),
  role: Role,
  email: z.string().overwrite(foldEmail),
  /**
   * Whether the account signs in with its address. `false` for an INACTIVE account whose address another account outside the creator's tree
   * already uses. The account takes the address when its password is chosen, if the address is free by then.
   */
  holdsAddress: z.boolean().default(true),
  contactName: z.string(),
  companyName: z.string(),
  contractStatus: ContractStatus,
  /** Who paused the contract, while it is SUSPENDED. */
  pausedBy: PausedBy.nullable().default(null),
  /** Numbers of the invoices for which the contract is paused, while `pausedBy` is `payment`. */
  pausedFor: z.array(z.string()).readonly().default([]),
  planId: z.string().nullable(),
  /** The first month with the present plan; `null` if the account has had the plan since before prices had dates. */
  planSince: z.string().nullable().default(null),
  planChange: StoredPlanChange.nullable().default(null),
  /** The request for a plan that the account above decides on, until it is approved or withdrawn. */
  planRequest: StoredPlanRequest.nullable().default(null),
  /** Agreements on plans by quotation, one for each plan. */
  quotations: z.array(Quotation).readonly().default([]),
  /** First and last day of the contract, in Japanese time. */
  contractStart: z.string().nullable().default(null),
  contractEnd: z.string().nullable().default(null),
  /** The addresses without a login that receive the e-mails about its invoices. */
  billingRecipients: z.array(BillingRecipient).readonly().default([]),
  /** How the operator begins to bill the account; `null` for other accounts, and for accounts that registered themselves. */
  billingStart: BillingStart.nullable().default(null),
  /** The agreement to the contract that a manager concluded; `null` until the first sign-in, and for other accounts. */
  contractAgreement: ContractAgreement.nullable().default(null),
  /** Set if the customer itself has ended the contract. */
  endRequest: StoredEndRequest.nullable().default(null),
  authority: Authority,
  /** Only a SUB_ADMIN has a permission. */
  permission: Permission.nullable(),
  /** The number of licences that an OEM may issue. */
  licenceGrant: z.number().nullable().default(null),
  /** The language of its e-mails. */
  language: Language.default(DEFAULT_LANGUAGE),
  brand: BrandSettings.nullable().default(null),
  /** The curated theme with which new sites of the USERs directly below it start. */
  defaultTheme: ThemeName.nullable().default(null),
  /** Where the logins below it get help. */
  support: SupportContact.nullable().default(null),
  picture: ImageRef.nullable().default(null),
  /** When its login got a second factor; `null` if it has none. */
  twoFactorSince: z.string().nullable().default(null),
  /** The roles that have to set up a second factor. Only the operator's account has any. */
  twoFactorRoles: z.array(Role).readonly().default([]),
  /** Incremented to end all sessions and links created before. */
  sessionEpoch: z.number().default(0),
  /** Optimistic lock: incremented by every change except those of the counters below. */
  version: z.number().default(0),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Version of its index entries; empty if it was never indexed. */
  indexMark: z.string().default(''),
  /** A tombstone: a deleted account is seen only by the job that deletes its items. */
  deletedAt: z.string().exactOptional(),
  /** The import that created it, until the account is opened or used. Until then the account exists only while that import is `done`. */
  pendingImport: z.object({ ownerId: z.string(), id: z.string() }).nullable().default(null),
  /** The number of licences in use: one for each USER directly below the account that is not terminated. */
  licencesUsed: z.number().default(0),
});
export type Account = z.infer<typeof Account>;

type GivenAttributes = Pick<Account, 'id' | 'role' | 'email' | 'contactName' | 'companyName' | 'planId' | 'authority' | 'createdAt'> &
  Partial<Account>;

/**
 * Returns a new account below `parent`; `null` for the operator's own account. It is INACTIVE until its first sign-in, unless `given` sets
 * another status. The address is case-folded, because it is the key of the credential, so that one mailbox has one login.
 */
export const newAccount = (given: GivenAttributes, parent: Account | null): Account =>
  Account.parse({
    contractStatus: 'INACTIVE',
    permission: null,
    updatedAt: given.createdAt,
    ...given,
    email: foldEmail(given.email),
    parentId: parent?.id ?? null,
    path: [...(parent?.path ?? []), given.id],
  });

/** Returns the account as the subject of an audit entry. */
export const accountAuditSubject = ({ id, companyName, contactName, role, parentId }: Account): AuditEntry['subject'] => ({
  kind: 'account',
  id,
  name: role === 'SUB_ADMIN' ? contactName : companyName,
  ownerId: role === 'SUB_ADMIN' && parentId !== null ? parentId : id,
});
