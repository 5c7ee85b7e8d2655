import { listAssignees } from '#functions/visitors/api/entries/assignees.ts';
import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { exportEntries } from '#functions/visitors/api/entries/export-entries.ts';
import { getExport, startExport } from '#functions/visitors/api/entries/export-jobs.ts';
import { getEntry } from '#functions/visitors/api/entries/get-entry.ts';
import { listEntries } from '#functions/visitors/api/entries/list-entries.ts';
import { changeEntries, updateEntry } from '#functions/visitors/api/entries/update-entry.ts';
import { locatorsByParam } from '#functions/platform/http/locators.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { siteContact, siteHomepageForm } from '#shared/api-contract/endpoints/visitor-lists.ts';

/** Returns the use cases that both endpoint families share. */
const entryUseCases = (dependencies: FormEntryDependencies, kind: StoredFormKind) => ({
  list: listEntries(dependencies, kind),
  exportCsv: exportEntries(dependencies, kind),
  startExport: startExport(dependencies, kind),
  getExport: getExport(dependencies, kind),
  get: getEntry(dependencies, kind),
  update: updateEntry(dependencies, kind),
  batch: changeEntries(dependencies, kind),
});

/** The use cases of the endpoints for contact-form entries of visitors. */
export const siteContactUseCases = (dependencies: FormEntryDependencies): UseCases<typeof siteContact> => ({
  ...entryUseCases(dependencies, 'contact'),
  assignees: listAssignees(dependencies),
});

/** The use cases of the endpoints for homepage-form entries of visitors. */
export const siteHomepageFormUseCases = (dependencies: FormEntryDependencies): UseCases<typeof siteHomepageForm> =>
  entryUseCases(dependencies, 'homepage');

/** Returns, for each endpoint, how to find the site that its request names. */
export const formEntryLocators = <F extends typeof siteContact | typeof siteHomepageForm>(
  family: F,
  { sites }: Pick<FormEntryDependencies, 'sites'>,
) => locatorsByParam(family, 'id', (id, { scope }) => sites.find(scope, id));
