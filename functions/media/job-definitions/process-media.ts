import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Checks an uploaded file, stores the served variants of a picture, and begins the conversion of a video. */
export const processMediaJob = defineJob({
  kind: 'media',
  name: 'process-media',
  area: 'media',
  payload: z.object({
    /** The uploaded file to process. */
    subjectId: z.string(),
    ownerId: z.string(),
  }),
  retentionDays: 7,
  memoryMb: 3008,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'media:read-write', 'videos:convert'],
});
