import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { archiveInvoice } from '#functions/jobs/archive-invoice/archive-invoice.ts';
import { readBundledFonts } from '#functions/domain/pdf/pdf-fonts.ts';
import { renderInvoice } from '#functions/jobs/archive-invoice/document/render-invoice.ts';
import { archiveInvoiceJob } from '#functions/jobs/archive-invoice/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { invoiceDocumentStore } from '#functions/store/billing/invoice-document-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { invoicesBucket, openTable } from '#functions/wiring/base.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const fonts = readBundledFonts(import.meta.dirname);

export const handler = runJob(
  archiveInvoiceJob,
  jobRunner(table),
  archiveInvoice({
    payments: paymentStore(table),
    documents: invoiceDocumentStore(table),
    archive: invoicesBucket(env),
    accounts: accountStore(table),
    clock: systemClock,
    ids: systemIds,
    render: (invoice, language) => renderInvoice(invoice, language, fonts),
  }),
);
