import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { currentImportView, canSeeImport } from '#functions/accounts/api/imports/visible-import.ts';
import { importViews } from '#functions/accounts/services/imports/import-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';

const LISTED = 20;

/** Returns the latest imports of the caller's account, without those that were never confirmed. */
export const listImports =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.list> =>
  async ({ caller }) => {
    const latest = await dependencies.imports.list(caller.scope.accountId, LISTED);
    const listed = latest.filter((item) => item.state !== 'uploading' && canSeeImport(caller, item));
    return { imports: await importViews(dependencies, listed) };
  };

export const getImport =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.get> =>
  async ({ caller, params }) => ({ import: await currentImportView(dependencies, caller, params.id) });
