import { derivedId } from '#functions/platform/base/derived-id.ts';
import { bulkUploadEnding } from '#functions/bulk-upload/services/bulk-upload-ending.ts';
import { type UnpackedEntry, writeEntries } from '#functions/bulk-upload/services/entries-file.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { bulkArchiveKey, uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { type ArchiveEntry, openArchive, RefusedArchive } from '#functions/bulk-upload/jobs/unpack-bulk-upload/archive/open-archive.ts';
import type { unpackBulkUploadJob } from '#functions/bulk-upload/job-definitions/unpack-bulk-upload.ts';
import { inspectContent, type UsableContent, withLimits } from '#functions/bulk-upload/jobs/unpack-bulk-upload/inspect-content.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { JobHandler, JobProgress } from '#functions/platform/runner/run-job.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import type { BulkUploadStore } from '#functions/bulk-upload/store/bulk-upload-store.ts';
import type { StoredBulkUpload } from '#functions/bulk-upload/store/bulk-upload.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { MediaStore } from '#functions/media/store/media-store.ts';
import { BULK_UPLOAD_MAX } from '#shared/model/limits.ts';
import type { BulkUploadFault } from '#shared/model/bulk-upload/bulk-upload.ts';

interface UnpackDependencies {
  bulkUploads: Pick<BulkUploadStore, 'find' | 'beginProcessing' | 'end'>;
  media: Pick<MediaStore, 'getAll' | 'createProcessing'>;
  files: Pick<ObjectStorage, 'readRange' | 'write' | 'remove'>;
  /** Maximum size of a picture in this deployment, in MB. */
  imageMaxMb: number;
  clock: Clock;
  ids: Ids;
}

/** Number of files that are processed concurrently in memory. */
const CONCURRENCY = 3;
const DAY_MS = 24 * 3_600_000;

const nameOf = (path: string): string =>
  Array.from(path.slice(path.lastIndexOf('/') + 1))
    .slice(0, 255)
    .join('');

/** Returns the end of a path, because answers limit the length of paths. */
const shownPath = (path: string): string => Array.from(path).slice(-255).join('');

/** Opens the archive in storage. Throws `RefusedArchive` if it is missing, not a ZIP file, or of another size than announced. */
async function openStored({ files }: UnpackDependencies, item: StoredBulkUpload): Promise<ArchiveEntry[]> {
  const readRange = async (start: number, end: number): Promise<Uint8Array> => {
    const range = await files.readRange(bulkArchiveKey(item), `bytes=${start}-${end - 1}`);
    if (range?.bytes?.byteLength !== end - start || range.size !== item.size) throw new RefusedArchive('not-zip');
    return range.bytes;
  };
  const entries = await openArchive(item.size, readRange);
  if (entries.length === 0) throw new RefusedArchive('empty');
  return entries;
}

/**
 * Creates media from the content of an entry, which the media job then checks and converts. Idempotent: the id is derived from the archive.
 */
async function store(
  { media, files, ids, clock }: UnpackDependencies,
  item: StoredBulkUpload,
  { id, path }: { id: string; path: string },
  { kind, type, bytes }: UsableContent,
): Promise<void> {
  await files.write({ key: uploadKey(id), body: bytes, contentType: type, cacheControl: 'private, no-store' });
  const { siteId, ownerId, lineage, login } = item;
  const file = {
    id,
    kind,
    name: nameOf(path),
    type,
    size: bytes.byteLength,
    loginId: login.id,
    ownerId,
    lineage,
    siteId,
    state: 'processing' as const,
    image: null,
    video: null,
    fault: null,
    variants: [],
    createdAt: item.createdAt,
    unusedUntil: new Date(Date.parse(item.createdAt) + BULK_UPLOAD_MAX.keptDays * DAY_MS).toISOString(),
  } satisfies MediaFile;
  await media.createProcessing(file, newJob('media', { subjectId: id, ownerId }, ids.ulid(), clock()));
}

/** Unpacks every usable entry. Returns the outcome of each, in the order of the directory. */
async function unpack(
  dependencies: UnpackDependencies,
  item: StoredBulkUpload,
  entries: readonly ArchiveEntry[],
  progress: JobProgress,
): Promise<UnpackedEntry[]> {
  const idAt = (position: number): string => derivedId(item.id, position);
  const unpacked = await dependencies.media.getAll(
    scopeOf(item.ownerId),
    entries.map((_, position) => idAt(position)),
  );
  let done = 0;

  async function unpackOne(entry: ArchiveEntry, position: number): Promise<UnpackedEntry> {
    const [path, mediaId] = [shownPath(entry.path), idAt(position)];
    // An earlier attempt has unpacked this entry.
    if (unpacked[position]) return { path, mediaId, fault: null };
    const content = await inspectContent(entry, dependencies.imageMaxMb);
    if (typeof content === 'string') return { path, mediaId: null, fault: content };
    progress.assertLeaseHeld();
    await store(dependencies, item, { id: mediaId, path }, content);
    return { path, mediaId, fault: null };
  }

  const limited = withLimits(entries, dependencies.imageMaxMb).map(({ entry, fault }, position) => ({ entry, fault, position }));
  return inParallel(limited, CONCURRENCY, async ({ entry, fault, position }) => {
    progress.assertLeaseHeld();
    const result = fault === null ? await unpackOne(entry, position) : { path: shownPath(entry.path), mediaId: null, fault };
    done += 1;
    progress.report({ done, total: entries.length });
    return result;
  });
}

/**
 * Unpacks the ZIP file of a bulk upload:
 *
 * 1. Reads its directory by ranges. Refuses an archive that is not a ZIP file or is a decompression bomb.
 * 2. Inflates a few files at a time and creates media from those that sheets can show, judged by their content.
 * 3. Stores the outcome of every file, then sets the bulk upload to `processing` in one write.
 * 4. Removes the ZIP file.
 *
 * No sheet shows any of the files: the site does not change until a person applies the plan. After an interruption, the next attempt finds
 * the existing media by their ids.
 */
export const unpackBulkUpload = (dependencies: UnpackDependencies): JobHandler<typeof unpackBulkUploadJob> => {
  const { bulkUploads, files } = dependencies;
  const removeArchive = (item: StoredBulkUpload): Promise<void> => files.remove([bulkArchiveKey(item)]);
  const fail = (item: StoredBulkUpload, fault: BulkUploadFault) => bulkUploads.end(item, fault, bulkUploadEnding(dependencies, item, 0));

  async function read(item: StoredBulkUpload, progress: JobProgress): Promise<void> {
    try {
      const entries = await unpack(dependencies, item, await openStored(dependencies, item), progress);
      await progress.renewLease();
      await writeEntries(files, item, entries);
      const mediaIds = entries.flatMap(({ mediaId }) => mediaId ?? []);
      await bulkUploads.beginProcessing(item, mediaIds);
    } catch (error) {
      if (!(error instanceof RefusedArchive)) throw error;
      await fail(item, error.fault);
    }
  }

  return {
    async run({ payload: { subjectId: id, siteId } }, progress) {
      const item = await bulkUploads.find({ siteId, id });
      if (item?.state === 'reading') await read(item, progress);
      if (item) await removeArchive(item);
    },
    async onExhausted({ payload: { subjectId: id, siteId } }) {
      const item = await bulkUploads.find({ siteId, id });
      if (item?.state === 'reading') await fail(item, 'failed');
      if (item) await removeArchive(item);
    },
  };
};
