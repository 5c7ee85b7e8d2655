import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { fileOfImport } from '#functions/accounts/api/imports/preview-import.ts';
import { currentImportView, visibleImport } from '#functions/accounts/api/imports/visible-import.ts';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import { isBilledBelow } from '#functions/accounts/services/new-billing-start.ts';
import { newAccountParent } from '#functions/accounts/services/new-account-parent.ts';
import { IMPORT_JOB } from '#functions/accounts/services/imports/import-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { fieldChoiceFaults } from '#shared/rules/accounts/user-import/import-fields.ts';

/** Enqueues the job that checks an uploaded file and writes its accounts. */
export const confirmImport =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.confirm> =>
  async ({ caller, params, body: { format, fields, language } }) => {
    const { imports, ids, clock } = dependencies;
    const item = await visibleImport(dependencies, caller, params.id);
    if (item.state !== 'uploading') throw new AppError('transition-refused');
    const parent = await newAccountParent(dependencies, caller, item);
    const faults = fieldChoiceFaults(fields, { role: item.role, isBilled: isBilledBelow(item, parent) });
    if (faults.length > 0) throw invalidInput(faults);
    const { records } = await fileOfImport(dependencies, item, format);
    if (records[0]?.length !== fields.length) throw invalidInput([{ path: 'fields', rule: 'invalid' }]);
    const now = clock();
    const job = newJob(IMPORT_JOB, { subjectId: item.id, ownerId: item.ownerId }, ids.ulid(), now);
    const isConfirmed = await imports.confirm(item, { format, fields, language, confirmedAt: now.toISOString() }, job);
    if (!isConfirmed) throw new AppError('transition-refused');
    return { import: await currentImportView(dependencies, caller, item.id) };
  };
