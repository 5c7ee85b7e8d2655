import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Closes the past months of one account, and issues its invoices. */
export const monthlyClosingJob = defineJob({
  kind: 'monthly-closing',
  name: 'monthly-closing',
  area: 'billing',
  payload: z.object({
    /** The account to bill. */
    subjectId: z.string(),
    ownerId: z.string(),
  }),
  retentionDays: 400,
  memoryMb: 512,
  timeoutSeconds: 120,
  needs: ['table:read-write'],
});
