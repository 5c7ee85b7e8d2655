import { fileJobView, signedFileJob } from '#functions/platform/files/file-job.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { exportKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { FileJob } from '#shared/model/file-job.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';

export interface ListExportDependencies {
  jobs: Pick<JobStore, 'add' | 'find'>;
  exportFiles: Pick<ObjectStorage, 'signDownload'>;
  ids: Ids;
  clock: Clock;
}

export const EXPORT_JOB_KIND = 'export-list';
/** Returns the `subjectId` of an export job. It contains the list, so that an export of one list is not found under another. */
export const exportSubjectId = (siteId: string, list: FormKind): string => `${siteId} ${list}`;

/** Enqueues the export of a list. */
export async function addListExport(
  { jobs }: Pick<ListExportDependencies, 'jobs'>,
  { id: siteId, ownerId }: Pick<Site, 'id' | 'ownerId'>,
  list: FormKind,
  job: Job,
): Promise<FileJob> {
  const ofList = { ...job, subjectId: exportSubjectId(siteId, list), ownerId };
  await jobs.add(ofList);
  return fileJobView(ofList);
}

/** Returns the export, with a link that is valid for minutes once its file is written. Throws `not-found` if there is no such export. */
export async function findListExport(
  { jobs, exportFiles }: ListExportDependencies,
  { id: siteId }: Pick<Site, 'id'>,
  list: FormKind,
  exportId: string,
): Promise<FileJob> {
  const job = await jobs.find(exportId, EXPORT_JOB_KIND, exportSubjectId(siteId, list));
  return signedFileJob(exportFiles, job, { key: exportKey(siteId, exportId), fileName: `${list}_${siteId}.csv` });
}
