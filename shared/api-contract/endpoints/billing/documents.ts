import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { CreditNoteNumber } from '#shared/model/billing/credit-note.ts';
import { DOCUMENTS_PER_ZIP } from '#shared/model/billing/invoice-document.ts';
import { receiptEntryId, ReceiptInput } from '#shared/model/billing/receipt.ts';
import { ruleIssue } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';
import { numbered } from '#shared/api-contract/endpoints/billing/billing-fields.ts';

export const ArchivedDocument = z.object({ url: z.string(), fileName: z.string(), sha256: z.string(), bytes: z.int() });
/** The archived documents of invoices. */
export const documentEndpoints = defineEndpointFamily({
  document: {
    method: 'GET',
    path: '/bill/{number}/document',
    summary: 'A link to the archived PDF of an invoice, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:read' },
    open: { scope: 'billing:read' },
    params: numbered,
    query: z.strictObject({ language: Language.default('jp') }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  creditNote: {
    method: 'GET',
    path: '/bill/{number}/credit-notes/{note}/document',
    summary: 'A link to the archived PDF of a credit note of an invoice, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:read' },
    open: { scope: 'billing:read' },
    params: z.strictObject({
      ...numbered.shape,
      note: z.string().refine((value) => CreditNoteNumber.safeParse(value).success, ruleIssue('invalid')),
    }),
    query: z.strictObject({ language: Language.default('jp') }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  receipt: {
    method: 'POST',
    path: '/bill/{number}/receipts',
    summary:
      'Issues a copy of a receipt for an entry of the ledger, or for everything that was received; all but the first are marked as reissued',
    access: { by: 'console', action: 'payment:read' },
    params: numbered,
    status: 201,
    body: ReceiptInput,
    response: z.object({ number: z.string(), copy: z.int() }),
    errors: ['transition-refused'],
  },
  receiptDocument: {
    method: 'GET',
    path: '/bill/{number}/receipts/{entryId}/document',
    summary: 'A link to the archived PDF of the latest copy of a receipt, valid for two minutes; `null` while it is made',
    access: { by: 'console', action: 'payment:read' },
    params: z.strictObject({ ...numbered.shape, entryId: receiptEntryId() }),
    query: z.strictObject({ language: Language.default('jp') }),
    status: 200,
    response: z.object({ document: ArchivedDocument.nullable() }),
  },
  documents: {
    method: 'POST',
    path: '/bill/documents',
    summary: 'A link to a ZIP file of the archived PDFs of several invoices, valid for two minutes',
    access: { by: 'console', action: 'payment:read' },
    acting: 'READ',
    status: 200,
    body: z.strictObject({
      numbers: z.array(numbered.shape.number).min(1).max(DOCUMENTS_PER_ZIP),
      language: Language.default('jp'),
    }),
    /** `missing`: numbers of invoices whose PDF is still being made. `url` is `null` if no PDF exists yet. */
    response: z.object({ url: z.string().nullable(), missing: z.array(z.string()) }),
  },
});
