import {
  type BillingStartDraft,
  billingStartInput,
  EMPTY_BILLING_START,
  toBillingStartDraft,
} from '#web/features/accounts/users/billing-start/billing-start-draft.ts';
import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { Language } from '#shared/model/language.ts';
import type { Authority } from '#shared/model/role.ts';
import { hasContract, NewUser, type UserDetail, UserUpdate } from '#shared/model/accounts/user.ts';
import { type AccountType, roleOfType } from '#shared/model/accounts/account-type.ts';

/** An account in a form. Empty fields are `''`; fields that the account type does not have are kept, but not sent. */
export interface UserDraft extends BillingStartDraft {
  type: AccountType;
  parentId: string | null;
  companyName: string;
  contactName: string;
  email: string;
  planId: string;
  /** The reason of an immediate plan change; `null` if the plan changes on the first of the next month. */
  planAtOnce: string | null;
  /** YYYY-MM-DD. */
  contractStart: string;
  contractEnd: string;
  authority: Authority;
  /** A number, `''` if the field is empty, or other text that is not a number. */
  licenceGrant: number | string;
  language: Language;
  /** Whether the beginning of the billing can be set, because nothing is invoiced yet. */
  isBillingStartOpen: boolean;
  /** `null` if no initial password is issued. */
  initialPassword: string | null;
}

export const emptyDraft = (type: AccountType, parentId: string | null, language: Language): UserDraft => ({
  type,
  parentId,
  companyName: '',
  contactName: '',
  email: '',
  planId: '',
  planAtOnce: null,
  contractStart: '',
  contractEnd: '',
  authority: 'edit',
  licenceGrant: '',
  language,
  ...EMPTY_BILLING_START,
  isBillingStartOpen: true,
  initialPassword: null,
});

export const toDraft = (user: UserDetail): UserDraft => ({
  type: user.type,
  parentId: user.parent?.id ?? '',
  companyName: user.companyName,
  contactName: user.contactName,
  email: user.email,
  planId: user.planChange?.planId ?? user.planId ?? '',
  planAtOnce: null,
  contractStart: user.contractStart ?? '',
  contractEnd: user.contractEnd ?? '',
  authority: user.authority,
  licenceGrant: user.licenceGrant ?? '',
  language: user.language,
  ...toBillingStartDraft(user.billingStart),
  isBillingStartOpen: user.isBillingStartOpen,
  initialPassword: null,
});

/** Returns which optional fields an account type has. */
export const fieldsOfType = (type: AccountType) => ({
  contract: hasContract(roleOfType(type)),
  licenceGrant: type === 'oem-master',
  /** The operator bills its own customers and OEMs. */
  billingStart: type === 'user' || type === 'oem-master',
});

/** Returns the fields that `NewUser` and `UserUpdate` share. */
function commonInput({ type, companyName, contactName, email, authority, language, ...draft }: UserDraft) {
  const fields = fieldsOfType(type);
  const contractField = (value: string): string | null => (fields.contract && value !== '' ? value : null);
  return {
    role: roleOfType(type),
    companyName,
    contactName,
    email,
    planId: contractField(draft.planId),
    contractStart: contractField(draft.contractStart),
    contractEnd: contractField(draft.contractEnd),
    authority,
    licenceGrant: fields.licenceGrant && draft.licenceGrant !== '' ? draft.licenceGrant : null,
    language,
    billingStart: fields.billingStart && draft.isBillingStartOpen ? billingStartInput(draft) : null,
  };
}

/** A valid id in place of a parent that is not chosen yet, so that the other fields are validated. */
const PLACEHOLDER_PARENT_ID = '0'.repeat(26);

const newInput = (draft: UserDraft) => ({
  ...commonInput(draft),
  parentId: draft.parentId ?? PLACEHOLDER_PARENT_ID,
  initialPassword: draft.initialPassword,
});
const updateInput = (draft: UserDraft, version: number) => ({
  ...commonInput(draft),
  planAtOnce: draft.planAtOnce === null ? null : { reason: draft.planAtOnce },
  version,
});

const errorsOf = (result: ReturnType<typeof parse>): FieldError[] => (result.ok ? [] : result.errors);

/** Returns the field errors of a new account. */
export const newUserErrors = (draft: UserDraft): FieldError[] => [
  ...(draft.parentId === null ? [{ path: 'parentId', rule: 'required' as const }] : []),
  ...errorsOf(parse(NewUser, newInput(draft))),
];

/** Returns the field errors of a changed account. */
export const userUpdateErrors = (draft: UserDraft): FieldError[] => errorsOf(parse(UserUpdate, updateInput(draft, 0)));

/** Returns the request body that creates an account; throws if the draft has errors. */
export const toNewUser = (draft: UserDraft): NewUser => NewUser.parse(newInput(draft));

/** Returns the request body that updates an account from `version`; throws if the draft has errors. */
export const toUserUpdate = (draft: UserDraft, version: number): UserUpdate => UserUpdate.parse(updateInput(draft, version));
