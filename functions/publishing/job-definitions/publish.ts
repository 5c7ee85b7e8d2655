import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Updates public storage to a site's public state (ADR 5). */
export const publishJob = defineJob({
  kind: 'publish',
  name: 'publish',
  area: 'publishing',
  payload: z.object({
    /** The id of the site. */
    subjectId: z.string(),
    ownerId: z.string(),
  }),
  // Kept as the history of a site's publications.
  retentionDays: 'forever',
  memoryMb: 1769,
  timeoutSeconds: 300,
  needs: [
    'table:read-write',
    'media:read',
    'media:write-members',
    'fonts:subset',
    'sites:read-write',
    'invalidate-sites',
    'edge-store:read-write',
  ],
});
