import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Updates the files in which a site's news appear, without publishing the site (ADR 65). */
export const newsJob = defineJob({
  kind: 'news',
  name: 'news',
  area: 'news',
  payload: z.object({
    /** The item that has changed, or the site whose order has changed. */
    subjectId: z.string(),
    ownerId: z.string(),
    siteIds: z.array(z.string()).readonly(),
  }),
  retentionDays: 7,
  memoryMb: 1769,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'media:read', 'sites:read-write'],
});
