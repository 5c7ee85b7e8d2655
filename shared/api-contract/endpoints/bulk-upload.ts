import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Upload } from '#shared/api-contract/endpoints/media.ts';
import { requiredName, ruleIssue, siteId, ulid } from '#shared/model/fields.ts';
import { BULK_UPLOAD_MAX, MEGABYTE } from '#shared/model/limits.ts';
import { BulkFile, BulkUpload } from '#shared/model/bulk-upload/bulk-upload.ts';

const access = { by: 'console', action: 'site:write' } as const;
const ofSite = z.strictObject({ siteId: siteId() });
const OneBulkUpload = z.object({ bulkUpload: BulkUpload });
const isArchiveName = (name: string): boolean => name.toLowerCase().endsWith('.zip');

/** The name and size of a ZIP file. The console checks both before it requests an upload. */
export const ArchiveFile = z.strictObject({
  fileName: requiredName(255).superRefine((name, context) => {
    if (!isArchiveName(name)) context.addIssue({ code: 'custom', ...ruleIssue('unsupported-file', { name, formats: 'ZIP' }) });
  }),
  size: z
    .int()
    .refine((size) => size > 0, ruleIssue('too-small', { min: 1 }))
    .refine((size) => size <= BULK_UPLOAD_MAX.fileMb * MEGABYTE, ruleIssue('file-too-large', { max: BULK_UPLOAD_MAX.fileMb })),
});

/**
 * Bulk uploads of creatives in a ZIP file:
 * 1. `start`: returns signed URLs for the parts of the file; after an interruption, call it again for the missing parts.
 * 2. PUT the parts, then call `complete`, which starts the job that unpacks the file.
 * 3. Poll `get` until the bulk upload is ready or failed.
 * 4. Save the sheets that show the files with `PUT /site/{id}`, and `close` the bulk upload.
 */
export const bulkUpload = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/site/bulk-upload',
    summary: 'The latest bulk uploads of a site that are not closed, newest first',
    access,
    status: 200,
    query: ofSite,
    response: z.object({ bulkUploads: z.array(BulkUpload) }),
  },
  start: {
    method: 'POST',
    path: '/site/bulk-upload/start',
    summary: 'Start the upload of a ZIP file, or continue that of the same file: signed URLs for the parts that are missing',
    access,
    status: 201,
    body: ArchiveFile.extend({
      siteId: siteId(),
      /** When the file was last modified, in epoch milliseconds. Distinguishes files with equal name and size. */
      modifiedAt: z.int().min(0).max(8.64e15).default(0),
    }),
    response: z.object({ bulkUpload: BulkUpload, upload: Upload.omit({ mediaId: true }) }),
    errors: ['account-suspended', 'account-terminated', 'site-expired', 'too-many-requests'],
  },
  complete: {
    method: 'POST',
    path: '/site/bulk-upload/complete',
    summary: 'Report a ZIP file as uploaded: a job unpacks it and checks every file by its content',
    access,
    status: 202,
    body: ofSite.extend({ id: ulid() }),
    response: OneBulkUpload,
    errors: ['account-suspended', 'account-terminated', 'site-expired', 'transition-refused'],
  },
  get: {
    method: 'GET',
    path: '/site/bulk-upload/{id}',
    summary: 'State and progress of a bulk upload, and every file of it with its media or its fault',
    access,
    status: 200,
    params: z.strictObject({ id: ulid() }),
    query: ofSite,
    response: OneBulkUpload.extend({ files: z.array(BulkFile) }),
  },
  close: {
    method: 'POST',
    path: '/site/bulk-upload/close',
    summary: 'Close a bulk upload that was applied or given up; files that the site does not use are removed after days',
    access,
    status: 200,
    body: ofSite.extend({ id: ulid() }),
    response: z.object({}),
    errors: ['account-suspended', 'account-terminated', 'site-expired'],
  },
});
