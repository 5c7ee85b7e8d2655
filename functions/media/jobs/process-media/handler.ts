import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { processMediaJob } from '#functions/media/job-definitions/process-media.ts';
import { processMedia } from '#functions/media/jobs/process-media/process-media.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import { conversionStore } from '#functions/media/store/conversion-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { mediaBucket, openTable } from '#functions/platform/wiring/base.ts';
import { jobRunner, openVideoConverter } from '#functions/platform/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = runJob(
  processMediaJob,
  jobRunner(table),
  processMedia({
    media: mediaStore(table, systemClock),
    conversions: conversionStore(table, systemClock),
    converter: openVideoConverter(env),
    files: mediaBucket(env),
    imageMaxMb: readImageMaxMb(env),
    clock: systemClock,
  }),
);
