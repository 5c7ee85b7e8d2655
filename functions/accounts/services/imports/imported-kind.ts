import { isBilledBelow } from '#functions/accounts/services/new-billing-start.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { ImportedKind } from '#shared/rules/accounts/user-import/import-fields.ts';

/** Returns which accounts an import creates. One call. */
export async function importedKind(
  { accounts }: { accounts: Pick<AccountStore, 'get'> },
  { role, parentId }: Pick<StoredImport, 'role' | 'parentId'>,
): Promise<ImportedKind> {
  const parent = await accounts.get(parentId);
  return { role, isBilled: parent !== undefined && isBilledBelow({ role }, parent) };
}
