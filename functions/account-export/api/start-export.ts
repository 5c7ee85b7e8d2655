import type { AccountExportDependencies } from '#functions/account-export/api/dependencies.ts';
import { exportedAccount } from '#functions/account-export/api/exported-account.ts';
import { exportView } from '#functions/account-export/api/export-view.ts';
import { AppError } from '#functions/platform/base/app-error.ts';
import { auditActor } from '#functions/platform/http/audit-actor.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import { accountAuditSubject } from '#functions/accounts/store/account.ts';
import { ACCOUNT_EXPORT_JOB } from '#functions/account-export/store/account-export-store.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { accountExport } from '#shared/api-contract/endpoints/account-export.ts';

/** Starts an export of all data of an account, or returns the export that is already running. */
export const startExport =
  (dependencies: AccountExportDependencies): UseCase<typeof accountExport.start> =>
  async ({ caller, params, body: { language } }) => {
    const { exports, exportFiles, attempts, ids, clock } = dependencies;
    const account = await exportedAccount(dependencies, caller, params.accountId);
    const former = await exports.findLatest(account.id);
    if (former?.job?.state === 'queued' || former?.job?.state === 'running') return { export: await exportView(exportFiles, former.job) };
    await attempts.count('export-account', account.id);
    const payload = { subjectId: account.id, ownerId: account.id, loginId: caller.loginId, language };
    const job = newJob(ACCOUNT_EXPORT_JOB, payload, ids.ulid(), clock());
    const audit = newAuditEntry(dependencies, 'account.export', auditActor(caller), accountAuditSubject(account));
    if (await exports.start(account, job, former, audit)) return { export: await exportView(exportFiles, job) };
    const started = (await exports.findLatest(account.id))?.job;
    if (!started) throw new AppError('not-found');
    return { export: await exportView(exportFiles, started) };
  };
