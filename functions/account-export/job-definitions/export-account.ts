import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';
import { Language } from '#shared/model/language.ts';

/** Writes all data of an account and its sites to a ZIP file in private storage. */
export const exportAccountJob = defineJob({
  kind: 'export-account',
  name: 'export-account',
  area: 'account-export',
  payload: z.object({
    /** The account whose data are exported. */
    subjectId: z.string(),
    ownerId: z.string(),
    /** The login that is notified when the file is ready. */
    loginId: z.string(),
    /** Language of the explanations and of the headings of lists. */
    language: Language,
  }),
  // The bucket keeps the file for the same time.
  retentionDays: 1,
  memoryMb: 1_024,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'media:read-originals', 'media:write-exports', 'media:erase-exports', 'invoices:read'],
});
