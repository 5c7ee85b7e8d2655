import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { OPEN_BODY_MAX } from '#shared/model/limits.ts';
import { FormReply, Submission } from '#shared/model/forms/submission.ts';

const submissionCall = {
  method: 'POST',
  access: { by: 'public' },
  status: 201,
  bodyMaxBytes: OPEN_BODY_MAX.form,
  params: z.strictObject({ siteId: siteId() }),
  response: FormReply,
  errors: ['too-many-requests', 'offer-full', 'offer-ended'],
} as const;

/**
 * Form submissions of visitors. Only `data` is required. Idempotent by submission id: a retry is stored once and gets the
 * same response. A form with a popup is an application to the offer of the popup: it takes a place, joins the waiting
 * list, or is refused. Field errors have the paths `data.<name of the field in the submission>` and `agreed.<page>`.
 */
export const siteForm = defineEndpointFamily({
  contact: {
    ...submissionCall,
    path: '/end-user/site/{siteId}/contact',
    summary: 'Send the contact form: stored, e-mailed to its destination and confirmed to the sender',
    body: Submission,
  },
  homepage: {
    ...submissionCall,
    path: '/end-user/site/{siteId}/homepage',
    summary: 'Send the homepage form; with mode `check` it is only validated',
    body: Submission.extend({ mode: z.enum(['check', 'send']).optional() }),
  },
});
