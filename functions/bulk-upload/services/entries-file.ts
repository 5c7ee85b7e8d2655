import * as z from 'zod';
import { bulkEntriesKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { BulkFileFault } from '#shared/model/bulk-upload/bulk-upload.ts';

/** The outcome of an entry of an archive: the media created from it, or the fault. */
export const UnpackedEntry = z.object({ path: z.string(), mediaId: z.string().nullable(), fault: BulkFileFault.nullable() });
export type UnpackedEntry = z.infer<typeof UnpackedEntry>;

const UnpackedEntries = z.array(UnpackedEntry);

type BulkUploadRef = Parameters<typeof bulkEntriesKey>[0];

export async function writeEntries(
  files: Pick<ObjectStorage, 'write'>,
  ref: BulkUploadRef,
  entries: readonly UnpackedEntry[],
): Promise<void> {
  await files.write({
    key: bulkEntriesKey(ref),
    body: JSON.stringify(entries),
    contentType: 'application/json',
    cacheControl: 'private, no-store',
  });
}

/** Returns the entries of an archive; none until it is unpacked. */
export async function readEntries(files: Pick<ObjectStorage, 'read'>, ref: BulkUploadRef): Promise<UnpackedEntry[]> {
  const bytes = await files.read(bulkEntriesKey(ref));
  return bytes ? UnpackedEntries.parse(JSON.parse(new TextDecoder().decode(bytes))) : [];
}
