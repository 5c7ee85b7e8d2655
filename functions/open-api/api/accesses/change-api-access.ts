import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { ApiAccessDependencies } from '#functions/open-api/api/accesses/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertKnownSites } from '#functions/sites/services/assert-known-sites.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import { type Account, accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { billingOperationsOf } from '#shared/api-contract/endpoints/open-operations.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import type { StoredApiAccess } from '#functions/open-api/store/accesses/api-access.ts';
import type { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

type Field = (access: StoredApiAccess) => string | null;

const joined = (values: readonly string[] | null): string | null => (values === null || values.length === 0 ? null : values.join(', '));

/** Returns the audited sites; `null`: all. */
const sitesText = (siteIds: readonly string[] | null): string | null => (siteIds?.length === 0 ? '–' : joined(siteIds));

/** The audited fields of an access. The entry of a secret contains only its visible part. */
const FIELDS: Readonly<Record<string, Field>> = {
  apiName: ({ name }) => name,
  apiEnabled: ({ isEnabled }) => String(isEnabled),
  apiProof: ({ proof }) => proof.kind,
  apiHint: ({ proof }) => (proof.kind === 'addresses' ? null : proof.current.hint),
  apiAddresses: ({ proof }) => (proof.kind === 'addresses' ? joined(proof.addresses) : null),
  apiOperations: ({ operations }) => joined(operations),
  apiSites: ({ siteIds }) => sitesText(siteIds),
  apiTags: ({ tags }) => joined(tags),
  apiExpiry: ({ expiresOn }) => expiresOn,
};

/** Returns the changed fields for an audit entry. `previous` is `undefined` for a creation, `next` for a revocation. */
const apiAccessChanges = (previous: StoredApiAccess | undefined, next: StoredApiAccess | undefined): AuditEntry['changes'] =>
  Object.entries(FIELDS)
    .map(([field, of]) => ({ field, from: previous ? of(previous) : null, to: next ? of(next) : null }))
    .filter(({ from, to }) => from !== to);

interface AuditedChange {
  action: AuditAction & `api.${string}`;
  before: StoredApiAccess | undefined;
  after: StoredApiAccess | undefined;
}

export const apiAuditEntry = (
  dependencies: Pick<ApiAccessDependencies, 'ids' | 'clock'>,
  caller: Caller,
  account: Account,
  { action, before, after }: AuditedChange,
): AuditEntry => {
  const changes = apiAccessChanges(before, after);
  // The entry always contains the name, so that readers can identify the access.
  const named = changes.some(({ field }) => field === 'apiName')
    ? changes
    : [{ field: 'apiName', from: before?.name ?? null, to: after?.name ?? null }, ...changes];
  return newAuditEntry(dependencies, action, auditActor(caller), accountAuditSubject(account), named);
};

/** Returns the error for a secret that another access already has. Only a caller that knows the secret can get this error. */
export const secretTakenError = (kind: 'key' | 'basic', prefix = 'proof.'): AppError =>
  invalidInput([{ path: `${prefix}${kind === 'key' ? 'key' : 'password'}`, rule: 'secret-taken' }]);

/**
 * Throws `forbidden` unless the caller itself may do with invoices what an access allows: an access acts with the rights of its
 * account, which are wider than those of some logins that issue or change it.
 */
export function assertMayGrant({ actor }: Caller, operations: readonly string[]): void {
  const isGranted = billingOperationsOf(operations).every(
    ({ endpoint: { access } }) => access.by === 'console' && isAllowed(actor, access.action),
  );
  if (!isGranted) throw new AppError('forbidden');
}

type Fields = Pick<StoredApiAccess, 'siteIds' | 'expiresOn'>;

/** Throws `invalid-input` for sites outside the scope, and for a last day in the past unless the access already has this last day. */
export async function assertValidAccess(
  { sites, clock }: Pick<ApiAccessDependencies, 'sites' | 'clock'>,
  scope: Scope,
  { siteIds, expiresOn }: Fields,
  present?: Fields,
): Promise<void> {
  if (expiresOn !== null && expiresOn !== present?.expiresOn && expiresOn < japaneseDay(clock()))
    throw invalidInput([{ path: 'expiresOn', rule: 'not-in-future' }]);
  await assertKnownSites(sites, scope, siteIds, present?.siteIds);
}
