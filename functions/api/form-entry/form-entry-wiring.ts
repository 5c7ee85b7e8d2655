import type { FormEntryDependencies } from '#functions/api/form-entry/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { type Environment, mediaBucket } from '#functions/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/wiring/http.ts';

export const formEntryDependencies = (env: Environment): FormEntryDependencies & OpenHttpDependencies =>
  withHttp(env, ({ table, accounts }) => ({
    ...openApi({ table, accounts }),
    sites: siteStore(table),
    revisions: revisionStore(table),
    entries: formEntryList(table, systemClock),
    jobs: jobStore(table, systemClock),
    exportFiles: mediaBucket(env),
    mailRecords: mailRecordStore(table),
    audit: auditStore(table),
  }));
