import { readImageMaxMb } from '#functions/environment.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { processMediaJob } from '#functions/jobs/process-media/job.ts';
import { processMedia } from '#functions/jobs/process-media/process-media.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { conversionStore } from '#functions/store/media/conversion-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { jobRunner, openVideoConverter } from '#functions/wiring/jobs.ts';

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
