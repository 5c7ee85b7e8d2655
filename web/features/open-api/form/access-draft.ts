import { ApiAccessChange, ApiAccessInput } from '#shared/api-contract/endpoints/api-access.ts';
import type { ApiAccess, ApiAccessUpdate, ApiProofInput, ApiProofKind, NewApiAccess } from '#shared/model/open-api/api-access.ts';
import type { FieldError } from '#shared/model/error.ts';
import { isOnlyBilling } from '#web/features/open-api/operation-groups.ts';
import { schemaErrors } from '#web/lib/form/field-errors.tsx';

/** The secret of an access in a form. */
export interface SecretDraft {
  kind: ApiProofKind;
  isGenerated: boolean;
  key: string;
  username: string;
  password: string;
}

/** An API access in a form. */
export interface AccessDraft extends SecretDraft {
  name: string;
  isEnabled: boolean;
  /** The addresses as typed, separated by commas. */
  addresses: string;
  operations: string[];
  isEverySite: boolean;
  siteIds: string[];
  tags: string[];
  /** The day of expiry; empty if the access does not expire. */
  expiresOn: string;
}

export const newSecretDraft = (kind: ApiProofKind): SecretDraft => ({ kind, isGenerated: true, key: '', username: '', password: '' });

export const newDraft = (): AccessDraft => ({
  ...newSecretDraft('key'),
  name: '',
  isEnabled: true,
  addresses: '',
  operations: [],
  isEverySite: true,
  siteIds: [],
  tags: [],
  expiresOn: '',
});

export const draftOf = ({ name, isEnabled, proof, operations, siteIds, tags, expiresOn }: ApiAccess): AccessDraft => ({
  ...newSecretDraft(proof.kind),
  name,
  isEnabled,
  addresses: proof.kind === 'addresses' ? proof.addresses.join(', ') : '',
  operations,
  isEverySite: siteIds === null,
  siteIds: siteIds ?? [],
  tags,
  expiresOn: expiresOn ?? '',
});

/** Splits a list of addresses at commas, full-width commas and line breaks. */
const addressesIn = (text: string): string[] =>
  text
    .split(/[,\n、，]/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

const fieldsOf = ({ name, isEnabled, operations, isEverySite, siteIds, tags, expiresOn }: AccessDraft) => ({
  name,
  isEnabled,
  operations,
  siteIds: isOnlyBilling(operations) ? [] : isEverySite ? null : siteIds,
  tags,
  expiresOn: expiresOn === '' ? null : expiresOn,
});

/** Returns the secret of the form as input of a request. */
export const secretInput = ({ kind, isGenerated, key, username, password }: SecretDraft): Exclude<ApiProofInput, { kind: 'addresses' }> =>
  kind === 'basic' ? { kind, username, password } : { kind: 'key', key: isGenerated ? null : key };

export const toNew = (draft: AccessDraft): NewApiAccess => ({
  ...fieldsOf(draft),
  proof: draft.kind === 'addresses' ? { kind: 'addresses', addresses: addressesIn(draft.addresses) } : secretInput(draft),
});

export const toUpdate = (draft: AccessDraft, { version }: ApiAccess): ApiAccessUpdate => ({
  ...fieldsOf(draft),
  addresses: draft.kind === 'addresses' ? addressesIn(draft.addresses) : null,
  version,
});

/** Maps errors to the fields of the form: drops the prefix `proof` of a path and the position in a list. */
export const inFields = (errors: readonly FieldError[]): FieldError[] =>
  errors.map((error) => ({ ...error, path: error.path.replace(/^proof\./, '').replace(/\.\d+$/, '') }));

/** Returns the field errors of an update of `existing`; if it is `null`, those of a new access. */
export const draftErrors = (draft: AccessDraft, existing: ApiAccess | null): FieldError[] =>
  inFields(existing ? schemaErrors(ApiAccessChange, toUpdate(draft, existing)) : schemaErrors(ApiAccessInput, toNew(draft)));
