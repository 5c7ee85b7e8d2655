import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { importViews } from '#functions/accounts/services/imports/import-view.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { writableRoles } from '#shared/rules/accounts/policy.ts';

/** Whether a caller sees an import of its account. This requires that the caller may create accounts of the import's role. */
export const canSeeImport = ({ actor }: Caller, { role }: Pick<StoredImport, 'role'>): boolean => writableRoles(actor).includes(role);

/** Returns the import. Throws `not-found` if the caller does not see it. */
export async function visibleImport(
  { imports }: Pick<UserImportDependencies, 'imports'>,
  caller: Caller,
  id: string,
): Promise<StoredImport> {
  const found = await imports.find({ ownerId: caller.scope.accountId, id });
  if (!found || !canSeeImport(caller, found)) throw new AppError('not-found');
  return found;
}

/** Returns the present state of an import as the API shows it. */
export async function currentImportView(dependencies: UserImportDependencies, caller: Caller, id: string): Promise<UserImport> {
  const [view] = await importViews(dependencies, [await visibleImport(dependencies, caller, id)]);
  if (!view) throw new AppError('not-found');
  return view;
}
