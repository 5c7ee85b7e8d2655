import { confirmImport } from '#functions/accounts/api/imports/confirm-import.ts';
import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { getImport, listImports } from '#functions/accounts/api/imports/get-import.ts';
import { getTemplate } from '#functions/accounts/api/imports/get-template.ts';
import { exportFaults, listFaults } from '#functions/accounts/api/imports/list-faults.ts';
import { listFirstInvoices } from '#functions/accounts/api/imports/list-first-invoices.ts';
import { previewImport } from '#functions/accounts/api/imports/preview-import.ts';
import { startImport } from '#functions/accounts/api/imports/start-import.ts';
import { undoImport } from '#functions/accounts/api/imports/undo-import.ts';
import { visibleImport } from '#functions/accounts/api/imports/visible-import.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import { userImport } from '#shared/api-contract/endpoints/user-import.ts';

export const userImportUseCases = (dependencies: UserImportDependencies): UseCases<typeof userImport> => ({
  list: listImports(dependencies),
  template: getTemplate(dependencies),
  start: startImport(dependencies),
  get: getImport(dependencies),
  preview: previewImport(dependencies),
  firstInvoices: listFirstInvoices(dependencies),
  confirm: confirmImport(dependencies),
  faults: listFaults(dependencies),
  exportFaults: exportFaults(dependencies),
  undo: undoImport(dependencies),
});

/** Returns how each endpoint finds the import that its request names. */
export const userImportLocators = (dependencies: Pick<UserImportDependencies, 'imports'>) =>
  locatorsByParam(userImport, 'id', (id, caller) => visibleImport(dependencies, caller, id));
