import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { instant, siteId, ulid } from '#shared/model/fields.ts';
import { ImageRef, MediaFault, VideoRef } from '#shared/model/media/media.ts';

/**
 * States of a bulk upload:
 * - `uploading`: the ZIP file is not uploaded completely.
 * - `reading`: a job unpacks the ZIP file.
 * - `processing`: the unpacked files are checked and converted.
 * - `ready`: every file is usable or has a fault.
 * - `failed`: the ZIP file cannot be read as a whole.
 * - `closed`: a person applied or cancelled the bulk upload.
 */
export const BulkUploadState = z.enum(['uploading', 'reading', 'processing', 'ready', 'failed', 'closed']);
export type BulkUploadState = z.infer<typeof BulkUploadState>;

/** Why a ZIP file is refused as a whole. `failed`: an internal failure. */
export const BulkUploadFault = z.enum(['not-zip', 'empty', 'too-many-files', 'overlapping', 'failed']);
export type BulkUploadFault = z.infer<typeof BulkUploadFault>;

/** Why a file of a bulk upload cannot be used: a fault of the archive's entry or of its content. */
export const BulkFileFault = z.enum([
  'empty',
  'encrypted',
  'unsupported-compression',
  'nested-archive',
  'unsafe-path',
  'damaged',
  'unsupported',
  'too-many-files',
  ...MediaFault.options,
]);
export type BulkFileFault = z.infer<typeof BulkFileFault>;

/** An upload of a ZIP file with the creatives of a site. */
export const BulkUpload = z.object({
  id: ulid(),
  siteId: siteId(),
  state: BulkUploadState,
  fileName: z.string(),
  /** Size of the ZIP file in bytes. */
  size: z.int(),
  /** The name of the login that started the bulk upload. */
  startedBy: z.string(),
  ...BY_PROVIDER,
  createdAt: instant(),
  /** The number of processed files: unpacked, or checked and converted. */
  progress: z.object({ done: z.int(), total: z.int() }),
  fault: BulkUploadFault.nullable(),
});
export type BulkUpload = z.infer<typeof BulkUpload>;

/** A file of an archive. `image` or `video` is set if it is usable, `fault` if it is not. */
export const BulkFile = z.object({
  /** Path in the archive, with `/` between folders. */
  path: z.string(),
  image: ImageRef.nullable(),
  video: VideoRef.nullable(),
  fault: BulkFileFault.nullable(),
});
export type BulkFile = z.infer<typeof BulkFile>;
