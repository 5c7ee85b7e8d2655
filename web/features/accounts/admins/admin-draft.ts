import { type FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { Authority, Permission } from '#shared/model/role.ts';
import { NewSubAdmin, type SubAdmin, SubAdminUpdate } from '#shared/model/accounts/sub-admin.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';

/** A sub-admin in a form. */
export interface AdminDraft {
  name: string;
  email: string;
  permission: Permission;
  authority: Authority;
  /** The language of the invitation. */
  language: Language;
}

/** Returns the draft of an invitation; by default for an editor, who cannot administer the account. */
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

/** Returns the field errors of an update of `existing`; if it is `null`, those of an invitation. */
export const draftErrors = (draft: AdminDraft, existing: SubAdmin | null): FieldError[] =>
  existing ? schemaErrors(SubAdminUpdate, toUpdate(draft, existing)) : schemaErrors(NewSubAdmin, draft);
