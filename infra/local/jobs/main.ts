/**
 * The process `jobs`: runs functions on invocation, on the table's stream and on schedule, moves the clock, converts videos, and
 * provides the DNS and the control plane of custom domains.
 */
import path from 'node:path';
import { realClock } from '#functions/platform/gateways/clock.ts';
import { s3Client } from '#functions/platform/wiring/base.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { type FunctionName, FUNCTIONS } from '#infra/functions.ts';
import { functionsTriggeredBy } from '#infra/functions-triggered-by.ts';
import { clockMover } from '#infra/local/clock/clock-mover.ts';
import { nextDueReader } from '#infra/local/clock/next-due-reader.ts';
import { openDomainEndpoint } from '#infra/local/cloudfront/domain-endpoint.ts';
import { diskSpace, waitForDiskSpace } from '#infra/local/disk/disk-space.ts';
import { openDnsRecords } from '#infra/local/dns/dns-records.ts';
import { listenDns } from '#infra/local/dns/local-dns.ts';
import { listen } from '#infra/local/http/listen.ts';
import { createControlEndpoint } from '#infra/local/jobs/control-endpoint.ts';
import { InvocationQueue } from '#infra/local/jobs/invocation-queue.ts';
import { runOnSchedule } from '#infra/local/jobs/run-on-schedule.ts';
import { runDueJobs } from '#infra/local/jobs/run-due-jobs.ts';
import { StreamClient } from '#infra/local/jobs/stream/stream-client.ts';
import { pollStream } from '#infra/local/jobs/stream/poll-stream.ts';
import { StreamProgress } from '#infra/local/jobs/stream/stream-progress.ts';
import { LocalJobs } from '#infra/local/mediaconvert/local-jobs.ts';
import { jobStateChangeEvent, mediaConvertEndpoint } from '#infra/local/mediaconvert/mediaconvert-endpoint.ts';
import { functionRunner, type Invoke } from '#infra/local/lambda/run-function.ts';
import { resolveLocalhostNames } from '#infra/local/http/resolve-localhost-names.ts';
import { loadOrCreateSecrets, secretTexts } from '#infra/local/platform/secrets.ts';
import { secretsEndpoint } from '#infra/local/secrets/secrets-endpoint.ts';
import { LocalQueue } from '#infra/local/sqs/local-queue.ts';
import { sqsEndpoint } from '#infra/local/sqs/sqs-endpoint.ts';
import { visibilitySeconds } from '#infra/work-queue.ts';
import { requiredEnv } from '#infra/local/platform/required-env.ts';

const env = requiredEnv(
  'PORT',
  'DATA_DIR',
  'TABLE_NAME',
  'SITES_ORIGIN',
  'CLOCK_OFFSET_FILE',
  'AWS_ENDPOINT_URL_DYNAMODB',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
);
resolveLocalhostNames();
const invoke = functionRunner();
const space = diskSpace(env.DATA_DIR);
/** Stored work waits while the disk is full: failing attempts would use up its retries. */
const invokeStored: Invoke = async (name, event) => {
  await waitForDiskSpace(space);
  return invoke(name, event);
};
const queue = await InvocationQueue.open({ folder: path.join(env.DATA_DIR, 'invocations'), invoke: invokeStored });

const queues = await Promise.all(
  functionsTriggeredBy('queue').map(async ([name, { queue: queueName, batchSize, attempts }]) => {
    const { timeoutSeconds } = FUNCTIONS[name];
    const local = await LocalQueue.open({
      folder: path.join(env.DATA_DIR, 'queues', queueName),
      name,
      timeoutSeconds,
      visibilitySeconds: visibilitySeconds(timeoutSeconds),
      batchSize,
      attempts,
      invoke: invokeStored,
      now: systemClock,
    });
    return [queueName, local] as const;
  }),
);
/** Everything that waits for a function: invocations and messages. */
const waiting = [queue, ...queues.map(([, local]) => local)];

const scheduled = functionsTriggeredBy('schedule');
const runScheduled = (name: FunctionName): Promise<unknown> => invokeStored(name, { source: 'schedule' });

const streams = functionsTriggeredBy('stream').map(([name, { entities }]) => {
  const progress = new StreamProgress();
  const client = new StreamClient(env.AWS_ENDPOINT_URL_DYNAMODB, {
    accessKeyId: env.AWS_ACCESS_KEY_ID,
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
    region: env.AWS_REGION,
  });
  const folder = path.join(env.DATA_DIR, 'stream', name);
  return {
    progress,
    options: { client, table: env.TABLE_NAME, folder, entities, progress, deliver: (event: unknown) => invokeStored(name, event) },
  };
});
const progress = streams.map((stream) => stream.progress);
const runSchedules = (): Promise<unknown> =>
  Promise.all(scheduled.map(([name]) => runScheduled(name).catch((error: unknown) => console.error(`${name} failed:`, error))));

const clock = clockMover({
  offsetFile: env.CLOCK_OFFSET_FILE,
  now: systemClock,
  settle: () => runDueJobs({ runSchedules, streams: progress, queues: waiting }),
  nextDue: nextDueReader(env.TABLE_NAME),
});
const records = await openDnsRecords(env.DATA_DIR);
await listenDns(records.of, Number(env.PORT));
const domains = await openDomainEndpoint({ dataDir: env.DATA_DIR, records, sitesOrigin: env.SITES_ORIGIN, clock: systemClock });
const conversions = await LocalJobs.open({
  dataDir: path.join(env.DATA_DIR, 'mediaconvert'),
  s3: s3Client(),
  clock: realClock,
  onEnd: async (job) => {
    const event = jobStateChangeEvent(job, new Date());
    for (const [name, trigger] of scheduled) if ('events' in trigger) await queue.add(name, event);
  },
});
const secrets = secretsEndpoint(async () => secretTexts(await loadOrCreateSecrets(env.DATA_DIR)));
const services = [secrets, sqsEndpoint(new Map<string, LocalQueue>(queues)), domains, mediaConvertEndpoint(conversions)];
await listen(createControlEndpoint({ invoke, queue, clock, services, space, accessKeyId: env.AWS_ACCESS_KEY_ID }), Number(env.PORT));

for (const [name, { everyMinutes }] of scheduled) void runOnSchedule(name, everyMinutes * 60_000, () => runScheduled(name));
for (const { options } of streams) void pollStream(options);
