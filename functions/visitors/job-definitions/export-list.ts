import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';
import { FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { Language } from '#shared/model/language.ts';

/** Writes a filtered list of a site to a CSV file in private storage. */
export const exportListJob = defineJob({
  kind: 'export-list',
  name: 'export-list',
  area: 'visitors',
  payload: z.object({
    siteId: z.string(),
    list: z.enum(FORM_KINDS),
    /** Language of the fixed headings. */
    language: Language,
    /** The filter, as the list endpoints accept it. */
    filter: z.object({
      keyword: z.string().optional(),
      email: z.string().optional(),
      lang: Language.optional(),
      from: z.string().optional(),
      to: z.string().optional(),
      state: z.string().optional(),
      sort: z.enum(['created', 'email']),
      order: z.enum(['asc', 'desc']),
    }),
  }),
  retentionDays: 1,
  // Search terms can name people.
  forgetsPayload: true,
  memoryMb: 512,
  timeoutSeconds: 900,
  needs: ['table:read-write', 'media:write-exports', 'media:erase-exports'],
});
