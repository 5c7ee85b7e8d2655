import type { Account } from '#functions/accounts/store/account.ts';
import type { ChangeContext } from '#functions/accounts/store/change-context.ts';
import { contractDueAttributes, contractDueChange } from '#functions/accounts/store/contract-schedule.ts';
import type { Credential } from '#functions/accounts/store/credential.ts';
import { trialReminderWrites } from '#functions/accounts/store/trial-reminder-store.ts';
import { newBilledAccountWrites } from '#functions/accounts/store/billing/billed-account.ts';
import { licenceChangeWrite } from '#functions/accounts/store/billing/licence-changes.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { scopeAddWrites, scopeCountWrites } from '#functions/platform/engine/scope-counts.ts';
import {
  allOf,
  anyOf,
  type Condition,
  isAbsent,
  isAtMost,
  isBelowAttribute,
  isEqual,
  isNotDeleted,
  isOneOf,
} from '#functions/platform/engine/table-expression.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { accountKey, OPERATOR_KEY, planChangeKey, subAdminKey } from '#functions/platform/keys/keys.ts';
import { credentialKey, signedInKey, twoFactorKey, waitingForAddressKey } from '#functions/platform/keys/sign-in-keys.ts';
import { accountMediaWrites } from '#functions/media/store/media-writes.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { startOfMonth } from '#shared/rules/time/japanese-month.ts';
import { accountType, isManagedRole } from '#shared/model/accounts/account-type.ts';

/** A write of a transaction, with the outcome if its condition fails. */
export interface WriteWithOutcome<Name extends string> {
  name: Name;
  write: Write;
}

const named = <Name extends string>(name: Name, writes: readonly Write[]): WriteWithOutcome<Name>[] =>
  writes.map((write) => ({ name, write }));

const isDeleted = ({ deletedAt }: Account): boolean => deletedAt !== undefined;
/** Whether an account uses one of its parent's licences: a USER below an OEM, until it is terminated. */
const usesLicence = (account: Account): boolean =>
  account.role === 'USER' && account.path.length > 2 && account.contractStatus !== 'TERMINATED' && !isDeleted(account);

/** Returns the media that an account shows, which must not be deleted as unused. */
const mediaOf = (account: Account): string[] =>
  isDeleted(account) ? [] : [account.picture, account.brand?.logo].flatMap((image) => (image ? [image.mediaId] : []));

/** Returns the figure that counts the account in the scopes above it, such as `user.ACTIVE`; `undefined` if it is not counted. */
const countedAs = (account: Account): string | undefined =>
  isManagedRole(account.role) && !isDeleted(account)
    ? `${accountType(account.role, account.path.length - 1)}.${account.contractStatus}`
    : undefined;

const scopesOf = ({ path }: Account): readonly string[] => path.slice(0, -1);

/** Returns the ids of the accounts whose log contains the change. A SUB_ADMIN has no log: its changes are in the log of its parent. */
const audienceOf = (account: Account): readonly string[] => (account.role === 'SUB_ADMIN' ? scopesOf(account) : account.path);

/** Returns the writes of the audit entry, the jobs and the other writes in the transaction of a change. */
export const changeContextWrites = ({ audit, jobs = [], writes = [] }: ChangeContext, account: Account): Write[] => [
  ...auditWrites(audit, audienceOf(account)),
  ...jobs.map(jobWrite),
  ...writes,
];

/** Whether an account may get new accounts below it: it is neither deleted nor terminated. */
const isOpen = allOf(isNotDeleted, isOneOf('contractStatus', ['ACTIVE', 'INACTIVE', 'SUSPENDED']));

/** Returns the writes of a new account at its parent. They fail if the parent is terminated, or has no free licence for a USER. */
function newChildWrites(account: Account, at: string): Write[] {
  if (account.parentId === null) return [];
  const update = accountKey(account.parentId);
  if (usesLicence(account))
    return [
      { update, add: { licencesUsed: 1 }, when: allOf(isOpen, isBelowAttribute('licencesUsed', 'licenceGrant')) },
      licenceChangeWrite(account.parentId, account, at, 1),
    ];
  return [{ check: update, when: isOpen }];
}

/** Returns the write of an account's address item: its credential, or the item of an account that waits for the address. */
function addressWrite({ id, email, holdsAddress }: Account, passwordHash: string | null): Write {
  const credential: Credential = { accountId: id, passwordHash };
  if (holdsAddress) return { put: { ...credentialKey(email), entity: 'email', ...credential }, when: isAbsent() };
  return { put: { ...waitingForAddressKey(email, id), entity: 'waiting-for-address', accountId: id } };
}

/** Returns the write that deletes an account's address item. */
const addressRemoval = ({ id, email, holdsAddress }: Account): Write =>
  holdsAddress ? { delete: credentialKey(email), when: isEqual('accountId', id) } : { delete: waitingForAddressKey(email, id) };

/** Returns the writes of the items that only a new account has. `plan`: the account's plan, if the account is billed. */
function ownWrites(account: Account, { audit, passwordHash }: ChangeContext, plan: Plan | undefined) {
  const { id } = account;
  return [
    ...named('conflict', [
      { put: { ...accountKey(id), entity: 'account', ...account, ...contractDueAttributes(account) }, when: isAbsent() },
    ]),
    ...named('email-taken', [addressWrite(account, passwordHash ?? null)]),
    ...named('conflict', [...newBilledAccountWrites(account, plan), ...trialReminderWrites(undefined, account, audit.at)]),
  ];
}

/** Returns the writes of an account that an import creates, except those at the accounts above it (`importedChildrenWrites`). */
export const importedAccountWrites = (account: Account, audit: AuditEntry, plan: Plan | undefined): Write[] => [
  ...ownWrites(account, { audit }, plan).map(({ write }) => write),
  ...auditWrites(audit, [account.id]),
];

/** The accounts of an import. All have one role, parent and status, so each changes the figures of the accounts above by the same amount. */
export interface ImportedChildren {
  importId: string;
  parent: Account;
  /** Any of the accounts. Its role and status determine what is counted. */
  sample: Account;
  count: number;
  at: string;
}

/** Returns the writes of an import at the accounts above. They fail unless the parent is open and has enough licences left. */
export function importedChildrenWrites({ importId, parent, sample, count, at }: ImportedChildren): Write[] {
  const counted = countedAs(sample);
  const counts = counted === undefined ? [] : scopeAddWrites(scopesOf(sample), importId, { [counted]: count });
  const update = accountKey(parent.id);
  if (!usesLicence(sample)) return [{ check: update, when: isOpen }, ...counts];
  const grant = parent.licenceGrant ?? 0;
  const hasLicences = allOf(isEqual('licenceGrant', grant), isAtMost('licencesUsed', grant - count));
  return [
    { update, add: { licencesUsed: count }, when: allOf(isOpen, hasLicences) },
    licenceChangeWrite(parent.id, { id: importId, version: 0 }, at, count),
    ...counts,
  ];
}

/** Returns the writes at the accounts above when an import is undone. */
export function undoneChildrenWrites({ importId, parent, sample, count, at }: ImportedChildren): Write[] {
  const counted = countedAs(sample);
  const counts = counted === undefined ? [] : scopeAddWrites(scopesOf(sample), importId, { [counted]: -count });
  if (!usesLicence(sample)) return counts;
  return [
    { update: accountKey(parent.id), add: { licencesUsed: -count } },
    licenceChangeWrite(parent.id, { id: importId, version: 1 }, at, -count),
    ...counts,
  ];
}

/** Returns the writes of the transaction that creates an account with its credential. `plan`: the account's plan, if it is billed. */
export function accountCreationWrites(
  account: Account,
  context: ChangeContext,
  plan: Plan | undefined,
): WriteWithOutcome<'conflict' | 'email-taken' | 'parent-refused'>[] {
  const { id, parentId, role } = account;
  return [
    ...ownWrites(account, context, plan),
    ...named('parent-refused', newChildWrites(account, context.audit.at)),
    ...named('conflict', [
      ...(role === 'SUB_ADMIN' && parentId !== null ? [{ put: { ...subAdminKey(parentId, id), entity: 'sub-admin', accountId: id } }] : []),
      ...(role === 'MASTER' ? [{ put: { ...OPERATOR_KEY, entity: 'operator', accountId: id } }] : []),
      ...scopeCountWrites(scopesOf(account), id, undefined, countedAs(account)),
      ...changeContextWrites(context, account),
    ]),
  ];
}

/** Returns the attributes of `next` that differ from `previous`. */
const differences = (previous: Account, next: Account): Partial<Account> =>
  Object.fromEntries(Object.entries(next).filter(([name, value]) => previous[name as keyof Account] !== value));

/** Requires a version of an account. Accounts written before versions and licences were counted have neither attribute. */
const isVersion = (version: number): Condition =>
  version === 0 ? anyOf(isAbsent('version'), isEqual('version', 0)) : isEqual('version', version);
const isGrantEnough = (grant: number): Condition => anyOf(isAbsent('licencesUsed'), isAtMost('licencesUsed', grant));

/** Whether the change depends on the number of licences in use. */
export const changesLicenceGrant = (previous: Account, next: Account): boolean =>
  next.licenceGrant !== null && next.licenceGrant !== previous.licenceGrant;

function itemWrite(previous: Account, next: Account): Write {
  const isUnchanged = allOf(isNotDeleted, isVersion(previous.version));
  const when = changesLicenceGrant(previous, next) ? allOf(isUnchanged, isGrantEnough(next.licenceGrant ?? 0)) : isUnchanged;
  const due = contractDueChange(previous, next);
  return { update: accountKey(next.id), ...due, set: { ...differences(previous, next), ...due.set }, when };
}

/**
 * Returns the writes that move the credential with the address, create it when an account takes its address, change its password, or remove
 * the credential and the second factor of a deleted login. `present`: the credential, if the address changes.
 */
function credentialWrites(
  previous: Account,
  next: Account,
  passwordHash: string | undefined,
  present: Credential | undefined,
): WriteWithOutcome<'email-taken' | 'conflict'>[] {
  if (isDeleted(next))
    return named('conflict', [
      addressRemoval(previous),
      ...[twoFactorKey(next.id), signedInKey(next.id)].map((key): Write => ({ delete: key })),
    ]);
  if (previous.email === next.email && previous.holdsAddress === next.holdsAddress) {
    const change: Write = { update: credentialKey(next.email), set: { passwordHash }, when: isEqual('accountId', next.id) };
    return named('conflict', passwordHash === undefined ? [] : [change]);
  }
  return [
    ...named('conflict', [addressRemoval(previous)]),
    ...named('email-taken', [addressWrite(next, passwordHash ?? present?.passwordHash ?? null)]),
  ];
}

/** Returns the writes that update the parent's counter of licences and record the change for the parent's bill. */
function parentWrites(previous: Account, next: Account): Write[] {
  if (next.parentId === null) return [];
  const licences = Number(usesLicence(next)) - Number(usesLicence(previous));
  if (licences === 0) return [];
  return [
    { update: accountKey(next.parentId), add: { licencesUsed: licences } },
    licenceChangeWrite(next.parentId, next, next.updatedAt, licences),
  ];
}

/** Returns the write of the item that makes a requested change of plan due. */
function planChangeWrites(previous: Account, next: Account): Write[] {
  const pending = isDeleted(next) ? null : next.planChange;
  if (pending === previous.planChange) return [];
  if (!pending) return [{ delete: planChangeKey(next.id) }];
  const due = dueAttributes('plan-change', startOfMonth(pending.from), next.id);
  return [{ put: { ...planChangeKey(next.id), entity: 'plan-change', ...due } }];
}

/** Returns the writes of the transaction that replaces `previous` by `next`. */
export const accountReplacementWrites = (
  previous: Account,
  next: Account,
  context: ChangeContext,
  present: Credential | undefined,
): WriteWithOutcome<'account' | 'email-taken' | 'conflict'>[] => [
  ...named('account', [itemWrite(previous, next)]),
  ...credentialWrites(previous, next, context.passwordHash, present),
  ...named('conflict', [
    ...parentWrites(previous, next),
    ...planChangeWrites(previous, next),
    ...trialReminderWrites(previous, next, context.audit.at),
    ...(next.role === 'SUB_ADMIN' && isDeleted(next) && next.parentId !== null ? [{ delete: subAdminKey(next.parentId, next.id) }] : []),
    ...scopeCountWrites(scopesOf(next), next.id, countedAs(previous), countedAs(next)),
    ...accountMediaWrites(mediaOf(previous), mediaOf(next), new Date(context.audit.at)),
    ...changeContextWrites(context, next),
  ]),
];
