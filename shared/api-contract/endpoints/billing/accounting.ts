import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { AccountingProgram, AccountingSettings, JournalEncoding, SalesSummary } from '#shared/model/billing/accounting.ts';
import { month } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

/** Accounting: journal, sales and their settings. */
export const accountingEndpoints = defineEndpointFamily({
  accounting: {
    method: 'GET',
    path: '/bill/accounting',
    summary: 'The accounts and tax codes of the journal, as the accounting program names them; defaults until they are changed',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    response: z.object({ settings: AccountingSettings, version: z.int() }),
  },
  setAccounting: {
    method: 'PUT',
    path: '/bill/accounting',
    summary: 'Replaces the accounts and tax codes of the journal',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({ settings: AccountingSettings, version: z.int().min(0) }),
    response: z.object({ settings: AccountingSettings, version: z.int() }),
    errors: ['version-conflict'],
  },
  sales: {
    method: 'GET',
    path: '/bill/accounting/sales',
    summary: 'The sales of a month by tax rate, and what was received in it',
    access: { by: 'console', action: 'payment:settle' },
    query: z.strictObject({ month: month() }),
    status: 200,
    response: z.object({ summary: SalesSummary }),
  },
  journal: {
    method: 'POST',
    path: '/bill/accounting/journal',
    summary: 'A link to the journal of a month for an accounting program, as CSV, valid for two minutes; `null` if nothing is booked',
    access: { by: 'console', action: 'payment:settle' },
    status: 200,
    body: z.strictObject({ month: month(), program: AccountingProgram, encoding: JournalEncoding.default('utf-8') }),
    /** `missing`: the characters that Shift_JIS does not have, which the file replaces. */
    response: z.object({ url: z.string().nullable(), entries: z.int(), missing: z.array(z.string()) }),
  },
});
