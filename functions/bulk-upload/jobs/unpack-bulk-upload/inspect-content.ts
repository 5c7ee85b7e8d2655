import { type ArchiveEntry, DamagedEntry } from '#functions/bulk-upload/jobs/unpack-bulk-upload/archive/open-archive.ts';
import { BULK_UPLOAD_MAX, MEGABYTE, VIDEO_MAX_MB } from '#shared/model/limits.ts';
import { type MediaKind, type UploadType } from '#shared/model/media/media.ts';
import type { BulkFileFault } from '#shared/model/bulk-upload/bulk-upload.ts';
import { contentType } from '#shared/rules/media/content-type.ts';
import { isOversize, uploadKind } from '#shared/rules/media/upload-size.ts';

/** The content of an entry that a sheet can show. */
export interface UsableContent {
  kind: MediaKind;
  type: UploadType;
  bytes: Uint8Array;
}

/** The first bytes of archives: ZIP, gzip, 7-Zip, RAR, bzip2, xz. */
const ARCHIVE_SIGNATURES = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '\u001F\u008B',
  "7z\u00BC\u00AF'\u001C",
  'Rar!\u001A\u0007',
  'BZh',
  '\u00FD7zXZ\u0000',
];

const isArchive = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head);
  return ARCHIVE_SIGNATURES.some((signature) => text.startsWith(signature));
};

/** Maximum inflated size of all files of an archive. Pictures and videos hardly shrink in an archive. */
const UNPACKED_MAX_BYTES = 2 * BULK_UPLOAD_MAX.fileMb * MEGABYTE;

/**
 * Returns the entries with the faults that follow from the directory: too large, too many, or beyond the total inflated size.
 * Deterministic, so that every attempt has the same result.
 */
export function withLimits(entries: readonly ArchiveEntry[], imageMaxMb: number): { entry: ArchiveEntry; fault: BulkFileFault | null }[] {
  const largest = Math.max(VIDEO_MAX_MB, imageMaxMb) * MEGABYTE;
  let files = 0;
  let bytes = 0;
  return entries.map((entry) => {
    if (entry.fault !== null) return { entry, fault: entry.fault };
    if (entry.size > largest || bytes + entry.size > UNPACKED_MAX_BYTES) return { entry, fault: 'too-large' };
    if (files === BULK_UPLOAD_MAX.files) return { entry, fault: 'too-many-files' };
    files += 1;
    bytes += entry.size;
    return { entry, fault: null };
  });
}

/** Returns the content of an entry, or its fault. Decides by the bytes and never by the name. */
export async function inspectContent(entry: ArchiveEntry, imageMaxMb: number): Promise<UsableContent | BulkFileFault> {
  let refused: BulkFileFault = 'unsupported';
  let type: UploadType | undefined;
  const isWanted = (head: Uint8Array): boolean => {
    type = contentType(head);
    if (type === undefined && isArchive(head)) refused = 'nested-archive';
    if (type !== undefined && isOversize(entry.size, uploadKind({ type }, 'creative'), imageMaxMb)) refused = 'too-large';
    return type !== undefined && refused === 'unsupported';
  };
  try {
    const bytes = await entry.read(isWanted);
    return bytes && type !== undefined ? { kind: uploadKind({ type }, 'creative'), type, bytes } : refused;
  } catch (error) {
    if (error instanceof DamagedEntry) return 'damaged';
    throw error;
  }
}
