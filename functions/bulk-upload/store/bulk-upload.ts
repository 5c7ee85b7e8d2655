import * as z from 'zod';
import { Role } from '#shared/model/role.ts';
import { BulkUploadFault, BulkUploadState } from '#shared/model/bulk-upload/bulk-upload.ts';

/** A bulk upload as it is stored. It expires together with the unpacked files that are not used. */
export const StoredBulkUpload = z.object({
  id: z.string(),
  siteId: z.string(),
  ownerId: z.string(),
  /** Ids from the operator's account down to the owner. */
  lineage: z.array(z.string()).readonly(),
  /** The login that started it. */
  login: z.object({ id: z.string(), name: z.string(), role: Role }),
  fileName: z.string(),
  /** Declared size of the ZIP file in bytes. */
  size: z.number(),
  /** When the file was last modified, in epoch milliseconds. Identifies a file together with name and size. */
  modifiedAt: z.number(),
  /** Id of the multipart upload. */
  transferId: z.string(),
  state: BulkUploadState,
  /** The job that unpacks the archive. */
  jobId: z.string().nullable().default(null),
  /** The unpacked files; empty until all files are unpacked. */
  mediaIds: z.array(z.string()).readonly().default([]),
  fault: BulkUploadFault.nullable().default(null),
  createdAt: z.string(),
});
export type StoredBulkUpload = z.infer<typeof StoredBulkUpload>;
