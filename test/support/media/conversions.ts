import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MediaConvertClient } from '@aws-sdk/client-mediaconvert';
import type { S3Client } from '@aws-sdk/client-s3';
import { mediaConvert } from '#functions/platform/gateways/video-converter/video-converter.ts';
import { finishConversions } from '#functions/media/jobs/finish-conversions/finish-conversions.ts';
import type { JobFixture } from '#test/support/jobs/job-fixture.ts';
import { conversionStore } from '#functions/media/store/conversion-store.ts';
import type { DiskSpace } from '#infra/local/disk/disk-space.ts';
import { listen } from '#infra/local/http/listen.ts';
import { LocalJobs } from '#infra/local/mediaconvert/local-jobs.ts';
import { jobStateChangeEvent, mediaConvertEndpoint } from '#infra/local/mediaconvert/mediaconvert-endpoint.ts';
import { CREDENTIALS, REGION } from '#test/support/engines.ts';

/** The embedded MediaConvert behind the real SDK. */
export async function startMediaConvert(s3: S3Client, space?: DiskSpace) {
  const dataDir = await mkdtemp(join(tmpdir(), 'conversions-'));
  const events: ReturnType<typeof jobStateChangeEvent>[] = [];
  const open = () =>
    LocalJobs.open({
      dataDir,
      s3,
      clock: () => new Date(),
      ...(space && { space }),
      onEnd: async (job) => void events.push(jobStateChangeEvent(job, new Date())),
    });
  let jobs = await open();
  const server = createServer((request, response) => {
    void (async () => {
      const reply = await mediaConvertEndpoint(jobs)(request, await text(request));
      response.writeHead(reply?.status ?? 404, reply?.headers).end(reply?.body);
    })();
  });
  const { url, close } = await listen(server, 0);
  const client = new MediaConvertClient({ endpoint: url, region: REGION, credentials: CREDENTIALS, maxAttempts: 1 });
  return {
    client,
    url,
    /** The events of the jobs that have ended. */
    events,
    idle: () => jobs.idle(),
    /** Closes the endpoint and opens it again, as a restart of the process does. */
    reopen: async () => {
      await jobs.stop();
      jobs = await open();
    },
    stop: async () => {
      await jobs.idle();
      client.destroy();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}

export const MEDIA_CONVERT = {
  queue: `arn:aws:mediaconvert:${REGION}:000000000000:queues/local`,
  role: 'arn:aws:iam::000000000000:role/local',
};

/** Converts the videos of a fixture, and ends their conversions. */
export async function startConversions(test: Pick<JobFixture, 's3' | 'table' | 'clock' | 'mediaFiles' | 'dependencies' | 'ids'>) {
  const service = await startMediaConvert(test.s3);
  const dependencies = {
    media: test.dependencies.media,
    conversions: conversionStore(test.table, test.clock),
    converter: mediaConvert(service.client, { ...MEDIA_CONVERT, bucket: 'media' }),
    files: test.mediaFiles,
    clock: test.clock,
    ids: test.ids,
  };
  return {
    ...service,
    dependencies,
    /** Waits for the conversions that have begun, and delivers the events of their end. */
    finish: async (): Promise<void> => {
      await service.idle();
      for (const event of service.events.splice(0)) await finishConversions(dependencies)(event);
    },
  };
}
