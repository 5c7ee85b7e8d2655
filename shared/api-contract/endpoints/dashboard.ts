import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Summary } from '#shared/model/account/dashboard-summary.ts';

/** Dashboards (spec 7 "Other"). */
export const dashboard = defineEndpointFamily({
  summary: {
    method: 'GET',
    path: '/dashboard/summary',
    summary: 'What there is in the caller’s tree, in figures, and what happened last',
    access: { by: 'console', action: 'summary:read' },
    status: 200,
    response: Summary,
  },
});
