import type { FieldError } from '#shared/model/error.ts';
import { parse } from '#shared/model/fields.ts';
import type { Language } from '#shared/model/language.ts';
import type { Authority } from '#shared/model/account/role.ts';
import { hasContract, NewUser, type UserDetail, UserUpdate } from '#shared/model/account/user.ts';
import { type AccountType, roleOfType } from '#shared/rules/account/account-type.ts';

/** An account while it is being typed. Emptied fields are `''`; those of other kinds are kept, but not sent. */
export interface UserDraft {
  type: AccountType;
  parentId: string | null;
  companyName: string;
  contactName: string;
  email: string;
  planId: string;
  /** YYYY-MM-DD. */
  contractStart: string;
  contractEnd: string;
  authority: Authority;
  licenceGrant: number | '';
  language: Language;
  /** `null`: none is handed over. */
  initialPassword: string | null;
}

export const emptyDraft = (type: AccountType, parentId: string | null, language: Language): UserDraft => ({
  type,
  parentId,
  companyName: '',
  contactName: '',
  email: '',
  planId: '',
  contractStart: '',
  contractEnd: '',
  authority: 'edit',
  licenceGrant: '',
  language,
  initialPassword: null,
});

export const toDraft = (user: UserDetail): UserDraft => ({
  type: user.type,
  parentId: user.parent.id,
  companyName: user.companyName,
  contactName: user.contactName,
  email: user.email,
  planId: user.planId ?? '',
  contractStart: user.contractStart ?? '',
  contractEnd: user.contractEnd ?? '',
  authority: user.authority,
  licenceGrant: user.licenceGrant ?? '',
  language: user.language,
  initialPassword: null,
});

/** Fields that only some kinds have. */
export const fieldsOfType = (type: AccountType) => ({ contract: hasContract(roleOfType(type)), licenceGrant: type === 'oem-master' });

/** What both schemas take of a draft. */
function common({ type, companyName, contactName, email, authority, language, ...draft }: UserDraft) {
  const fields = fieldsOfType(type);
  const ofContract = (value: string): string | null => (fields.contract && value !== '' ? value : null);
  return {
    role: roleOfType(type),
    companyName,
    contactName,
    email,
    planId: ofContract(draft.planId),
    contractStart: ofContract(draft.contractStart),
    contractEnd: ofContract(draft.contractEnd),
    authority,
    licenceGrant: fields.licenceGrant && draft.licenceGrant !== '' ? draft.licenceGrant : null,
    language,
  };
}

/** Stands for a parent still to be chosen, so that the other fields are judged all the same. */
const ANY_PARENT = '0'.repeat(26);

const newInput = (draft: UserDraft) => ({
  ...common(draft),
  parentId: draft.parentId ?? ANY_PARENT,
  initialPassword: draft.initialPassword,
});
const updateInput = (draft: UserDraft, version: number) => ({ ...common(draft), version });

const errorsOf = (result: ReturnType<typeof parse>): FieldError[] => (result.ok ? [] : result.errors);

/** What keeps a draft from being created. */
export const newUserErrors = (draft: UserDraft): FieldError[] => [
  ...(draft.parentId === null ? [{ path: 'parentId', rule: 'required' as const }] : []),
  ...errorsOf(parse(NewUser, newInput(draft))),
];

/** What keeps a draft from being saved. */
export const userUpdateErrors = (draft: UserDraft): FieldError[] => errorsOf(parse(UserUpdate, updateInput(draft, 0)));

/** The body to create an account with, from a draft without errors. */
export const toNewUser = (draft: UserDraft): NewUser => NewUser.parse(newInput(draft));

/** The body to change an account with, from a draft without errors that began at `version`. */
export const toUserUpdate = (draft: UserDraft, version: number): UserUpdate => UserUpdate.parse(updateInput(draft, version));

type Field = keyof UserDraft;

/** What was typed over `base`, on top of what others have made of it meanwhile; and where both changed the same. */
export function mergeDraft(base: UserDraft, typed: UserDraft, latest: UserDraft): { draft: UserDraft; both: Field[] } {
  const fields = Object.keys(base) as Field[];
  const mine = fields.filter((field) => typed[field] !== base[field]);
  const draft: UserDraft = { ...latest, ...Object.fromEntries(mine.map((field) => [field, typed[field]])) };
  return { draft, both: mine.filter((field) => latest[field] !== base[field] && latest[field] !== typed[field]) };
}
