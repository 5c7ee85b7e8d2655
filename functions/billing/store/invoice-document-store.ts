import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { invoiceDocumentKey, voidDocumentKey } from '#functions/platform/keys/billing-keys.ts';
import type { Invoice } from '#shared/model/billing/invoice.ts';

const ArchivedFile = z.object({
  key: z.string(),
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: z.string(),
  bytes: z.number(),
});
export type ArchivedFile = z.infer<typeof ArchivedFile>;

/** The archived PDFs of an invoice, a credit note or a receipt: one in each language. Earlier versions archived invoices in two. */
export const InvoiceDocument = z.object({
  number: z.string(),
  files: z.object({ jp: ArchivedFile, en: ArchivedFile, cn: ArchivedFile.optional(), kr: ArchivedFile.optional() }),
});
export type InvoiceDocument = z.infer<typeof InvoiceDocument>;

/** An invoice or a credit note, or with `isVoid` the PDFs of an invoice that are marked as void. */
type InvoiceRef = Pick<Invoice, 'issuerId' | 'number'> & { isVoid?: boolean | undefined };

const documentKey = ({ issuerId, number, isVoid = false }: InvoiceRef): Key =>
  isVoid ? voidDocumentKey(issuerId, number) : invoiceDocumentKey(issuerId, number);

export interface InvoiceDocumentStore {
  /** Returns the documents of invoices, in their order; `undefined` for an invoice that is not archived yet. */
  findAll(invoices: readonly InvoiceRef[]): Promise<(InvoiceDocument | undefined)[]>;
  /** Records the archived files once, with further jobs and writes. Returns `false` if they are recorded already. */
  record(invoice: InvoiceRef, document: InvoiceDocument, jobs: readonly Job[], writes?: readonly Write[]): Promise<boolean>;
  /** Enqueues the job that archives an invoice, unless it was enqueued before. */
  enqueue(job: Job): Promise<void>;
}

export function invoiceDocumentStore(table: Table): InvoiceDocumentStore {
  return {
    findAll: (invoices) => table.batchGet(invoices.map(documentKey), InvoiceDocument),
    record: (invoice, document, jobs, writes = []) =>
      tryCommit(
        table.transact([
          { put: { ...documentKey(invoice), entity: 'invoice-document', ...document }, when: isAbsent() },
          ...jobs.map(jobWrite),
          ...writes,
        ]),
      ),
    async enqueue(job) {
      await tryCommit(table.transact([jobWrite(job)]));
    },
  };
}
