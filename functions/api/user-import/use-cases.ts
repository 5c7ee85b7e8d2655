import { confirmImport } from '#functions/api/user-import/confirm-import.ts';
import type { UserImportDependencies } from '#functions/api/user-import/dependencies.ts';
import { getImport, listImports } from '#functions/api/user-import/get-import.ts';
import { getTemplate } from '#functions/api/user-import/get-template.ts';
import { exportFaults, listFaults } from '#functions/api/user-import/list-faults.ts';
import { previewImport } from '#functions/api/user-import/preview-import.ts';
import { startImport } from '#functions/api/user-import/start-import.ts';
import { undoImport } from '#functions/api/user-import/undo-import.ts';
import { visibleImport } from '#functions/api/user-import/visible-import.ts';
import type { Caller } from '#functions/domain/caller.ts';
import type { Locators } from '#functions/http/serve.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';

export const userImportUseCases = (dependencies: UserImportDependencies): UseCases<typeof userImport> => ({
  list: listImports(dependencies),
  template: getTemplate(dependencies),
  start: startImport(dependencies),
  get: getImport(dependencies),
  preview: previewImport(dependencies),
  confirm: confirmImport(dependencies),
  faults: listFaults(dependencies),
  exportFaults: exportFaults(dependencies),
  undo: undoImport(dependencies),
});

/** How each endpoint finds the import that its request names. */
export function userImportLocators(dependencies: Pick<UserImportDependencies, 'imports'>): Locators<typeof userImport> {
  const find = ({ params }: { params: { id: string } }, caller: Caller): Promise<unknown> => visibleImport(dependencies, caller, params.id);
  return { get: find, preview: find, confirm: find, faults: find, exportFaults: find, undo: find };
}
