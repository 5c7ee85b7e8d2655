import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { siteId } from '#shared/model/fields.ts';
import { VisitReport } from '#shared/model/visitor/visit-report.ts';

/** Visit counting without cookies or personal data: one request and one write per visit. */
export const visit = defineEndpointFamily({
  report: {
    method: 'POST',
    path: '/end-user/site/{siteId}/visit',
    summary: 'Report a visit when it ends',
    access: { by: 'public' },
    status: 201,
    params: z.strictObject({ siteId: siteId() }),
    body: VisitReport,
    response: z.null(),
    errors: ['too-many-requests'],
  },
});
