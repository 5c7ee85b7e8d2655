import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { OPEN_BODY_MAX } from '#shared/model/limits.ts';

/** Events of Stripe about card payments. */
export const cardEvent = defineEndpointFamily({
  receive: {
    method: 'POST',
    path: '/card-event',
    summary: 'Receives an event of Stripe: its body is any JSON that the header `stripe-signature` proves to be sent by Stripe',
    access: { by: 'public' },
    status: 200,
    bodyMaxBytes: OPEN_BODY_MAX.event,
    response: z.object({ received: z.literal(true) }),
    errors: ['unauthenticated', 'too-many-requests'],
  },
});
