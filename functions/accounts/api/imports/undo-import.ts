import type { UserImportDependencies } from '#functions/accounts/api/imports/dependencies.ts';
import { currentImportView, visibleImport } from '#functions/accounts/api/imports/visible-import.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { IMPORT_JOB, importUndoObstacle } from '#functions/accounts/services/imports/import-view.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import { importedAccountId } from '#functions/accounts/store/imported-id.ts';
import type { userImport } from '#shared/api-contract/endpoints/user-import.ts';
import type { UndoObstacle } from '#shared/model/accounts/user-import.ts';
import type { ErrorCode } from '#shared/model/error.ts';

const REFUSALS: Readonly<Record<UndoObstacle, ErrorCode>> = { 'in-use': 'import-in-use', 'month-closed': 'import-month-closed' };

/**
 * Undoes an import if none of its accounts was opened or used since. One transaction hides all accounts and returns the licences; a job
 * deletes their remaining items.
 */
export const undoImport =
  (dependencies: UserImportDependencies): UseCase<typeof userImport.undo> =>
  async ({ caller, params }) => {
    const { imports, accounts, ids, clock } = dependencies;
    const item = await visibleImport(dependencies, caller, params.id);
    if (item.state !== 'done') throw new AppError('transition-refused');
    const [parent, sample] = await accounts.getAll([item.parentId, importedAccountId(item.id, 0)]);
    const obstacle = importUndoObstacle(item, parent, clock());
    if (obstacle) throw new AppError(REFUSALS[obstacle]);
    if (!parent || !sample) throw new AppError('transition-refused');
    const audit = newAuditEntry({ ids, clock }, 'account.import-undo', auditActor(caller), accountAuditSubject(parent), [
      { field: 'accounts', from: String(item.accounts), to: null },
      { field: 'fileName', from: item.fileName, to: null },
    ]);
    const isUndone = await imports.undo(item, {
      children: { importId: item.id, parent, sample, count: item.accounts, at: audit.at },
      audit,
      job: newJob(IMPORT_JOB, { subjectId: item.id, ownerId: item.ownerId }, ids.ulid(), clock()),
    });
    if (!isUndone) throw new AppError('import-in-use');
    return { import: await currentImportView(dependencies, caller, item.id) };
  };
