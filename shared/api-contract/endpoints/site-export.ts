import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { KeptFileJob } from '#shared/model/file-job.ts';
import { Language } from '#shared/model/language.ts';

const SitePath = z.strictObject({ id: siteId() });
const access = { by: 'console', action: 'site:write' } as const;

/** The published state of a site as a ZIP file for any static host. */
export const siteExport = defineEndpointFamily({
  latest: {
    method: 'GET',
    path: '/site/{id}/export',
    summary: 'The latest export of a site, with a short-lived link once its file is written; `null` if there is none, or it was deleted',
    access,
    status: 200,
    params: SitePath,
    response: z.object({ export: KeptFileJob.nullable() }),
  },
  start: {
    method: 'POST',
    path: '/site/{id}/export',
    summary:
      'Export the published state of a site as a ZIP file for static hosts, in the background, unless that is under way. `language`: that of the explanations in the file',
    access,
    status: 202,
    params: SitePath,
    body: z.strictObject({ language: Language }),
    response: z.object({ export: KeptFileJob }),
    errors: ['not-published', 'account-suspended', 'account-terminated', 'site-expired', 'too-many-requests'],
  },
});
