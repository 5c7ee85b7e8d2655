import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';
import { Language } from '#shared/model/language.ts';

/** Renders the report of a month of a site as a PDF, and e-mails it if `isDelivered`. */
export const visitReportJob = defineJob({
  kind: 'visit-report',
  name: 'visit-report',
  area: 'analytics',
  payload: z.object({
    /** The reported site. */
    subjectId: z.string(),
    ownerId: z.string(),
    month: z.string(),
    /** Language of the texts. */
    language: Language,
    /** The language of the visits that are counted; `null`: all. */
    visitLanguage: Language.nullable(),
    /** Whether the report is e-mailed to the addresses of the site. */
    isDelivered: z.boolean(),
  }),
  retentionDays: 7,
  memoryMb: 2_048,
  timeoutSeconds: 300,
  needs: ['table:read-write', 'media:read', 'media:write-reports'],
});
