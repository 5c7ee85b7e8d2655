import * as z from 'zod';
import { defineJob } from '#functions/jobs/define-job.ts';

/** Applies a changed contract to every site below an account. */
export const contractJob = defineJob({
  kind: 'contract',
  name: 'contract',
  payload: z.object({
    /** The account whose contract has changed. */
    subjectId: z.string(),
    ownerId: z.string(),
  }),
  keptDays: 7,
  memoryMb: 512,
  timeoutSeconds: 900,
  needs: ['table:read-write'],
});
