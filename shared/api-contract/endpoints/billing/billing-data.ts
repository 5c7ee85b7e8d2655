import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { BillingData } from '#shared/model/billing/billing-data.ts';
import { accountId } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

const RECIPIENT = {
  status: 200,
  /** `isAvailable`: whether the operator bills the account. */
  response: z.object({ data: BillingData, version: z.int(), isAvailable: z.boolean() }),
} as const;
const recipientBody = z.strictObject({ data: BillingData, version: z.int().min(0) });
/** To whom the invoices of an account are addressed. */
export const billingDataEndpoints = defineEndpointFamily({
  billingData: {
    method: 'GET',
    path: '/bill/billing-data',
    summary: 'To whom the invoices of the caller’s account, or of one that it bills, are addressed',
    access: { by: 'console', action: 'payment:read' },
    query: z.strictObject({ accountId: accountId().optional() }),
    ...RECIPIENT,
  },
  setOwnBillingData: {
    method: 'PUT',
    path: '/bill/billing-data',
    summary: 'Changes to whom the next invoices of the caller’s account are addressed',
    access: { by: 'console', action: 'payment:pay' },
    body: recipientBody,
    ...RECIPIENT,
    errors: ['version-conflict', 'transition-refused'],
  },
  setBillingData: {
    method: 'PUT',
    path: '/bill/billing-data/{accountId}',
    summary: 'Changes to whom the next invoices of an account are addressed',
    access: { by: 'console', action: 'payment:settle' },
    params: z.strictObject({ accountId: accountId() }),
    body: recipientBody,
    ...RECIPIENT,
    errors: ['version-conflict', 'transition-refused'],
  },
});
