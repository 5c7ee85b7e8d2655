import { markedName } from '#functions/platform/base/marked-name.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { UserImport } from '#shared/model/accounts/user-import.ts';
import { undoObstacle } from '#shared/rules/accounts/user-import/undo-obstacle.ts';

export const IMPORT_JOB = 'import-users';

interface ViewDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  jobs: Pick<JobStore, 'find'>;
  clock: () => Date;
}

const NO_PROGRESS = { done: 0, total: 0 };
const hasJobRunning = ({ state }: StoredImport): boolean => ['checking', 'writing', 'clearing', 'undoing'].includes(state);

/** Returns why a finished import cannot be undone; `null` if it can. `parent`: the parent of the imported accounts. */
export const importUndoObstacle = ({ role, isUsed, finishedAt }: StoredImport, parent: Account | undefined, now: Date) =>
  undoObstacle({ role, isUsed, depth: parent?.path.length ?? 0, doneAt: new Date(finishedAt ?? now) }, now);

/** Returns imports as the API shows them. One call for all parents, and one for each import whose job is running. */
export async function importViews({ accounts, jobs, clock }: ViewDependencies, imports: readonly StoredImport[]): Promise<UserImport[]> {
  const parents = await accounts.getAll(imports.map(({ parentId }) => parentId));
  return Promise.all(
    imports.map(async (item, position): Promise<UserImport> => {
      const parent = parents[position];
      const job = hasJobRunning(item) && item.jobId !== null ? await jobs.find(item.jobId, IMPORT_JOB, item.id) : undefined;
      return {
        id: item.id,
        state: item.state,
        fileName: item.fileName,
        role: item.role,
        parent: { id: item.parentId, companyName: parent?.companyName ?? '' },
        ...markedName('startedBy', item.login.name, { loginId: item.login.id }),
        createdAt: item.createdAt,
        finishedAt: item.finishedAt,
        accounts: item.accounts,
        faults: item.faults,
        progress: job?.progress ?? NO_PROGRESS,
        invited: Math.min(item.invited, item.accounts),
        undoObstacle: item.state === 'done' ? importUndoObstacle(item, parent, clock()) : null,
      };
    }),
  );
}
