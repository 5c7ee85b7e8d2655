import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { VisitReport } from '#shared/model/visitor/visit-report.ts';

/** How visits are counted: one request and one write each, without cookies or personal data (product.md "Visitors"). */
export const visit = defineEndpointFamily({
  report: {
    method: 'POST',
    path: '/end-user/site/{siteId}/visit',
    summary: 'Tell what a visit came to, once, when it ends',
    access: { by: 'public' },
    status: 201,
    params: z.strictObject({ siteId: siteId() }),
    body: VisitReport,
    response: z.null(),
    errors: ['too-many-requests'],
  },
});
