import type { StoredApiAccess } from '#functions/open-api/store/accesses/api-access.ts';
import type { AuditEntry } from '#shared/model/account/audit.ts';

type Field = (access: StoredApiAccess) => string | null;

const joined = (values: readonly string[] | null): string | null => (values === null || values.length === 0 ? null : values.join(', '));

/** The audited fields of an access. Of a secret, only the part that may be shown. */
const FIELDS: Readonly<Record<string, Field>> = {
  apiName: ({ name }) => name,
  apiEnabled: ({ isEnabled }) => String(isEnabled),
  apiProof: ({ proof }) => proof.kind,
  apiHint: ({ proof }) => (proof.kind === 'addresses' ? null : proof.current.hint),
  apiAddresses: ({ proof }) => (proof.kind === 'addresses' ? joined(proof.addresses) : null),
  apiOperations: ({ operations }) => joined(operations),
  apiSites: ({ siteIds }) => joined(siteIds),
  apiTags: ({ tags }) => joined(tags),
  apiExpiry: ({ expiresOn }) => expiresOn,
};

/** The changed fields for an audit entry; `undefined` before the creation and after the revocation. */
export const apiAccessChanges = (previous: StoredApiAccess | undefined, next: StoredApiAccess | undefined): AuditEntry['changes'] =>
  Object.entries(FIELDS)
    .map(([field, of]) => ({ field, from: previous ? of(previous) : null, to: next ? of(next) : null }))
    .filter(({ from, to }) => from !== to);
