import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { mailJob } from '#functions/mail/job-definitions/mail.ts';
import { sendMail } from '#functions/mail/jobs/mail/send-mail.ts';
import { writeJobLogLine } from '#functions/platform/runner/job-log.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { accountStore } from '#functions/accounts/store/account-store.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { linkStore } from '#functions/sign-in/store/link-store.ts';
import { loginEmailChangeStore } from '#functions/sign-in/store/login-email-change-store.ts';
import { memberStore } from '#functions/visitors/store/members/member-store.ts';
import { emailChangeStore } from '#functions/visitors/store/members/email-change-store.ts';
import { registrationStore } from '#functions/visitors/store/members/registration-store.ts';
import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import { previewShareStore } from '#functions/preview/store/preview-share-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { mailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import { suppressionStore } from '#functions/visitors/store/entries/suppression-store.ts';
import { estimateStore } from '#functions/billing/store/estimate-store.ts';
import { invoiceDocumentStore } from '#functions/billing/store/invoice-document-store.ts';
import { invoicesBucket, mediaBucket, openTable, requireVariable } from '#functions/platform/wiring/base.ts';
import { jobRunner, openMailer } from '#functions/platform/wiring/jobs.ts';
import { openMediaRights, openSecrets, withSecrets } from '#functions/platform/wiring/secrets.ts';

const { env } = process;
const secrets = openSecrets();
const table = openTable(env);

export const handler = withSecrets(
  secrets,
  runJob(
    mailJob,
    jobRunner(table),
    sendMail({
      accounts: accountStore(table),
      plans: planStore(table),
      links: linkStore(table, systemIds, systemClock),
      sites: publicSiteStore(table),
      revisions: revisionStore(table),
      entries: formEntryStore(table),
      members: memberStore(table),
      registrations: registrationStore(table, systemClock),
      emailChanges: emailChangeStore(table, systemClock),
      loginEmailChanges: loginEmailChangeStore(table, systemClock),
      shares: previewShareStore(table),
      clock: systemClock,
      sitesOrigin: requireVariable(env, 'sitesOrigin'),
      consoleOrigin: requireVariable(env, 'consoleOrigin'),
      mediaRights: openMediaRights(env, secrets),
      mailer: openMailer(env),
      mailRecords: mailRecordStore(table),
      bells: bellStore(table),
      notices: systemNoticeStore(table),
      suppressions: suppressionStore(table, systemClock),
      reportFiles: mediaBucket(env),
      documents: invoiceDocumentStore(table),
      estimates: estimateStore(table, systemIds, systemClock),
      archive: invoicesBucket(env),
      log: writeJobLogLine,
    }),
  ),
);
