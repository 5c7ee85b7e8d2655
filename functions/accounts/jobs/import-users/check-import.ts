import { AppError } from '#functions/platform/base/app-error.ts';
import { toCaller } from '#functions/accounts/services/caller.ts';
import { addressesTakenInTree } from '#functions/accounts/services/claim-address.ts';
import { newAccountParent } from '#functions/accounts/services/new-account-parent.ts';
import { readImportFile, readRecords } from '#functions/accounts/services/imports/import-file.ts';
import { importMeaning } from '#functions/accounts/services/imports/import-meaning.ts';
import type { ImportUsersDependencies } from '#functions/accounts/jobs/import-users/dependencies.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import type { ImportFault } from '#shared/model/accounts/user-import.ts';
import { type CheckedRow, checkRows, inFileOrder, type RowAddress } from '#shared/rules/accounts/user-import/check-rows.ts';
import { readImportRows } from '#shared/rules/accounts/user-import/import-rows.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';

/** A valid import: the parent and the rows of the accounts to create. */
export interface CheckedImport {
  parent: Account;
  rows: readonly CheckedRow[];
  plans: ReadonlyMap<string, Plan>;
}

const ofFile = (fault: Pick<ImportFault, 'rule' | 'params'>, value = ''): ImportFault => ({ row: null, field: null, value, ...fault });

/**
 * Returns the parent of the new accounts; `undefined` if the login that started the import may no longer create them there. Checks the
 * present state, which may have changed since the import was confirmed.
 */
async function presentParent({ accounts }: ImportUsersDependencies, item: StoredImport): Promise<Account | undefined> {
  const login = await accounts.get(item.login.id);
  if (!login || login.deletedAt !== undefined) return undefined;
  const caller = toCaller(await accounts.resolveLogin(login));
  if (caller.scope.accountId !== item.ownerId || !isAllowed(caller.actor, 'user:write')) return undefined;
  try {
    return await newAccountParent({ accounts }, caller, item);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** Returns a fault if the parent has fewer licences left than the accounts need. */
function licenceFaults(parent: Account, { role }: StoredImport, needed: number): ImportFault[] {
  if (role !== 'USER' || parent.role !== 'OEM_MASTER') return [];
  const free = Math.max(0, (parent.licenceGrant ?? 0) - parent.licencesUsed);
  return needed > free ? [ofFile({ rule: 'too-few-licences', params: { free, needed } }, String(needed))] : [];
}

/** Returns a fault for each address that an account in the tree of the import already has. Reveals nothing about other accounts. */
async function takenFaults(
  { accounts }: ImportUsersDependencies,
  item: StoredImport,
  parent: Account,
  addresses: readonly RowAddress[],
): Promise<ImportFault[]> {
  const all = await accounts.takenEmails(
    addresses.map(({ email }) => email),
    item,
  );
  const taken = await addressesTakenInTree(accounts, { accountId: item.ownerId }, parent, all);
  return addresses
    .filter(({ email }) => taken.has(email))
    .map(({ row, cell }) => ({ row, field: 'email', value: cell, rule: 'email-taken' }));
}

/** Checks the whole file of an import against the rules of the form and the existing accounts. Read-only. */
export async function checkImport(
  dependencies: ImportUsersDependencies,
  item: StoredImport,
): Promise<{ checked: CheckedImport } | { faults: ImportFault[] }> {
  const bytes = await readImportFile(dependencies.files, item);
  if (!bytes) return { faults: [ofFile({ rule: 'required' })] };
  const file = readRecords(bytes, item.fileName, item.format ?? {});
  if ('fault' in file) return { faults: [ofFile(file.fault)] };
  const parent = await presentParent(dependencies, item);
  if (!parent) return { faults: [ofFile({ rule: 'unknown-account' })] };
  const offered = (await dependencies.plans.list()).filter(({ retired }) => !retired);
  const { rows, faults: ofShape } = readImportRows(file.records, item.fields);
  const { valid, faults, addresses } = checkRows(rows, importMeaning(item, offered, new Date(item.confirmedAt ?? item.createdAt)));
  const ofTree = await takenFaults(dependencies, item, parent, addresses);
  const all = [...ofShape, ...faults, ...ofTree, ...licenceFaults(parent, item, rows.length)];
  if (all.length > 0) return { faults: inFileOrder(all) };
  return { checked: { parent, rows: valid, plans: new Map(offered.map((plan) => [plan.id, plan])) } };
}
