import * as z from 'zod';
import { importFaultsKey, importFileKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import { type FileFormat, ImportFault } from '#shared/model/accounts/user-import.ts';
import type { FieldError } from '#shared/model/error.ts';
import { MEGABYTE, USER_IMPORT_MAX } from '#shared/model/limits.ts';
import { detectDelimiter, readCsv } from '#shared/values/text/csv-reader.ts';
import { decodeText, detectEncoding } from '#functions/platform/text/decode-text.ts';

type ImportRef = Pick<StoredImport, 'ownerId' | 'id' | 'fileName'>;

/** The content of a file, or why it cannot be read. */
type ReadFile = { format: FileFormat; records: string[][] } | { fault: Omit<FieldError, 'path'> };

/** Parses a file into records. Detects the parts of the format that are not given. */
export function readRecords(bytes: Uint8Array, fileName: string, asked: { [K in keyof FileFormat]?: FileFormat[K] | undefined }): ReadFile {
  if (bytes.byteLength > USER_IMPORT_MAX.fileMb * MEGABYTE)
    return { fault: { rule: 'file-too-large', params: { max: USER_IMPORT_MAX.fileMb } } };
  if (bytes.byteLength === 0) return { fault: { rule: 'empty-file', params: { name: fileName } } };
  const encoding = asked.encoding ?? detectEncoding(bytes);
  const text = encoding && decodeText(bytes, encoding);
  if (encoding === undefined || text === undefined) return { fault: { rule: 'unreadable-text', params: { name: fileName } } };
  const delimiter = asked.delimiter ?? detectDelimiter(text);
  const { records, unclosedAt } = readCsv(text, delimiter);
  if (unclosedAt !== undefined) return { fault: { rule: 'unclosed-quotation', params: { row: unclosedAt } } };
  const columns = records[0]?.length ?? 0;
  if (columns > USER_IMPORT_MAX.columns) return { fault: { rule: 'too-many', params: { max: USER_IMPORT_MAX.columns } } };
  return { format: { encoding, delimiter }, records };
}

/** Returns the uploaded file; `undefined` if there is none. */
export const readImportFile = (files: Pick<ObjectStorage, 'read'>, ref: ImportRef): Promise<Uint8Array | undefined> =>
  files.read(importFileKey(ref));

const StoredFaults = z.array(ImportFault);

export async function writeFaults(files: Pick<ObjectStorage, 'write'>, ref: ImportRef, faults: readonly ImportFault[]): Promise<void> {
  await files.write({
    key: importFaultsKey(ref),
    body: JSON.stringify(faults),
    contentType: 'application/json',
    cacheControl: 'private, no-store',
  });
}

/** Returns the faults of an import; empty once the bucket has deleted them. */
export async function readFaults(files: Pick<ObjectStorage, 'read'>, ref: ImportRef): Promise<ImportFault[]> {
  const bytes = await files.read(importFaultsKey(ref));
  return bytes ? StoredFaults.parse(JSON.parse(new TextDecoder().decode(bytes))) : [];
}
