import { CloudFrontClient } from '@aws-sdk/client-cloudfront';
import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { LambdaClient } from '@aws-sdk/client-lambda';
import type { S3Client } from '@aws-sdk/client-s3';
import { MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import { SQSClient } from '@aws-sdk/client-sqs';
import { SESClient } from '@aws-sdk/client-ses';
import { writeWarning } from '#functions/platform/base/log.ts';
import { jobFunctionsIn, readVisitBatchMs } from '#functions/platform/base/environment.ts';
import { type AccessLogs, accessLogs } from '#functions/platform/gateways/access-logs.ts';
import { type Cdn, cloudFrontCdn } from '#functions/platform/gateways/cdn.ts';
import { cloudFrontEdgeStore, type EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import { systemClock, systemIds } from '#functions/platform/wiring/clock.ts';
import { type JobQueue, lambdaJobQueue } from '#functions/platform/gateways/job-queue.ts';
import { type Mailer, sesMailer } from '#functions/platform/gateways/mail.ts';
import { mediaConvert, type VideoConverter } from '#functions/platform/gateways/video-converter/video-converter.ts';
import { sqsQueue } from '#functions/platform/gateways/message-queue.ts';
import { objectStorage, type ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { writeAttemptLine } from '#functions/platform/runner/job-log.ts';
import type { JobRunnerDependencies } from '#functions/platform/runner/run-job.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { jobStore } from '#functions/platform/job-store/job-store.ts';
import type { RollUpRequests } from '#functions/analytics/store/visit-hours.ts';
import { type Environment, requireVariable, s3Client } from '#functions/platform/wiring/base.ts';

/** Returns the dependencies of background functions besides the table. Each function's `handler.ts` composes its own from these. */
export const jobRunner = (table: Table): JobRunnerDependencies => ({
  jobs: jobStore(table, systemClock),
  ids: systemIds,
  log: writeAttemptLine,
});

export const openJobQueue = (env: Environment): JobQueue => lambdaJobQueue(new LambdaClient({}), jobFunctionsIn(env));

/** Returns what requests roll-ups of hours with new visits. */
export const openRollUpRequests = (env: Environment): RollUpRequests => ({
  queue: sqsQueue(new SQSClient({}), requireVariable(env, 'rollUpQueue')),
  batchMs: readVisitBatchMs(env),
});

export const openMailer = (env: Environment): Mailer =>
  sesMailer(new SESClient({}), requireVariable(env, 'mailFrom'), requireVariable(env, 'mailEvents'));

export const sitesBucket = (env: Environment, client: S3Client): ObjectStorage =>
  objectStorage(client, requireVariable(env, 'sitesBucket'));

export const openAccessLogs = (env: Environment): AccessLogs => accessLogs(s3Client(), requireVariable(env, 'accessLogsBucket'));

export const openSitesCdn = (env: Environment): Cdn =>
  cloudFrontCdn(new CloudFrontClient({ maxAttempts: 1 }), requireVariable(env, 'sitesDistribution'), systemIds.ulid, writeWarning);

export const openEdgeStore = (env: Environment): EdgeStore =>
  cloudFrontEdgeStore(new CloudFrontKeyValueStoreClient({}), requireVariable(env, 'edgeStore'));

export const openVideoConverter = (env: Environment): VideoConverter =>
  mediaConvert(new MediaConvertClient({}), {
    queue: requireVariable(env, 'videoQueue'),
    role: requireVariable(env, 'videoRole'),
    bucket: requireVariable(env, 'mediaBucket'),
  });
