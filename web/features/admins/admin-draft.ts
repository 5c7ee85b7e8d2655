import { type FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { Authority, Permission } from '#shared/model/account/role.ts';
import { NewSubAdmin, type SubAdmin, SubAdminUpdate } from '#shared/model/account/sub-admin.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';

/** A further login as it is typed. */
export interface AdminDraft {
  name: string;
  email: string;
  permission: Permission;
  authority: Authority;
  /** Of the e-mails to somebody new. */
  language: Language;
}

/** Somebody new: does the work, and does not decide about the account. */
export const newDraft = (language: Language): AdminDraft => ({ name: '', email: '', permission: 'editor', authority: 'edit', language });

export const draftOf = ({ name, email, permission, authority }: SubAdmin, language: Language): AdminDraft => ({
  name,
  email,
  permission,
  authority,
  language,
});

export const toUpdate = ({ name, email, permission, authority }: AdminDraft, { version }: SubAdmin): SubAdminUpdate => ({
  name,
  email,
  permission,
  authority,
  version,
});

/** Rules the draft breaks, by the schema the server parses with. `present`: the login that is changed. */
export const draftErrors = (draft: AdminDraft, present: SubAdmin | null): FieldError[] =>
  present ? schemaErrors(SubAdminUpdate, toUpdate(draft, present)) : schemaErrors(NewSubAdmin, draft);
