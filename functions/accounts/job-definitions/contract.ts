import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Applies a changed contract to the visitors and the sites below an account. */
export const contractJob = defineJob({
  kind: 'contract',
  name: 'contract',
  area: 'accounts',
  payload: z.object({
    /** The account whose contract has changed. */
    subjectId: z.string(),
    ownerId: z.string(),
    /**
     * What the change can affect. `visitors`: a pause or its end, which only the edge applies; no site changes its status. `sites`: also
     * the status of each site below the account.
     */
    affects: z.enum(['visitors', 'sites']).default('sites'),
  }),
  retentionDays: 7,
  memoryMb: 512,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'edge-store:read-write'],
});
