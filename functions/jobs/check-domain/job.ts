import * as z from 'zod';
import { defineJob } from '#functions/jobs/define-job.ts';

/** Checks one custom domain at once, because someone waits for it. */
export const checkDomainJob = defineJob({
  kind: 'check-domain',
  name: 'check-domain',
  payload: z.object({
    /** Its id in the index of what is due: site and token. */
    subjectId: z.string(),
  }),
  keptDays: 1,
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write', 'domains:manage'],
});
