import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { AuditLogDependencies } from '#functions/api/audit/dependencies.ts';
import type { DashboardDependencies } from '#functions/api/dashboard/dependencies.ts';
import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import type { MemberDependencies } from '#functions/api/member/dependencies.ts';
import type { MediaDependencies } from '#functions/api/media/dependencies.ts';
import type { NotiDeliveryDependencies } from '#functions/api/noti-delivery/dependencies.ts';
import type { ProfileDependencies } from '#functions/api/profile/dependencies.ts';
import type { PlanDependencies } from '#functions/api/plan/dependencies.ts';
import type { SiteFormDependencies } from '#functions/api/site-form/dependencies.ts';
import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import type { SubAdminDependencies } from '#functions/api/sub-admin/dependencies.ts';
import type { VisitDependencies } from '#functions/api/visit/dependencies.ts';
import { cloudFrontCdn } from '#functions/gateways/cdn.ts';
import { lambdaJobQueue, type JobQueue } from '#functions/gateways/job-queue.ts';
import { sesMailer } from '#functions/gateways/mail.ts';
import { objectStorage, type ObjectStorage } from '#functions/gateways/object-storage.ts';
import type { ContractDependencies } from '#functions/jobs/contract/apply-contract.ts';
import type { DispatchDependencies } from '#functions/jobs/dispatch/dispatch.ts';
import { writeJobLogLine } from '#functions/jobs/runner/job-log.ts';
import type { MailDependencies } from '#functions/jobs/mail/send-mail.ts';
import type { ProcessMediaDependencies } from '#functions/jobs/process-media/process-media.ts';
import type { PublishDependencies } from '#functions/jobs/publish/publish-site.ts';
import type { ReconcileDependencies } from '#functions/jobs/reconcile/reconcile.ts';
import type { JobRunnerDependencies } from '#functions/jobs/runner/run-job.ts';
import { formEntryStore } from '#functions/store/visitor/form-entry-store.ts';
import { historyStore } from '#functions/store/revision/history-store.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { registrationStore } from '#functions/store/member/registration-store.ts';
import { memberSessionStore } from '#functions/store/member/member-session-store.ts';
import { memberStore } from '#functions/store/member/member-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { presenceStore } from '#functions/store/site/presence-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { siteCopyStore } from '#functions/store/site/site-copy-store.ts';
import { siteNewsStore } from '#functions/store/site/site-news-store.ts';
import { siteReindexer } from '#functions/store/site/site-reindexer.ts';
import { siteSweep } from '#functions/store/site/site-sweep.ts';
import { siteStore } from '#functions/store/site/site-store.ts';
import { visitStore } from '#functions/store/visitor/visit-store.ts';
import type { AuthDependencies } from '#functions/api/auth/dependencies.ts';
import { type Clock, systemClock } from '#functions/gateways/clock.ts';
import { type Ids, randomIds } from '#functions/gateways/ids.ts';
import { argon2Hasher } from '#functions/gateways/passwords.ts';
import type { BootstrapDependencies } from '#functions/jobs/bootstrap/bootstrap.ts';
import { memberAuthenticator } from '#functions/http/authenticate-member.ts';
import { consoleAuthenticator } from '#functions/http/authenticate.ts';
import { type Log, writeLogLine } from '#functions/http/log.ts';
import type { Caller, Member } from '#functions/http/use-case.ts';
import { accountStore, type AccountStore } from '#functions/store/account/account-store.ts';
import { attemptStore } from '#functions/store/auth/attempt-store.ts';
import { auditStore } from '#functions/store/audit/audit-store.ts';
import { contractSchedule } from '#functions/store/account/contract-schedule.ts';
import { deviceStore } from '#functions/store/auth/device-store.ts';
import { linkStore } from '#functions/store/auth/link-store.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { readScopeCounts } from '#functions/store/engine/scope-counts.ts';
import { sessionStore, type SessionStore } from '#functions/store/auth/session-store.ts';
import { tableClient } from '#functions/store/engine/table-client.ts';
import { Table } from '#functions/store/engine/table.ts';
import { ENVIRONMENT } from '#functions/environment.ts';

/**
 * The composition root: environment in, dependencies out, one function for each function of the product so that a bundle
 * holds what it needs and no more. Nothing else reads the environment.
 */
export type Environment = Readonly<Record<string, string | undefined>>;

function variable(env: Environment, name: keyof typeof ENVIRONMENT): string {
  const value = env[ENVIRONMENT[name]];
  if (!value) throw new Error(`The environment has no ${ENVIRONMENT[name]}`);
  return value;
}

const openTable = (env: Environment): Table => new Table(tableClient(), variable(env, 'table'));

/** What every HTTP function has: the envelope's needs, and what they are made of. */
interface HttpDependencies {
  authenticate: (accessToken: string) => Promise<Caller | undefined>;
  originKey: string;
  log: Log;
  table: Table;
  accounts: AccountStore;
  sessions: SessionStore;
  clock: Clock;
  ids: Ids;
}

function httpDependencies(env: Environment): HttpDependencies {
  const table = openTable(env);
  const accounts = accountStore(table);
  const sessions = sessionStore(table, accounts, randomIds, systemClock);
  return {
    authenticate: consoleAuthenticator(sessions),
    originKey: env[ENVIRONMENT.originKey] ?? '',
    log: writeLogLine,
    table,
    accounts,
    sessions,
    clock: systemClock,
    ids: randomIds,
  };
}

/** What an HTTP function has, and what else its family needs over the same table. */
function overHttp<Own>(env: Environment, own: (http: HttpDependencies) => Own): HttpDependencies & Own {
  const http = httpDependencies(env);
  return { ...http, ...own(http) };
}

export const authDependencies = (env: Environment): AuthDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    attempts: attemptStore(table, systemClock),
    devices: deviceStore(table, randomIds, systemClock),
    jobs: jobStore(table, systemClock),
    links: linkStore(table, randomIds, systemClock),
    passwords: argon2Hasher(),
    plans: planStore(table),
  }));

export const subAdminDependencies = (env: Environment): SubAdminDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({ attempts: attemptStore(table, systemClock) }));

export const auditDependencies = (env: Environment): AuditLogDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({ audit: auditStore(table) }));

export const dashboardDependencies = (env: Environment): DashboardDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    audit: auditStore(table),
    plans: planStore(table),
    sites: siteStore(table),
    countsOf: (scope) => readScopeCounts(table, scope),
    sitesOrigin: variable(env, 'sitesOrigin'),
  }));

export const userDependencies = (env: Environment): UserDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    plans: planStore(table),
    sites: siteStore(table),
    attempts: attemptStore(table, systemClock),
    countsOf: (scope) => readScopeCounts(table, scope),
    passwords: argon2Hasher(),
  }));

export const planDependencies = (env: Environment): PlanDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({ plans: planStore(table) }));

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

/** Browsers send no checksums: signed addresses must not ask for one. */
const s3Client = (): S3Client => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

const mediaBucket = (env: Environment, client = s3Client()): ObjectStorage => objectStorage(client, variable(env, 'mediaBucket'));

const openJobQueue = (env: Environment): JobQueue =>
  lambdaJobQueue(new LambdaClient({}), {
    publish: variable(env, 'publishFunction'),
    media: variable(env, 'mediaFunction'),
    mail: variable(env, 'mailFunction'),
    contract: variable(env, 'contractFunction'),
  });

export const siteDependencies = (env: Environment): SiteDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    sites: siteStore(table),
    copies: siteCopyStore(table),
    revisions: revisionStore(table),
    history: historyStore(table),
    presence: presenceStore(table, systemClock),
    popupCounts: popupCountStore(table),
    media: mediaStore(table, systemClock),
    jobs: jobStore(table, systemClock),
    plans: planStore(table),
    sitesOrigin: variable(env, 'sitesOrigin'),
  }));

export const endUserDependencies = (env: Environment): EndUserDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    popupCounts: popupCountStore(table),
    media: mediaStore(table, systemClock),
  }));

export const visitDependencies = (env: Environment): VisitDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    visits: visitStore(table),
    revisions: revisionStore(table),
    popupCounts: popupCountStore(table),
  }));

export const notiDeliveryDependencies = (env: Environment): NotiDeliveryDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    sites: siteStore(table),
    publicSites: publicSiteStore(table),
    news: siteNewsStore(table),
  }));

export const siteFormDependencies = (env: Environment): SiteFormDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    sites: publicSiteStore(table),
    revisions: revisionStore(table),
    attempts: attemptStore(table, systemClock),
    entries: formEntryStore(table),
    sitesOrigin: variable(env, 'sitesOrigin'),
  }));

interface MemberHttpDependencies extends HttpDependencies {
  authenticateMember: (siteId: string, token: string) => Promise<Member | undefined>;
}

export const memberDependencies = (env: Environment): MemberDependencies & MemberHttpDependencies =>
  overHttp(env, ({ table }) => {
    const sessions = memberSessionStore(table, randomIds, systemClock);
    return {
      authenticateMember: memberAuthenticator(sessions),
      memberSessions: sessions,
      members: memberStore(table),
      registrations: registrationStore(table, systemClock),
      sites: publicSiteStore(table),
      revisions: revisionStore(table),
      media: mediaStore(table, systemClock),
      mediaFiles: mediaBucket(env),
      attempts: attemptStore(table, systemClock),
      jobs: jobStore(table, systemClock),
      links: linkStore(table, randomIds, systemClock),
      passwords: argon2Hasher(),
    };
  });

export const mediaDependencies = (env: Environment): MediaDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    media: mediaStore(table, systemClock),
    sites: siteStore(table),
    files: mediaBucket(env),
  }));

export const profileDependencies = (env: Environment): ProfileDependencies & HttpDependencies =>
  overHttp(env, ({ table }) => ({
    plans: planStore(table),
    media: mediaStore(table, systemClock),
    files: mediaBucket(env),
  }));

export const dispatchDependencies = (env: Environment): DispatchDependencies => ({ queue: openJobQueue(env), log: writeJobLogLine });

const jobDependencies = (table: Table) => ({ jobs: jobStore(table, systemClock), media: mediaStore(table, systemClock), ids: randomIds });

export function publishDependencies(env: Environment): JobRunnerDependencies & PublishDependencies {
  const table = openTable(env);
  const client = s3Client();
  return {
    ...jobDependencies(table),
    accounts: accountStore(table),
    sites: siteStore(table),
    revisions: revisionStore(table),
    mediaFiles: mediaBucket(env, client),
    siteFiles: objectStorage(client, variable(env, 'sitesBucket')),
    cdn: cloudFrontCdn(new CloudFrontClient({}), variable(env, 'sitesDistribution'), randomIds.ulid),
    clock: systemClock,
    sitesOrigin: variable(env, 'sitesOrigin'),
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
    sitesOrigin: variable(env, 'sitesOrigin'),
    mailer: sesMailer(new SESv2Client({}), variable(env, 'mailFrom')),
    consoleOrigin: variable(env, 'consoleOrigin'),
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
