import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Card } from '#shared/model/billing/card.ts';
import { requiredText } from '#shared/model/fields.ts';

/** Maximum length of a session id; ids of Stripe are shorter. */
const SESSION_ID_MAX = 255;

/** The card of an account. */
export const cardEndpoints = defineEndpointFamily({
  card: {
    method: 'GET',
    path: '/bill/card',
    summary:
      'The card that the caller’s account pays with; `null`: it pays by bank transfer. Only accounts that the operator bills can pay by card',
    access: { by: 'console', action: 'payment:read' },
    status: 200,
    response: z.object({ card: Card.nullable(), isAvailable: z.boolean() }),
  },
  openCheckout: {
    method: 'POST',
    path: '/bill/card/checkout',
    summary: 'Opens a page of Stripe on which a card is saved. It returns to the payment settings of the console',
    access: { by: 'console', action: 'payment:pay' },
    status: 201,
    response: z.object({ url: z.string() }),
  },
  saveCard: {
    method: 'POST',
    path: '/bill/card',
    summary: 'Keeps the card that was saved on the page of Stripe, and replaces the former one',
    access: { by: 'console', action: 'payment:pay' },
    status: 201,
    body: z.strictObject({ sessionId: requiredText(SESSION_ID_MAX) }),
    response: z.object({ card: Card }),
    errors: ['card-missing'],
  },
  removeCard: {
    method: 'DELETE',
    path: '/bill/card',
    summary: 'Removes the card: the next invoices are paid by bank transfer',
    access: { by: 'console', action: 'payment:pay' },
    status: 200,
    response: z.object({ card: z.null() }),
  },
});
