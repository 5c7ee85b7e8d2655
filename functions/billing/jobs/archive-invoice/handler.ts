import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { archiveInvoice } from '#functions/billing/jobs/archive-invoice/archive-invoice.ts';
import { readBundledFonts } from '#functions/platform/pdf/pdf-fonts.ts';
import { issuerPictures } from '#functions/billing/jobs/archive-invoice/document/issuer-pictures.ts';
import { renderCreditNote } from '#functions/billing/jobs/archive-invoice/document/render-credit-note.ts';
import { renderInvoice } from '#functions/billing/jobs/archive-invoice/document/render-invoice.ts';
import { renderApplicationForm } from '#functions/billing/jobs/archive-invoice/document/render-application-form.ts';
import { renderEstimate } from '#functions/billing/jobs/archive-invoice/document/render-estimate.ts';
import { renderReceipt } from '#functions/billing/jobs/archive-invoice/document/render-receipt.ts';
import { archiveInvoiceJob } from '#functions/billing/job-definitions/archive-invoice.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { billingDataStore } from '#functions/billing/store/billing-data-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { applicationFormStore } from '#functions/billing/store/application-form-store.ts';
import { estimateStore } from '#functions/billing/store/estimate-store.ts';
import { receiptStore } from '#functions/billing/store/receipt-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { invoicesBucket, mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const fonts = readBundledFonts(import.meta.dirname);
const pictures = issuerPictures(mediaBucket(env));

export const handler = runJob(
  archiveInvoiceJob,
  jobRunner(table),
  archiveInvoice({
    payments: paymentStore(table),
    creditNotes: creditNoteStore(table, systemClock),
    receipts: receiptStore(table),
    documents: invoiceDocumentStore(table),
    archive: invoicesBucket(env),
    accounts: accountStore(table),
    billingData: billingDataStore(table),
    clock: systemClock,
    ids: systemIds,
    render: async (invoice, language, isVoid) =>
      renderInvoice(invoice, language, fonts, { isVoid, pictures: await pictures(invoice.issuer) }),
    renderReceipt: async (receipt, language) => renderReceipt(receipt, language, fonts, await pictures(receipt.issuer)),
    estimates: estimateStore(table, systemIds, systemClock),
    applicationForms: applicationFormStore(table),
    renderApplication: async (form, language) => renderApplicationForm(form, language, fonts, await pictures(form.issuer)),
    renderEstimate: async (estimate, language) => renderEstimate(estimate, language, fonts, await pictures(estimate.issuer)),
    renderCredit: async (note, language) => renderCreditNote(note, language, fonts, await pictures(note.issuer)),
  }),
);
