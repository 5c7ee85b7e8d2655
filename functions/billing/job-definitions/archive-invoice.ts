import * as z from 'zod';
import { defineJob } from '#functions/platform/job-definitions/define-job.ts';

/** Renders the PDFs of one document and archives them: of an invoice, its credit note or receipt, a quotation or an application form. */
export const archiveInvoiceJob = defineJob({
  kind: 'archive-invoice',
  name: 'archive-invoice',
  area: 'billing',
  payload: z.object({
    /** The account that is billed. */
    subjectId: z.string(),
    ownerId: z.string(),
    issuerId: z.string(),
    number: z.string(),
    /** Whether the customer is notified by e-mail. */
    isAnnounced: z.boolean(),
    /** Whether the payment was voided: the PDFs are marked as void, and archived beside those that were issued. */
    isVoid: z.boolean().optional(),
    /** The number of the credit note of the invoice that is archived instead of the invoice. */
    creditNote: z.string().optional(),
    /** Whether `number` is that of a quotation, which is archived instead of an invoice. */
    isEstimate: z.boolean().optional(),
    /** The id of an application form that is archived; `number` is that of its document. */
    applicationForm: z.string().optional(),
    /** The copy of a receipt for the invoice that is archived instead of the invoice. */
    receipt: z.object({ entryId: z.string(), copy: z.int() }).optional(),
  }),
  retentionDays: 400,
  memoryMb: 1_024,
  timeoutSeconds: 120,
  needs: ['table:read-write', 'invoices:archive', 'media:read'],
});
