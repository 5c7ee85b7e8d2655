import { readImageMaxMb } from '#functions/environment.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { processMediaJob } from '#functions/jobs/process-media/job.ts';
import { processMedia } from '#functions/jobs/process-media/process-media.ts';
import { runJob } from '#functions/jobs/runner/run-job.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { mediaBucket, openTable } from '#functions/wiring/base.ts';
import { jobRunner } from '#functions/wiring/jobs.ts';

const { env } = process;
const table = openTable(env);

export const handler = runJob(
  processMediaJob,
  jobRunner(table),
  processMedia({ media: mediaStore(table, systemClock), files: mediaBucket(env), imageMaxMb: readImageMaxMb(env) }),
);
