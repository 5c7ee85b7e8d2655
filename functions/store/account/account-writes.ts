import type { Account } from '#functions/store/account/account.ts';
import type { ChangeContext } from '#functions/store/account/change-context.ts';
import { accountKey, credentialKey, OPERATOR_KEY, subAdminKey } from '#functions/store/keys.ts';
import type { Credential } from '#functions/store/account/credential.ts';
import { auditWrites } from '#functions/store/audit/audit-writes.ts';
import { contractDueAttributes, contractDueChange } from '#functions/store/account/contract-schedule.ts';
import { jobWrite } from '#functions/store/job/job-store.ts';
import { accountMediaWrites } from '#functions/store/media/media-writes.ts';
import { scopeCountWrites } from '#functions/store/engine/scope-counts.ts';
import {
  allOf,
  anyOf,
  type Condition,
  isAbsent,
  isAtLeast,
  isAtMost,
  isBelowAttribute,
  isEqual,
  isOneOf,
  isPresent,
} from '#functions/store/engine/table-expression.ts';
import type { Write } from '#functions/store/engine/table.ts';
import { accountType, isManagedRole } from '#shared/rules/account/account-type.ts';

/** A write of the transaction, by what it means when its condition does not hold. */
export interface NamedWrite<Name extends string> {
  name: Name;
  write: Write;
}

const named = <Name extends string>(name: Name, writes: readonly Write[]): NamedWrite<Name>[] => writes.map((write) => ({ name, write }));

const isDeleted = ({ deletedAt }: Account): boolean => deletedAt !== undefined;
/** Whether an account uses one of its parent's licences: a USER below an OEM, until it is terminated. */
const usesLicence = (account: Account): boolean =>
  account.role === 'USER' && account.path.length > 2 && account.contractStatus !== 'TERMINATED' && !isDeleted(account);
const isMainContact = (account: Account): boolean => account.permission === 'main-contact' && !isDeleted(account);

/** Media that an account shows: as long as it does, nobody clears them away. */
const mediaOf = (account: Account): string[] =>
  isDeleted(account) ? [] : [account.picture, account.brand?.logo].flatMap((image) => (image ? [image.mediaId] : []));

/** What an account counts as in the figures of those above it. */
const countedAs = (account: Account): string | undefined =>
  isManagedRole(account.role) && !isDeleted(account)
    ? `${accountType(account.role, account.path.length - 1)}.${account.contractStatus}`
    : undefined;

const scopesOf = ({ path }: Account): readonly string[] => path.slice(0, -1);

/** What was done to a further login stands in the log of the account it works for. */
const audienceOf = (account: Account): readonly string[] => (account.role === 'SUB_ADMIN' ? scopesOf(account) : account.path);

/** What an act leaves behind beside the change. */
export const changeContextWrites = ({ audit, jobs = [], writes = [] }: ChangeContext, account: Account): Write[] => [
  ...auditWrites(audit, audienceOf(account)),
  ...jobs.map(jobWrite),
  ...writes,
];

/** Present and not deleted. */
export const isNotDeleted: Condition = allOf(isPresent(), isAbsent('deletedAt'));

/** What a new account asks and takes of its parent. */
function underParent(account: Account): Write[] {
  if (account.parentId === null) return [];
  const stands = allOf(isNotDeleted, isOneOf('contractStatus', ['ACTIVE', 'INACTIVE', 'SUSPENDED']));
  const update = accountKey(account.parentId);
  if (usesLicence(account))
    return [{ update, add: { licencesUsed: 1 }, when: allOf(stands, isBelowAttribute('licencesUsed', 'licenceGrant')) }];
  if (isMainContact(account)) return [{ update, add: { mainContacts: 1 }, when: stands }];
  return [{ check: update, when: stands }];
}

/** The writes that bring an account to be. */
export function accountCreationWrites(account: Account, act: ChangeContext): NamedWrite<'conflict' | 'email-taken' | 'parent-refused'>[] {
  const { id, parentId, role, email } = account;
  const credential: Credential = { accountId: id, passwordHash: act.passwordHash ?? null };
  return [
    ...named('conflict', [
      { put: { ...accountKey(id), entity: 'account', ...account, ...contractDueAttributes(account) }, when: isAbsent() },
    ]),
    ...named('email-taken', [{ put: { ...credentialKey(email), entity: 'email', ...credential }, when: isAbsent() }]),
    ...named('parent-refused', underParent(account)),
    ...named('conflict', [
      ...(role === 'SUB_ADMIN' && parentId !== null ? [{ put: { ...subAdminKey(parentId, id), entity: 'sub-admin', accountId: id } }] : []),
      ...(role === 'MASTER' ? [{ put: { ...OPERATOR_KEY, entity: 'operator', accountId: id } }] : []),
      ...scopeCountWrites(scopesOf(account), id, undefined, countedAs(account)),
      ...changeContextWrites(act, account),
    ]),
  ];
}

/** The attributes that differ. */
const differences = (previous: Account, next: Account): Partial<Account> =>
  Object.fromEntries(Object.entries(next).filter(([name, value]) => previous[name as keyof Account] !== value));

/** Accounts written before versions, and before licences, were counted are at none. */
const isVersion = (version: number): Condition =>
  version === 0 ? anyOf(isAbsent('version'), isEqual('version', 0)) : isEqual('version', version);
const isGrantEnough = (grant: number): Condition => anyOf(isAbsent('licencesUsed'), isAtMost('licencesUsed', grant));

/** Whether the change asks how many licences are in use. */
export const changesLicenceGrant = (previous: Account, next: Account): boolean =>
  next.licenceGrant !== null && next.licenceGrant !== previous.licenceGrant;

function ofItself(previous: Account, next: Account): Write {
  const isAsRead = allOf(isNotDeleted, isVersion(previous.version));
  const when = changesLicenceGrant(previous, next) ? allOf(isAsRead, isGrantEnough(next.licenceGrant ?? 0)) : isAsRead;
  const mark = contractDueChange(previous, next);
  return { update: accountKey(next.id), ...mark, set: { ...differences(previous, next), ...mark.set }, when };
}

/** `present`: its credential, where the address changes. */
function ofCredential(
  previous: Account,
  next: Account,
  passwordHash: string | undefined,
  present: Credential | undefined,
): NamedWrite<'email-taken' | 'conflict'>[] {
  const own = isEqual('accountId', next.id);
  if (isDeleted(next)) return named('conflict', [{ delete: credentialKey(previous.email), when: own }]);
  if (previous.email === next.email)
    return named('conflict', passwordHash === undefined ? [] : [{ update: credentialKey(next.email), set: { passwordHash }, when: own }]);
  const credential: Credential = { accountId: next.id, passwordHash: passwordHash ?? present?.passwordHash ?? null };
  return [
    ...named('conflict', [{ delete: credentialKey(previous.email), when: own }]),
    ...named('email-taken', [{ put: { ...credentialKey(next.email), entity: 'email', ...credential }, when: isAbsent() }]),
  ];
}

/** What a change gives back to the parent or takes of it. */
function atParent(previous: Account, next: Account): NamedWrite<'last-main-contact' | 'conflict'>[] {
  if (next.parentId === null) return [];
  const update = accountKey(next.parentId);
  const licences = Number(usesLicence(next)) - Number(usesLicence(previous));
  const contacts = Number(isMainContact(next)) - Number(isMainContact(previous));
  // Of an account that has ended, the last one may go too.
  const isNotLast = anyOf(isAtLeast('mainContacts', 2), isEqual('contractStatus', 'TERMINATED'));
  return [
    ...named('conflict', licences === 0 ? [] : [{ update, add: { licencesUsed: licences } }]),
    ...named(
      'last-main-contact',
      contacts === 0 ? [] : [{ update, add: { mainContacts: contacts }, ...(contacts < 0 && { when: isNotLast }) }],
    ),
  ];
}

/** The writes that make an account what `next` says. */
export const accountReplacementWrites = (
  previous: Account,
  next: Account,
  act: ChangeContext,
  present: Credential | undefined,
): NamedWrite<'account' | 'email-taken' | 'last-main-contact' | 'conflict'>[] => [
  ...named('account', [ofItself(previous, next)]),
  ...ofCredential(previous, next, act.passwordHash, present),
  ...atParent(previous, next),
  ...named('conflict', [
    ...(next.role === 'SUB_ADMIN' && isDeleted(next) && next.parentId !== null ? [{ delete: subAdminKey(next.parentId, next.id) }] : []),
    ...scopeCountWrites(scopesOf(next), next.id, countedAs(previous), countedAs(next)),
    ...accountMediaWrites(mediaOf(previous), mediaOf(next), new Date(act.audit.at)),
    ...changeContextWrites(act, next),
  ]),
];
