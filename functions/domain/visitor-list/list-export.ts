import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { exportKey } from '#functions/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { Job } from '#functions/store/job/job.ts';
import type { JobStore } from '#functions/store/job/job-store.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { FormKind } from '#shared/model/form/form-field.ts';

export interface ListExportDependencies {
  jobs: Pick<JobStore, 'add' | 'find'>;
  exportFiles: Pick<ObjectStorage, 'signDownload'>;
  ids: Ids;
  clock: Clock;
}

/** An export as the API shows it. */
export interface ListExport {
  id: string;
  state: Job['state'];
  progress: Job['progress'];
  url: string | null;
}

export const EXPORT_JOB_KIND = 'export-list';
/** Long enough to click the link, too short to pass it on. */
const LINK_SECONDS = 5 * 60;

/** What an export job is about: an export of one list is not found under another. */
export const exportSubject = (siteId: string, list: FormKind): string => `${siteId} ${list}`;

const exportView = ({ id, state, progress }: Job, url: string | null): ListExport => ({ id, state, progress, url });

/** Adds the job of an export of a list. */
export async function addListExport(
  { jobs }: Pick<ListExportDependencies, 'jobs'>,
  { id: siteId, ownerId }: Pick<Site, 'id' | 'ownerId'>,
  list: FormKind,
  job: Job,
): Promise<ListExport> {
  const ofList = { ...job, subjectId: exportSubject(siteId, list), ownerId };
  await jobs.add(ofList);
  return exportView(ofList, null);
}

/** The export, with a link that is valid for minutes once its file is written. Throws `not-found` if there is no such export. */
export async function findListExport(
  { jobs, exportFiles }: ListExportDependencies,
  { id: siteId }: Pick<Site, 'id'>,
  list: FormKind,
  exportId: string,
): Promise<ListExport> {
  const job = await jobs.find(exportId, EXPORT_JOB_KIND, exportSubject(siteId, list));
  const file = { key: exportKey(siteId, exportId), fileName: `${list}_${siteId}.csv`, expiresInSeconds: LINK_SECONDS };
  return exportView(job, job.state === 'done' ? await exportFiles.signDownload(file) : null);
}
