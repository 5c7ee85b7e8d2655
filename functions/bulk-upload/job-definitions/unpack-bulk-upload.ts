import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Unpacks a ZIP file of creatives: each file becomes media of the site, which no sheet shows yet. */
export const unpackBulkUploadJob = defineJob({
  kind: 'unpack-bulk-upload',
  name: 'unpack-bulk-upload',
  area: 'bulk-upload',
  payload: z.object({
    /** The bulk upload to unpack. */
    subjectId: z.string(),
    ownerId: z.string(),
    siteId: z.string(),
  }),
  retentionDays: 8,
  memoryMb: 1_024,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'media:unpack-bulk-uploads'],
});
