import { signedFileJob } from '#functions/platform/files/file-job.ts';
import { accountExportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { AccountExport } from '#shared/model/account-export/account-export.ts';
import { EXPORT_KEPT_MS } from '#shared/rules/account-export/account-export.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns an export as the API shows it. The retention of a finished job begins with its last update, when its file was written. */
export async function exportView(files: Pick<ObjectStorage, 'signDownload'>, job: Job): Promise<AccountExport> {
  const { id, subjectId, state, createdAt, updatedAt } = job;
  const fileName = `account-${subjectId}-${japaneseDay(new Date(createdAt))}.zip`;
  return {
    ...(await signedFileJob(files, job, { key: accountExportKey(subjectId, id), fileName })),
    startedAt: createdAt,
    keptUntil: state === 'done' ? new Date(Date.parse(updatedAt) + EXPORT_KEPT_MS).toISOString() : null,
  };
}
