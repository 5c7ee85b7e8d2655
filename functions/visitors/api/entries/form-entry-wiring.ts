import type { FormEntryDependencies } from '#functions/visitors/api/entries/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { auditStore } from '#functions/audit/store/audit-store.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { siteStore } from '#functions/sites/store/site-store.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { type Environment, mediaBucket } from '#functions/platform/wiring/base.ts';
import { type OpenHttpDependencies, openApi, withHttp } from '#functions/platform/wiring/http.ts';

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
