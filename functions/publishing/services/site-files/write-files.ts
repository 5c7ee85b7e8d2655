import { createHash } from 'node:crypto';
import type { ObjectStorage, StoredObject } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { JobProgress } from '#functions/platform/runner/run-job.ts';
import type { SiteFile } from '#site-renderer/files/site-file.ts';

/** The rendered files of a site, grouped by the order in which they are written. */
export interface SiteFiles {
  /** All files except the start pages, in any order. */
  files: readonly SiteFile[];
  /** The start page of each language, the default language's last: until it is written, visitors see the previous site. */
  homes: readonly SiteFile[];
}

const CONCURRENT_WRITES = 16;

/**
 * Whether a stored object has this content. The ETag of an object that was written in one request is its MD5; any other ETag causes another
 * write.
 */
const isUnchanged = (stored: Pick<StoredObject, 'etag'> | undefined, body: string): boolean =>
  stored?.etag === createHash('md5').update(body).digest('hex');

/** The files that a publication found in storage, and the metadata that it adds to each file. */
interface Publication {
  /** Stored files by key. */
  listed: ReadonlyMap<string, Pick<StoredObject, 'etag'>>;
  /** Metadata to store with every file, in addition to the file's own metadata. */
  metadata: Readonly<Record<string, string>>;
  /** Whether the listed files have this metadata. If not, unchanged files are written again. */
  isCurrent: boolean;
}

/** Writes a file if its content differs from the stored one. Returns `false` if the stored version is no longer the listed one. */
async function writeFile(storage: ObjectStorage, file: SiteFile, { listed, metadata, isCurrent }: Publication): Promise<boolean> {
  const { key, body, contentType, cacheControl, contentLanguage } = file;
  const stored = listed.get(key);
  if (isCurrent && isUnchanged(stored, body)) return true;
  const replaces = stored?.etag ?? null;
  return storage.write({ key, body, contentType, cacheControl, contentLanguage, metadata: { ...metadata, ...file.metadata }, replaces });
}

/**
 * Writes files concurrently, then start pages in sequence. Each write replaces only the version that was listed (optimistic locking). Stops
 * and returns `false` if a stored version is not the listed one, because another job has written since.
 */
export async function writeFiles(
  storage: ObjectStorage,
  { files, homes }: SiteFiles,
  publication: Publication,
  progress: JobProgress,
  onWritten: () => void = () => undefined,
): Promise<boolean> {
  let isAlone = true;
  const write = async (file: SiteFile) => {
    if (!isAlone) return;
    progress.assertLeaseHeld();
    if (await writeFile(storage, file, publication)) onWritten();
    else isAlone = false;
  };
  await inParallel(files, CONCURRENT_WRITES, write);
  await inParallel(homes, 1, write);
  return isAlone;
}
