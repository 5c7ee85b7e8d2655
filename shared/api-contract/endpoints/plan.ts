import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Plan } from '#shared/model/account/plan.ts';

/** Plans. */
export const plan = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/plan',
    summary: 'The plans that an account can be given',
    access: { by: 'console', action: 'plan:choose' },
    status: 200,
    response: z.object({ plans: z.array(Plan) }),
  },
});
