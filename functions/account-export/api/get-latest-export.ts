import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { exportedAccount } from '#functions/account-export/api/exported-account.ts';
import { exportView } from '#functions/account-export/api/export-view.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { accountExport } from '#shared/api-contract/endpoints/account-export.ts';
import { EXPORT_KEPT_MS } from '#shared/rules/account-export/account-export.ts';

/** Whether an export is unfinished or still kept. The database may delete expired jobs days late, so their age is checked. */
const isKept = ({ state, updatedAt }: Job, now: Date): boolean =>
  state === 'queued' || state === 'running' || Date.parse(updatedAt) + EXPORT_KEPT_MS > now.getTime();

export const getLatestExport =
  (dependencies: AccountExportDependencies): UseCase<typeof accountExport.latest> =>
  async ({ caller, params }) => {
    const { id } = await exportedAccount(dependencies, caller, params.accountId);
    const job = (await dependencies.exports.findLatest(id))?.job;
    return { export: job && isKept(job, dependencies.clock()) ? await exportView(dependencies.exportFiles, job) : null };
  };
