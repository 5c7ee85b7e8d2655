import { systemClock, systemIds } from '#functions/wiring/clock.ts';
import { mailJob } from '#functions/jobs/mail/job.ts';
import { sendMail } from '#functions/jobs/mail/send-mail.ts';
import { writeJobLogLine } from '#functions/jobs/runner/job-log.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { registrationStore } from '#functions/store/member/registration-store.ts';
import { bellStore } from '#functions/store/notice/bell-store.ts';
import { systemNoticeStore } from '#functions/store/notice/system-notice-store.ts';
import { previewShareStore } from '#functions/store/preview/preview-share-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { suppressionStore } from '#functions/store/visitor/suppression-store.ts';
import { mediaBucket, openTable, requireVariable } from '#functions/wiring/base.ts';
import { jobRunner, openMailer } from '#functions/wiring/jobs.ts';
import { openMediaRights, openSecrets, withSecrets } from '#functions/wiring/secrets.ts';

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
      links: linkStore(table, systemIds, systemClock),
      sites: publicSiteStore(table),
      revisions: revisionStore(table),
      entries: formEntryStore(table),
      members: memberStore(table),
      registrations: registrationStore(table, systemClock),
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
      log: writeJobLogLine,
    }),
  ),
);
