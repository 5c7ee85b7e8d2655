import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Month } from '#shared/model/billing/billing-terms.ts';
import { PageViewUsage } from '#shared/model/billing/page-view-usage.ts';
import { ulid } from '#shared/model/fields.ts';

/** How much accounts use of their plans. */
export const usage = defineEndpointFamily({
  pageViews: {
    method: 'GET',
    path: '/usage/page-views',
    summary:
      'Page views of a month, by default the running one, with blocks, their cost and the sites; of the caller’s account or one of its tree',
    access: { by: 'console', action: 'summary:read' },
    status: 200,
    query: z.strictObject({ month: Month.optional(), accountId: ulid().optional() }),
    response: PageViewUsage,
  },
});
