import { exportAccount } from '#functions/account-export/jobs/export-account/export-account.ts';
import { exportAccountJob } from '#functions/account-export/job-definitions/export-account.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountExportStore } from '#functions/account-export/store/account-export-store.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { creditNoteStore } from '#functions/billing/store/credit-note-store.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { paymentStore } from '#functions/billing/store/payment-store.ts';
import { accountRecords } from '#functions/account-export/store/account-records.ts';
import { recordFiles } from '#functions/account-export/store/record-file.ts';
import { readSiteFiles } from '#functions/account-export/store/site-files.ts';
import { siteRecords } from '#functions/account-export/store/site-records.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { readSiteErasures } from '#functions/visitors/services/erasure/site-erasures.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { templateStore } from '#functions/sites/store/templates/template-store.ts';
import { visitFigures } from '#functions/analytics/store/visit-figures.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { memberList } from '#functions/visitors/store/list/member-list.ts';
import { invoicesBucket, mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { jobRunner } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);
const accounts = accountStore(table);
const files = mediaBucket(env);

export const handler = runJob(
  exportAccountJob,
  jobRunner(table),
  exportAccount({
    accounts,
    sites: siteStore(table),
    templates: templateStore(table),
    revisions: revisionStore(table),
    entries: formEntryList(table, systemClock),
    members: memberList(table, systemClock),
    figures: visitFigures(table),
    payments: paymentStore(table),
    creditNotes: creditNoteStore(table, systemClock),
    documents: invoiceDocumentStore(table),
    media: mediaStore(table, systemClock),
    exports: accountExportStore(table, accounts),
    recordsOf: (siteId) => recordFiles(table, siteRecords(siteId)),
    recordsOfAccount: (accountId) => recordFiles(table, accountRecords(accountId)),
    filesOf: (siteId) => readSiteFiles(table, siteId),
    erasuresOf: (siteId) => readSiteErasures(table, siteId),
    archive: invoicesBucket(env),
    originals: files,
    files,
    clock: systemClock,
  }),
);
