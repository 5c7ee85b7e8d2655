import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Plan } from '#shared/model/account/plan.ts';

/** Plans (spec 3 "Plan"). */
export const plan = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/plan',
    summary: 'The plans an account can have',
    access: { by: 'console', action: 'plan:choose' },
    status: 200,
    response: z.object({ plans: z.array(Plan) }),
  },
});
