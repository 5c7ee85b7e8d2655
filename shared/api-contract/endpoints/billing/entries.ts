import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { CreditNote } from '#shared/model/billing/credit-note.ts';
import { LedgerEntry, LedgerEntryKind } from '#shared/model/billing/ledger.ts';
import { day, instant } from '#shared/model/fields.ts';

const range = {
  /** First and last day, both inclusive, in Japanese time. */
  from: day().optional(),
  to: day().optional(),
  /** Only what was recorded at this time or later. */
  recordedSince: instant().optional(),
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

/** An entry with the account that its invoice bills. */
const ListedEntry = LedgerEntry.extend({ accountId: z.string(), companyName: z.string() });

export const ShownNote = CreditNote.omit({ issuerId: true });

/** What became of invoices, across all invoices of an account. */
export const entryEndpoints = defineEndpointFamily({
  entries: {
    method: 'GET',
    path: '/bill/entries',
    summary:
      'Receipts, refunds, credits and write-offs of all invoices that the caller’s account issued or has to pay, those of the newest invoice first',
    access: { by: 'console', action: 'payment:read' },
    open: { scope: 'billing:read' },
    status: 200,
    query: z.strictObject({ ...range, kind: LedgerEntryKind.optional() }),
    response: z.object({ entries: z.array(ListedEntry), nextCursor: z.string().nullable() }),
  },
  creditNotes: {
    method: 'GET',
    path: '/bill/credit-notes',
    summary: 'The credit notes of all invoices that the caller’s account issued or has to pay, those of the newest invoice first',
    access: { by: 'console', action: 'payment:read' },
    open: { scope: 'billing:read' },
    status: 200,
    query: z.strictObject(range),
    response: z.object({ creditNotes: z.array(ShownNote), nextCursor: z.string().nullable() }),
  },
});
