import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { Submission } from '#shared/model/form/submission.ts';

const sending = {
  method: 'POST',
  access: { by: 'public' },
  status: 201,
  params: z.strictObject({ siteId: siteId() }),
  response: z.null(),
  errors: ['too-many-requests'],
} as const;

/** What visitors send (spec 7 "End user"). Sent again under the same id, it is kept once and answered alike. Broken rules are told at `data.<field id>` and `agreed.<page>`. */
export const siteForm = defineEndpointFamily({
  contact: {
    ...sending,
    path: '/end-user/site/{siteId}/contact',
    summary: 'Send the contact form: kept, mailed to its destination and confirmed to the sender',
    body: Submission,
  },
  homepage: {
    ...sending,
    path: '/end-user/site/{siteId}/homepage',
    summary: 'Send the homepage form; with mode `check` it is only judged',
    body: Submission.extend({ mode: z.enum(['check', 'send']).optional() }),
  },
});
