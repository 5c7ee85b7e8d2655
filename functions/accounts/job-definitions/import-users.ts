import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Checks a file of accounts and creates all of them or none. Removes the accounts of an import that failed or is undone. */
export const importUsersJob = defineJob({
  kind: 'import-users',
  name: 'import-users',
  area: 'accounts',
  payload: z.object({
    /** The import to process. */
    subjectId: z.string(),
    /** The account in which the login that started the import works. */
    ownerId: z.string(),
  }),
  retentionDays: 30,
  memoryMb: 1_024,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'media:read-write-imports'],
});
