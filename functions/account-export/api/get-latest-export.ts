import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { exportedAccount } from '#functions/account-export/api/exported-account.ts';
import { exportView } from '#functions/account-export/api/export-view.ts';
import { isFileKept } from '#functions/platform/files/file-job.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { accountExport } from '#shared/api-contract/endpoints/account-export.ts';

export const getLatestExport =
  (dependencies: AccountExportDependencies): UseCase<typeof accountExport.latest> =>
  async ({ caller, params }) => {
    const { id } = await exportedAccount(dependencies, caller, params.accountId);
    const job = (await dependencies.exports.findLatest(id))?.job;
    return { export: job && isFileKept(job, dependencies.clock()) ? await exportView(dependencies.exportFiles, job) : null };
  };
