import { BillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import * as z from 'zod';
import { PlanRequest } from '#shared/model/plans/plan-request.ts';
import { PlanChange } from '#shared/model/plans/plan-change.ts';
import { EndRequest } from '#shared/model/plans/end-request.ts';
import { Quotation } from '#shared/model/plans/quotation.ts';
import { BillingStart, BillingStartInput } from '#shared/model/billing/billing-start.ts';
import { Brand } from '#shared/model/brand.ts';
import { ruleIssue, day, email, instant, requiredName, requiredText, ulid, wholeNumber } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { LICENCES_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef } from '#shared/model/media/media.ts';
import { newPasswordField } from '#shared/model/sign-in/password.ts';
import { Authority, ContractStatus, ManagedRole } from '#shared/model/role.ts';
import { ACCOUNT_TYPES } from '#shared/model/accounts/account-type.ts';

export const AccountTypeField = z.enum(ACCOUNT_TYPES);

/** Who paused an account; `payment`: an overdue invoice did. An OEM can resume only what it paused itself. */
export const PausedBy = z.enum(['operator', 'oem', 'payment']);
export type PausedBy = z.infer<typeof PausedBy>;

/** An account in lists. */
export const UserSummary = z.object({
  id: ulid(),
  role: ManagedRole,
  type: AccountTypeField,
  companyName: z.string(),
  contactName: z.string(),
  email: z.string(),
  planId: z.string().nullable(),
  /** The status of the account's own contract. */
  contractStatus: ContractStatus,
  /** The account's own status, or a stricter status of an account above. */
  effectiveStatus: ContractStatus,
  pausedBy: PausedBy.nullable(),
  parent: z.object({ id: ulid(), companyName: z.string() }),
  authority: Authority,
  /** First and last day of the contract, in Japanese time. */
  contractStart: z.string().nullable(),
  contractEnd: z.string().nullable(),
  picture: ImageRef.nullable(),
  createdAt: instant(),
});
export type UserSummary = z.infer<typeof UserSummary>;

/** All details of an account. */
export const UserDetail = UserSummary.extend({
  /** The parent account; `null` for the reader's own account, whose parent is its provider. */
  parent: UserSummary.shape.parent.nullable(),
  /** Optimistic lock: incremented by every change; an update carries the version it is based on. */
  version: z.int(),
  language: Language,
  /** For an OEM: the licences granted, and the licences in use by USERs below it that are not terminated. */
  licenceGrant: z.int().nullable(),
  licencesUsed: z.int(),
  brand: Brand.nullable(),
  siteCount: z.int(),
  /** Whether the login of the account has a second factor. */
  hasTwoFactor: z.boolean().default(false),
  /** The plan that the account changes to, and the month of the change. */
  planChange: PlanChange.nullable(),
  /** Its request for a plan that the caller decides on, or that was declined. */
  planRequest: PlanRequest.nullable().default(null),
  /** Set if the customer itself has ended the contract. */
  endRequest: EndRequest.nullable(),
  /** Agreements on plans by quotation. */
  quotations: z.array(Quotation),
  /** How the billing begins; `null` for accounts that the operator does not bill, and for accounts that registered themselves. */
  billingStart: BillingStart.nullable().default(null),
  /** Whether nothing is invoiced yet, so that `billingStart` can be changed. */
  isBillingStartOpen: z.boolean().default(false),
  /** The addresses without a login that receive the e-mails about its invoices; empty for accounts that the operator does not bill. */
  billingRecipients: z.array(BillingRecipient).default([]),
  updatedAt: instant(),
});
export type UserDetail = z.infer<typeof UserDetail>;

/** The editable fields of an account. */
const UserFields = {
  companyName: requiredName(TEXT_MAX.line),
  contactName: requiredName(TEXT_MAX.line),
  email: email(),
  /** Required for OEM_MASTER and USER; `null` for other roles. */
  planId: z.string().max(TEXT_MAX.line).nullable(),
  contractStart: day().nullable(),
  contractEnd: day().nullable(),
  authority: Authority,
  /** Required for OEM_MASTER; `null` for other roles. */
  licenceGrant: wholeNumber(0, LICENCES_MAX).nullable(),
  /** Language of e-mails to the account. */
  language: Language,
};

interface TypedUser {
  role: ManagedRole;
  planId: string | null;
  licenceGrant: number | null;
  contractStart: string | null;
  contractEnd: string | null;
}

/** Whether accounts of a role have their own contract (plan and dates). Accounts of other roles work under the contract of their parent. */
export const hasContract = (role: ManagedRole): boolean => role === 'OEM_MASTER' || role === 'USER';

/** Rules across fields: a contract needs a plan, an OEM a licence grant, and an end date follows its start date. */
function checkAcrossFields(user: TypedUser, context: z.RefinementCtx): void {
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

/** A new account. A link to choose a password is e-mailed; `initialPassword` can be handed over by other means. */
export const NewUser = z
  .strictObject({
    role: ManagedRole,
    /** The parent account. */
    parentId: ulid(),
    ...UserFields,
    initialPassword: newPasswordField().nullable().default(null),
    /** How the billing begins, for accounts that the operator bills; `null` for the defaults. */
    billingStart: BillingStartInput.nullable().default(null),
  })
  .superRefine(checkAcrossFields)
  .superRefine(({ role, billingStart }, context) => {
    if (billingStart !== null && !hasContract(role))
      context.addIssue({ code: 'custom', path: ['billingStart'], ...ruleIssue('unknown-field') });
  });
export type NewUser = z.infer<typeof NewUser>;

/**
 * A full update of an account. `role` must equal the current one; `version` is the version the update is based on. A different plan takes
 * effect on the first of the next month; the current plan withdraws a pending change.
 */
export const UserUpdate = z
  .strictObject({
    role: ManagedRole,
    version: z.int(),
    ...UserFields,
    /** The operator's exception: the plan changes immediately, for this reason. */
    planAtOnce: z
      .strictObject({ reason: requiredText(TEXT_MAX.textarea) })
      .nullable()
      .default(null),
    /** How the billing begins, until the first invoice is issued; `null` leaves it unchanged. */
    billingStart: BillingStartInput.nullable().default(null),
  })
  .superRefine(checkAcrossFields);
export type UserUpdate = z.infer<typeof UserUpdate>;

export const UserSort = z.enum(['created', 'company']);
export type UserSort = z.infer<typeof UserSort>;
