import { markedName } from '#functions/platform/base/marked-name.ts';
import { readEntries, type UnpackedEntry } from '#functions/bulk-upload/services/entries-file.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';
import type { JobStore } from '#functions/platform/job-store/job-store.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import type { BulkFile, BulkUpload } from '#shared/model/bulk-upload/bulk-upload.ts';

export const BULK_UPLOAD_JOB = 'unpack-bulk-upload';

interface BulkUploadViewDependencies {
  media: Pick<MediaStore, 'getAll'>;
  jobs: Pick<JobStore, 'find'>;
}

/** Whether the processing of a file has ended. A deleted file counts as ended. */
const isSettled = (file: MediaFile | undefined): boolean => file?.state !== 'processing';

/** Returns the unpacked files, in the scope of the owner. One call per 100 files. */
export const unpackedMedia = ({ media }: Pick<BulkUploadViewDependencies, 'media'>, item: StoredBulkUpload) =>
  media.getAll(scopeOf(item.ownerId), item.mediaIds);

/** Returns the number of usable unpacked files; `undefined` while some are processed. */
export function usableFileCount(media: readonly (MediaFile | undefined)[]): number | undefined {
  return media.every(isSettled) ? media.filter((file) => file?.state === 'ready').length : undefined;
}

async function progressOf(
  dependencies: BulkUploadViewDependencies,
  item: StoredBulkUpload,
  media: readonly (MediaFile | undefined)[],
): Promise<BulkUpload['progress']> {
  if (item.state === 'reading' && item.jobId !== null) return (await dependencies.jobs.find(item.jobId, BULK_UPLOAD_JOB, item.id)).progress;
  return { done: item.state === 'processing' ? media.filter(isSettled).length : media.length, total: media.length };
}

/** Returns a bulk upload as the API shows it. It is ready as soon as the last file is processed, which is before the owner is notified. */
export async function bulkUploadView(
  dependencies: BulkUploadViewDependencies,
  item: StoredBulkUpload,
  given?: readonly (MediaFile | undefined)[],
): Promise<BulkUpload> {
  const media = given ?? (item.state === 'processing' ? await unpackedMedia(dependencies, item) : item.mediaIds.map(() => undefined));
  return {
    id: item.id,
    siteId: item.siteId,
    state: item.state === 'processing' && usableFileCount(media) !== undefined ? 'ready' : item.state,
    fileName: item.fileName,
    size: item.size,
    ...markedName('startedBy', item.login.name, { loginId: item.login.id }),
    createdAt: item.createdAt,
    progress: await progressOf(dependencies, item, media),
    fault: item.fault,
  };
}

function fileOf({ path, mediaId, fault }: UnpackedEntry, media: ReadonlyMap<string, MediaFile>): BulkFile {
  const file = mediaId === null ? undefined : media.get(mediaId);
  const image = file?.state === 'ready' ? file.image : null;
  const video = file?.state === 'ready' ? file.video : null;
  const isGone = mediaId !== null && !file;
  return { path, image, video, fault: fault ?? file?.fault ?? (isGone ? 'missing' : null) };
}

/** Returns a bulk upload, with its files once they are unpacked. */
export async function bulkUploadDetail(
  dependencies: BulkUploadViewDependencies & { files: Pick<ObjectStorage, 'read'> },
  item: StoredBulkUpload,
): Promise<{ bulkUpload: BulkUpload; files: BulkFile[] }> {
  const isUnpacked = item.state === 'processing' || item.state === 'ready';
  const [media, entries] = await Promise.all([unpackedMedia(dependencies, item), isUnpacked ? readEntries(dependencies.files, item) : []]);
  const byId = new Map(media.flatMap((file) => (file ? [[file.id, file]] : [])));
  return { bulkUpload: await bulkUploadView(dependencies, item, media), files: entries.map((entry) => fileOf(entry, byId)) };
}
