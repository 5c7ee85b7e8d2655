import { exportAccount } from '#functions/jobs/export-account/export-account.ts';
import { exportAccountJob } from '#functions/jobs/export-account/job.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountExportStore } from '#functions/store/account/account-export-store.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { invoiceDocumentStore } from '#functions/store/billing/invoice-document-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { accountRecords } from '#functions/store/export/account-records.ts';
import { recordFiles } from '#functions/store/export/record-file.ts';
import { readSiteFiles } from '#functions/store/export/site-files.ts';
import { siteRecords } from '#functions/store/export/site-records.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { readSiteErasures } from '#functions/store/person/site-erasures.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { visitFigures } from '#functions/store/visit/visit-figures.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { memberList } from '#functions/store/visitor-list/member-list.ts';
import { invoicesBucket, mediaBucket, openTable } from '#functions/wiring/base.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

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
    revisions: revisionStore(table),
    entries: formEntryList(table, systemClock),
    members: memberList(table, systemClock),
    figures: visitFigures(table),
    payments: paymentStore(table),
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
