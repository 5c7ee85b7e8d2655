import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { BillingRecipient, NewBillingRecipient } from '#shared/model/billing/billing-recipient.ts';
import { ulid } from '#shared/model/fields.ts';

const OfRecipients = z.object({ recipients: z.array(BillingRecipient) });
/** The addresses without a login that receive the e-mails about invoices. */
export const recipientEndpoints = defineEndpointFamily({
  recipients: {
    method: 'GET',
    path: '/bill/recipients',
    summary: 'The addresses without a login that receive the e-mails about the invoices of the caller’s account',
    access: { by: 'console', action: 'payment:read' },
    status: 200,
    response: z.object({ ...OfRecipients.shape, /** Whether the operator bills the account. */ isAvailable: z.boolean() }),
  },
  addRecipient: {
    method: 'POST',
    path: '/bill/recipients',
    summary: 'Add an address that receives the e-mails about the invoices of the caller’s account; e-mails it a link to confirm',
    access: { by: 'console', action: 'recipient:write' },
    status: 201,
    body: NewBillingRecipient,
    response: OfRecipients,
  },
  removeRecipient: {
    method: 'DELETE',
    path: '/bill/recipients/{recipientId}',
    summary: 'Remove an address that receives the e-mails about the invoices of the caller’s account',
    access: { by: 'console', action: 'recipient:write' },
    status: 200,
    params: z.strictObject({ recipientId: ulid() }),
    response: OfRecipients,
  },
});
