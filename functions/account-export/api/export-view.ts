import { keptFileJob } from '#functions/platform/files/file-job.ts';
import { accountExportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { AccountExport } from '#shared/model/account-export/account-export.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns an export as the API shows it. */
export const exportView = (files: Pick<ObjectStorage, 'signDownload'>, job: Job): Promise<AccountExport> => {
  const { id, subjectId, createdAt } = job;
  const fileName = `account-${subjectId}-${japaneseDay(new Date(createdAt))}.zip`;
  return keptFileJob(files, job, { key: accountExportKey(subjectId, id), fileName });
};
