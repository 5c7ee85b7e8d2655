import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Checks one custom domain immediately, because its owner waits for the result. */
export const checkDomainJob = defineJob({
  kind: 'check-domain',
  name: 'check-domain',
  area: 'domains',
  payload: z.object({
    /** The id of the domain in the index of due checks: site and token. */
    subjectId: z.string(),
  }),
  retentionDays: 1,
  memoryMb: 512,
  timeoutSeconds: 60,
  needs: ['table:read-write', 'domains:manage'],
});
