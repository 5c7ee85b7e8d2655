import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { jobFunctionsIn } from '#functions/environment.ts';
import { cloudFrontCdn } from '#functions/gateways/cdn.ts';
import { systemClock } from '#functions/gateways/clock.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { type JobQueue, lambdaJobQueue } from '#functions/gateways/job-queue.ts';
import { sesMailer } from '#functions/gateways/mail.ts';
import { objectStorage } from '#functions/gateways/object-storage.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import type { BootstrapDependencies } from '#functions/jobs/bootstrap/bootstrap.ts';
import type { ContractDependencies } from '#functions/jobs/contract/apply-contract.ts';
import type { DispatchDependencies } from '#functions/jobs/dispatch/dispatch.ts';
import type { MailDependencies } from '#functions/jobs/mail/send-mail.ts';
import type { ProcessMediaDependencies } from '#functions/jobs/process-media/process-media.ts';
import type { PublishDependencies } from '#functions/jobs/publish/publish-site.ts';
import type { ReconcileDependencies } from '#functions/jobs/reconcile/reconcile.ts';
import { writeJobLogLine } from '#functions/jobs/runner/job-log.ts';
import type { JobRunnerDependencies } from '#functions/jobs/runner/run-job.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { contractSchedule } from '#functions/store/account/contract-schedule.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import type { Table } from '#functions/store/engine/table.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { registrationStore } from '#functions/store/member/registration-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { siteReindexer } from '#functions/store/site/site-reindexer.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { siteSweep } from '#functions/store/site/site-sweep.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { type Environment, mediaBucket, openTable, requireVariable, s3Client } from '#functions/wiring/base.ts';

export function bootstrapDependencies(env: Environment): BootstrapDependencies {
  const table = openTable(env);
  return {
    accounts: accountStore(table),
    plans: planStore(table),
    relisting: siteReindexer(table),
    passwords: argon2Hasher(),
    ids: randomIds,
    clock: systemClock,
  };
}

const openJobQueue = (env: Environment): JobQueue => lambdaJobQueue(new LambdaClient({}), jobFunctionsIn(env));

export const dispatchDependencies = (env: Environment): DispatchDependencies => ({ queue: openJobQueue(env), log: writeJobLogLine });

const jobDependencies = (table: Table) => ({ jobs: jobStore(table, systemClock), media: mediaStore(table, systemClock), ids: randomIds });

export function publishDependencies(env: Environment): JobRunnerDependencies & Omit<PublishDependencies, 'visitorScripts'> {
  const table = openTable(env);
  const client = s3Client();
  return {
    ...jobDependencies(table),
    accounts: accountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    mediaFiles: mediaBucket(env, client),
    siteFiles: objectStorage(client, requireVariable(env, 'sitesBucket')),
    cdn: cloudFrontCdn(new CloudFrontClient({}), requireVariable(env, 'sitesDistribution'), randomIds.ulid),
    clock: systemClock,
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
  };
}

export const processMediaDependencies = (env: Environment): JobRunnerDependencies & ProcessMediaDependencies => ({
  ...jobDependencies(openTable(env)),
  files: mediaBucket(env),
});

export function mailDependencies(env: Environment): JobRunnerDependencies & MailDependencies {
  const table = openTable(env);
  return {
    ...jobDependencies(table),
    accounts: accountStore(table),
    links: linkStore(table, randomIds, systemClock),
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    entries: formEntryStore(table),
    members: memberStore(table),
    registrations: registrationStore(table, systemClock),
    sitesOrigin: requireVariable(env, 'sitesOrigin'),
    mailer: sesMailer(new SESv2Client({}), requireVariable(env, 'mailFrom')),
    consoleOrigin: requireVariable(env, 'consoleOrigin'),
    log: writeJobLogLine,
  };
}

export function contractDependencies(env: Environment): JobRunnerDependencies & ContractDependencies {
  const table = openTable(env);
  return { ...jobDependencies(table), accounts: accountStore(table), sites: siteStore(table), clock: systemClock };
}

export function reconcileDependencies(env: Environment): ReconcileDependencies {
  const table = openTable(env);
  return {
    ...jobDependencies(table),
    sweep: siteSweep(table, systemClock),
    contracts: contractSchedule(table, systemClock),
    files: mediaBucket(env),
    queue: openJobQueue(env),
    clock: systemClock,
  };
}
