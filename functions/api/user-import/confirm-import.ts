import type { UserImportDependencies } from '#functions/api/user-import/dependencies.ts';
import { fileOfImport } from '#functions/api/user-import/preview-import.ts';
import { presentView, visibleImport } from '#functions/api/user-import/visible-import.ts';
import { AppError, invalidInput } from '#functions/app-error.ts';
import { newAccountParent } from '#functions/domain/account/new-account-parent.ts';
import { IMPORT_JOB } from '#functions/domain/user-import/import-view.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import { fieldChoiceFaults } from '#shared/rules/account/user-import/import-fields.ts';

/** Hands an uploaded file to the job that checks and writes its accounts. */
export const confirmImport =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.confirm> =>
  async ({ caller, params, body: { format, fields, language } }) => {
    const { imports, ids, clock } = dependencies;
    const item = await visibleImport(dependencies, caller, params.id);
    if (item.state !== 'uploading') throw new AppError('transition-refused');
    const faults = fieldChoiceFaults(fields, item.role);
    if (faults.length > 0) throw invalidInput(faults);
    await newAccountParent(dependencies, caller, item);
    const { records } = await fileOfImport(dependencies, item, format);
    if (records[0]?.length !== fields.length) throw invalidInput([{ path: 'fields', rule: 'invalid' }]);
    const now = clock();
    const job = newJob(IMPORT_JOB, { subjectId: item.id, ownerId: item.ownerId }, ids.ulid(), now);
    const isConfirmed = await imports.confirm(item, { format, fields, language, confirmedAt: now.toISOString() }, job);
    if (!isConfirmed) throw new AppError('transition-refused');
    return { import: await presentView(dependencies, caller, item.id) };
  };
