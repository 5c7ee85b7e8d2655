import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { ClientId, FreeLine, ManualInvoice, PendingLine } from '#shared/model/billing/manual-invoice.ts';
import { accountId } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

const LINES = { status: 200, response: z.object({ lines: z.array(PendingLine) }) } as const;

/** Invoices and lines that the operator writes. */
export const manualInvoiceEndpoints = defineEndpointFamily({
  issue: {
    method: 'POST',
    path: '/bill/invoices',
    summary:
      'Issues an invoice whose lines the operator writes, for one account; a repeated request with the same id issues nothing further',
    access: { by: 'console', action: 'payment:settle' },
    status: 201,
    body: ManualInvoice,
    response: z.object({ number: z.string() }),
    errors: ['transition-refused', 'idempotency-key-reused'],
  },
  lines: {
    method: 'GET',
    path: '/bill/lines',
    summary: 'The lines that the operator keeps for the next monthly invoice of an account',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ accountId: accountId() }),
    ...LINES,
  },
  addLine: {
    method: 'POST',
    path: '/bill/lines',
    summary: 'Keeps a line for the next monthly invoice of an account; a repeated request with the same id keeps nothing further',
    access: { by: 'console', action: 'payment:settle' },
    body: z.strictObject({ accountId: accountId(), id: ClientId, line: FreeLine }),
    ...LINES,
    errors: ['transition-refused'],
  },
  removeLine: {
    method: 'DELETE',
    path: '/bill/lines/{accountId}/{lineId}',
    summary: 'Removes a line before an invoice takes it',
    access: { by: 'console', action: 'payment:settle' },
    params: z.strictObject({ accountId: accountId(), lineId: ClientId }),
    ...LINES,
    errors: ['transition-refused'],
  },
});
