import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Summary } from '#shared/model/dashboard-summary.ts';

/** The dashboard. */
export const dashboard = defineEndpointFamily({
  summary: {
    method: 'GET',
    path: '/dashboard/summary',
    summary: 'Figures and latest activity of the caller’s tree',
    access: { by: 'console', action: 'summary:read' },
    status: 200,
    response: Summary,
  },
  newEntries: {
    method: 'GET',
    path: '/dashboard/new-entries',
    summary: 'The number of contacts and form entries in the caller’s tree that no one works on yet',
    access: { by: 'console', action: 'entry:read' },
    status: 200,
    response: z.object({ total: z.int() }),
  },
});
