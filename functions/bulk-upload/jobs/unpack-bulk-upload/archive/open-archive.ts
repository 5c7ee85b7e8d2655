import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { entryPaths } from '#functions/bulk-upload/jobs/unpack-bulk-upload/archive/entry-path.ts';
import { RangeReader, type ReadRange } from '#functions/bulk-upload/jobs/unpack-bulk-upload/archive/range-reader.ts';
import { BULK_UPLOAD_MAX } from '#shared/model/limits.ts';
import type { BulkFileFault, BulkUploadFault } from '#shared/model/bulk-upload/bulk-upload.ts';
import { isSystemFile, isUnsafePath } from '#shared/rules/bulk-upload/archive-path.ts';

/** A file of an archive as the directory declares it. `size`: bytes. */
export interface ArchiveEntry {
  path: string;
  size: number;
  fault: Extract<BulkFileFault, 'empty' | 'encrypted' | 'unsafe-path' | 'unsupported-compression'> | null;
  /**
   * Returns the content if `isWanted` accepts its first bytes; else stops inflating and returns `undefined`. Never inflates more than the
   * declared size. Throws `DamagedEntry` if the content does not match the directory.
   */
  read(isWanted: (head: Uint8Array) => boolean): Promise<Uint8Array | undefined>;
}

/** Thrown if the archive is refused as a whole. */
export class RefusedArchive extends Error {
  readonly fault: BulkUploadFault;
  constructor(fault: BulkUploadFault, options?: ErrorOptions) {
    super(`The archive is refused: ${fault}`, options);
    this.fault = fault;
  }
}

export class DamagedEntry extends Error {}

const LOCAL_HEADER_BYTES = 30;
/** Maximum size of the names, comments and extra fields of all entries, which are held in memory. */
const DIRECTORY_MAX_BYTES = 16 * 2 ** 20;
const NAME_MAX_BYTES = 1_024;
/** The supported compression methods: stored and deflated. */
const READABLE_METHODS: readonly number[] = [0, 8];
const AES_METHOD = 99;
/** The number of bytes passed to `isWanted`. */
const HEAD_BYTES = 64;

const UNIX = 3;
const FILE_TYPE = 0o170_000;
const REGULAR_FILE = 0o100_000;

/** Whether the archive was written on Unix and declares the entry as a link or a device. */
function isSpecialFile({ versionMadeBy, externalFileAttributes }: Entry): boolean {
  const type = (externalFileAttributes >>> 16) & FILE_TYPE;
  return versionMadeBy >> 8 === UNIX && type !== 0 && type !== REGULAR_FILE;
}

function faultOf(entry: Entry, path: string): ArchiveEntry['fault'] {
  if (entry.fileNameLength > NAME_MAX_BYTES || isUnsafePath(path) || isSpecialFile(entry)) return 'unsafe-path';
  if (entry.isEncrypted() || entry.compressionMethod === AES_METHOD) return 'encrypted';
  if (!READABLE_METHODS.includes(entry.compressionMethod)) return 'unsupported-compression';
  return entry.uncompressedSize === 0 ? 'empty' : null;
}

/** Returns all entries of the directory, limited so that they fit into memory. */
async function directoryOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > BULK_UPLOAD_MAX.entries) throw new RefusedArchive('too-many-files');
  const entries: Entry[] = [];
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (bytes > DIRECTORY_MAX_BYTES) throw new RefusedArchive('too-many-files');
    entries.push(entry);
  }
  return entries;
}

/** Refuses archives whose entries overlap, because a small file could inflate to a huge one. */
function assertApart(entries: readonly Entry[], size: number): void {
  let end = 0;
  for (const entry of entries.toSorted((left, right) => left.relativeOffsetOfLocalHeader - right.relativeOffsetOfLocalHeader)) {
    if (entry.relativeOffsetOfLocalHeader < end) throw new RefusedArchive('overlapping');
    end = entry.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + entry.compressedSize;
  }
  if (end > size) throw new RefusedArchive('not-zip');
}

async function readContent(zip: ZipFile, entry: Entry, isWanted: (head: Uint8Array) => boolean): Promise<Uint8Array | undefined> {
  const content = Buffer.allocUnsafe(entry.uncompressedSize);
  const headBytes = Math.min(HEAD_BYTES, entry.uncompressedSize);
  let size = 0;
  let isAccepted = false;
  // The stream of yauzl ends with an error if it contains more or less than the declared size.
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.copy(content, size);
    if (isAccepted || size < headBytes) continue;
    isAccepted = isWanted(content.subarray(0, headBytes));
    if (!isAccepted) return undefined;
  }
  if (crc32(content) !== entry.crc32) throw new DamagedEntry('The content has another checksum');
  return content;
}

/** Returns a path that no previous file has, because archives may contain two files with the same path. */
function uniquePath(path: string, taken: Set<string>): string {
  let unique = path;
  for (let number = 2; taken.has(unique); number += 1) unique = `${path} (${number})`;
  taken.add(unique);
  return unique;
}

/**
 * Returns the files of a ZIP archive. Reads it by ranges: the directory first, each content on demand. Leaves out folders, and files that
 * operating systems add. Throws `RefusedArchive`, or the error of `readRange`.
 */
export async function openArchive(size: number, readRange: ReadRange): Promise<ArchiveEntry[]> {
  const reader = new RangeReader(size, readRange);
  /** Runs work on the archive. Rethrows failures of storage; converts other errors by `toError`. */
  const guarded = async <T>(work: () => Promise<T>, toError: (cause: unknown) => Error): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (reader.failure !== undefined) throw reader.failure;
      throw error instanceof RefusedArchive || error instanceof DamagedEntry ? error : toError(error);
    }
  };

  return guarded(
    async () => {
      const options = { lazyEntries: true, decodeStrings: false, validateEntrySizes: true, autoClose: false } as const;
      const zip = await fromRandomAccessReaderPromise(reader, size, options);
      const all = await directoryOf(zip);
      assertApart(all, size);
      const taken = new Set<string>();
      const paths = entryPaths(all);
      return all.flatMap((entry, index): ArchiveEntry[] => {
        const path = paths[index] ?? '';
        if (isSystemFile(path)) return [];
        return [
          {
            path: uniquePath(path, taken),
            size: entry.uncompressedSize,
            fault: faultOf(entry, path),
            read: (isWanted) =>
              guarded(
                () => readContent(zip, entry, isWanted),
                (cause) => new DamagedEntry('The content cannot be read', { cause }),
              ),
          },
        ];
      });
    },
    (cause) => new RefusedArchive('not-zip', { cause }),
  );
}
