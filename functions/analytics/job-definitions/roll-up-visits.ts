import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Computes the figures of hours of a site from the collected visits, and then the figures of their days and months. */
export const rollUpVisitsJob = defineJob({
  kind: 'roll-up-visits',
  name: 'roll-up-visits',
  area: 'analytics',
  payload: z.object({
    /** The site that was visited. */
    subjectId: z.string(),
    /** The hour to roll up, in UTC as YYYY-MM-DDTHH. */
    hour: z.string(),
    /** Further hours of the site, so that their days and months are summed once. */
    moreHours: z.array(z.string()).optional(),
  }),
  retentionDays: 1,
  memoryMb: 1_024,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'visits:roll-up', 'visits:request-roll-ups'],
});
