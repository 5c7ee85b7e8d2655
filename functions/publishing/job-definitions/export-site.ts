import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';
import { Language } from '#shared/model/language.ts';

/** Writes the published state of a site to a ZIP file in private storage, for other hosts. */
export const exportSiteJob = defineJob({
  kind: 'export-site',
  name: 'export-site',
  area: 'publishing',
  payload: z.object({
    /** The id of the site. */
    subjectId: z.string(),
    ownerId: z.string(),
    /** The revision that was published when the export was started. */
    revisionId: z.string(),
    /** Language of the explanations. */
    language: Language,
  }),
  // The bucket keeps the file for the same time.
  retentionDays: 1,
  memoryMb: 1_769,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'media:read', 'media:write-exports', 'fonts:subset'],
});
